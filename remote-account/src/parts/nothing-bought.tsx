import { paths } from '@shop/contract';
import { LinkButton } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { EmptyState } from '@shop/ui';

/** Shown in place of an empty list of bought products. */
export const NothingBought = ({ title }: { title: string }) => {
  const { t } = useTranslation('account');
  return (
    <EmptyState title={title} action={<LinkButton href={paths.home()}>{t('orders.shop')}</LinkButton>}>
      {t('bought.noneHint')}
    </EmptyState>
  );
};
