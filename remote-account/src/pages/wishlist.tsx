import type { PageResult } from '@shop/contract';
import { isAnswer, type LoaderContext, useSearchParams, useTranslation } from '@shop/platform';
import type { ReactNode } from 'react';
import { wishlistApi } from '../features/wishlist/endpoints.ts';
import { Wishlist } from '../features/wishlist/wishlist.tsx';
import { pageOf } from '../parts/page-of.ts';
import { AccountPage } from '../parts/account-page.tsx';

export { privateHead as head } from '@shop/contract';

export async function loader({ dispatch, url }: LoaderContext): Promise<PageResult | void> {
  const asked = wishlistApi.endpoints.wishlistPage.initiate(pageOf(url.searchParams), { subscribe: false });
  const { isError, error } = await dispatch(asked);
  if (isError) return { status: isAnswer(error, 401) ? 401 : 503 };
}

/** My Wishlists (ROUTE-052). */
export default function WishlistPage(): ReactNode {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  return (
    <AccountPage title={t('title.wishlist')}>
      <Wishlist page={pageOf(query)} />
    </AccountPage>
  );
}
