import { AccountPage, loading } from '@shop/kit';
import { ownApi, useTranslation } from '@shop/platform';
import { Viewed } from '../features/viewed/viewed.tsx';

export const loader = loading(({ dispatch }) => [
  dispatch(ownApi.endpoints.viewed.initiate(undefined, { subscribe: false, forceRefetch: true })),
]);

/** Recently viewed products (ROUTE-053). */
export default function RecentlyViewedPage() {
  const { t } = useTranslation('account');
  return (
    <AccountPage t={t} title={t('title.viewed')}>
      <Viewed />
    </AccountPage>
  );
}
