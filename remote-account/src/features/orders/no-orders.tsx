import { paths } from '@shop/contract';
import { LinkButton } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { EmptyState } from '@shop/ui';

/** Shown in place of an empty list of orders. */
export const NoOrders = () => {
  const { t } = useTranslation('account');
  return (
    <EmptyState title={t('orders.none')} action={<LinkButton href={paths.home()}>{t('orders.shop')}</LinkButton>}>
      {t('orders.noneHint')}
    </EmptyState>
  );
};
