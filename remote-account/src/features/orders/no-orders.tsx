import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { EmptyState, LinkButton } from '@shop/ui';
import type { ReactNode } from 'react';

/** Shown in place of an empty list of orders. */
export const NoOrders = (): ReactNode => {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      title={t('orders.none')}
      action={
        <LinkButton href={paths.home()} linkComponent={Link}>
          {t('orders.shop')}
        </LinkButton>
      }
    >
      {t('orders.noneHint')}
    </EmptyState>
  );
};
