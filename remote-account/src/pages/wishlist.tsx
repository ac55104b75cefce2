import { AccountPage, pageOf, loading } from '@shop/kit';
import { useSearchParams, useTranslation } from '@shop/platform';
import { wishlistApi } from '../features/wishlist/endpoints.ts';
import { Wishlist } from '../features/wishlist/wishlist.tsx';

export const loader = loading(({ dispatch, url }) => [
  dispatch(wishlistApi.endpoints.wishlistPage.initiate(pageOf(url.searchParams), { subscribe: false })),
]);

/** My Wishlists (ROUTE-052). */
export default function WishlistPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountPage t={t} title={t('title.wishlist')}>
      <Wishlist page={pageOf(query)} />
    </AccountPage>
  );
}
