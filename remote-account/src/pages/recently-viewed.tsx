import type { PageResult } from '@shop/contract';
import { AccountPage } from '@shop/kit';
import { failureStatus, type LoaderContext, ownApi, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { Viewed } from '../features/viewed/viewed.tsx';

export { privateHead as head } from '@shop/contract';

export const loader = async ({ dispatch }: LoaderContext): Promise<PageResult | void> => {
  const asked = ownApi.endpoints.viewed.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { isError, error } = await dispatch(asked);
  if (isError) return failureStatus(error);
};

/** Recently viewed products (ROUTE-053). */
export default function RecentlyViewedPage(): ReactNode {
  const { t } = useTranslation('account');
  return (
    <AccountPage t={t} title={t('title.viewed')}>
      <Viewed />
    </AccountPage>
  );
}
