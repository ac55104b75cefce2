import { paths } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { EmptyState, LinkButton } from '@shop/ui';
import type { ReactNode } from 'react';

/** Shown in place of an empty list of bought products. */
export const NothingBought = ({ title }: { title: string }): ReactNode => {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      title={title}
      action={
        <LinkButton href={paths.home()} linkComponent={Link}>
          {t('orders.shop')}
        </LinkButton>
      }
    >
      {t('bought.noneHint')}
    </EmptyState>
  );
};
