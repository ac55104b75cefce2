import type { PageResult } from '@shop/contract';
import { isAnswer, type LoaderContext, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { viewedApi } from '../features/viewed/endpoints.ts';
import { Viewed } from '../features/viewed/viewed.tsx';
import { AccountPage } from '../parts/account-page.tsx';

export { privateHead as head } from '@shop/contract';

export async function loader({ dispatch }: LoaderContext): Promise<PageResult | void> {
  const asked = viewedApi.endpoints.viewed.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { isError, error } = await dispatch(asked);
  if (isError) return { status: isAnswer(error, 401) ? 401 : 503 };
}

/** Recently viewed products (ROUTE-053). */
export default function RecentlyViewedPage(): ReactNode {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('title.viewed')}>
      <Viewed />
    </AccountPage>
  );
}
