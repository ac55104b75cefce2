import { paths } from '@shop/contract';
import { useHasPage } from '@shop/kit';
import { Link, useTranslation } from '@shop/platform';

interface Props {
  entries: readonly { product_id: number; qty: number }[];
}

/** Leads to the plan with what is on a list; nothing for an empty one. */
export const WillItFitLink = ({ entries }: Props) => {
  const { t } = useTranslation('account');
  const hasPage = useHasPage();
  if (entries.length === 0 || !hasPage(paths.willItFit())) return null;
  const products = entries.flatMap(({ product_id, qty }) => Array.from({ length: qty }, () => product_id));
  return (
    <p>
      <Link href={paths.willItFit(products.slice(0, 12))}>{t('fit.title')}</Link>
    </p>
  );
};
