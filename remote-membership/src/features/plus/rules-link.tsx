import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';

/** Links to the membership guidelines, which always open in a new tab (ROUTE-012). */
export const RulesLink = () => {
  const { t } = useTranslation('membership');
  return (
    <Link href={paths.plusRules()} target="_blank">
      {t('joining.rules')}
    </Link>
  );
};
