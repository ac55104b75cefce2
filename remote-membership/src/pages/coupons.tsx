import { AccountPage, pageOf, loading } from '@shop/kit';
import { useSearchParams, useTranslation } from '@shop/platform';
import { couponsApi, couponStateOf } from '../features/own-coupons/endpoints.ts';
import { OwnCoupons } from '../features/own-coupons/own-coupons.tsx';

const askedBy = (query: URLSearchParams) => ({ state: couponStateOf(query), page: pageOf(query) });

export const loader = loading(({ dispatch, url }) => [
  dispatch(
    couponsApi.endpoints.ownCoupons.initiate(askedBy(url.searchParams), {
      subscribe: false,
      forceRefetch: true,
    }),
  ),
]);

/** My Coupons (ROUTE-056). */
export default function CouponsPage() {
  const { t } = useTranslation('membership');
  const [query] = useSearchParams();
  return (
    <AccountPage t={t} title={t('title.coupons')}>
      <OwnCoupons {...askedBy(query)} />
    </AccountPage>
  );
}
