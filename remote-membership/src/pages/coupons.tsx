import type { PageResult } from '@shop/contract';
import { AccountPage, pageOf } from '@shop/kit';
import { failureStatus, type LoaderContext, useSearchParams, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { couponsApi, couponStateOf } from '../features/own-coupons/endpoints.ts';
import { OwnCoupons } from '../features/own-coupons/own-coupons.tsx';

export { privateHead as head } from '@shop/contract';

const askedBy = (query: URLSearchParams) => ({ state: couponStateOf(query), page: pageOf(query) });

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const asked = couponsApi.endpoints.ownCoupons.initiate(askedBy(url.searchParams), {
    subscribe: false,
    forceRefetch: true,
  });
  const { isError, error } = await dispatch(asked);
  if (isError) return failureStatus(error);
};

/** My Coupons (ROUTE-056). */
export default function CouponsPage(): ReactNode {
  const { t } = useTranslation('membership');
  const [query] = useSearchParams();
  return (
    <AccountPage t={t} title={t('title.coupons')}>
      <OwnCoupons {...askedBy(query)} />
    </AccountPage>
  );
}
