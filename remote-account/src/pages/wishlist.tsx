import type { PageResult } from '@shop/contract';
import { AccountPage, pageOf } from '@shop/kit';
import { failureStatus, type LoaderContext, useSearchParams, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { wishlistApi } from '../features/wishlist/endpoints.ts';
import { Wishlist } from '../features/wishlist/wishlist.tsx';

export { privateHead as head } from '@shop/contract';

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const asked = wishlistApi.endpoints.wishlistPage.initiate(pageOf(url.searchParams), { subscribe: false });
  const { isError, error } = await dispatch(asked);
  if (isError) return failureStatus(error);
};

/** My Wishlists (ROUTE-052). */
export default function WishlistPage(): ReactNode {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountPage t={t} title={t('title.wishlist')}>
      <Wishlist page={pageOf(query)} />
    </AccountPage>
  );
}
