import type { PageResult } from '@shop/contract';
import { isAnswer, type LoaderContext, useSearchParams, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { couponsApi, couponStateOf } from '../features/coupons/endpoints.ts';
import { OwnCoupons } from '../features/coupons/own-coupons.tsx';
import { AccountPage } from '../parts/account-page.tsx';
import { pageOf } from '../parts/page-of.ts';

export { privateHead as head } from '@shop/contract';

const askedBy = (query: URLSearchParams) => ({ state: couponStateOf(query), page: pageOf(query) });

export async function loader({ dispatch, url }: LoaderContext): Promise<PageResult | void> {
  const asked = couponsApi.endpoints.ownCoupons.initiate(askedBy(url.searchParams), {
    subscribe: false,
    forceRefetch: true,
  });
  const { isError, error } = await dispatch(asked);
  if (isError) return { status: isAnswer(error, 401) ? 401 : 503 };
}

/** My Coupons (ROUTE-056). */
export default function CouponsPage(): ReactNode {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountPage title={t('title.coupons')}>
      <OwnCoupons {...askedBy(query)} />
    </AccountPage>
  );
}
