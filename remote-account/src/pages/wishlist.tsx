import type { ActionContext, ActionResult } from '@shop/contract';
import { AccountPage, pageOf, loading } from '@shop/kit';
import { usePage, useSearchParams, useTranslation } from '@shop/platform';
import { Notice } from '@shop/ui';
import { wishlistApi } from '../features/wishlist/endpoints.ts';
import { Wishlist } from '../features/wishlist/wishlist.tsx';

/** Loaded by the server alone. */
export const action = async (context: ActionContext): Promise<ActionResult> =>
  (await import('../features/wishlist/form-action.ts')).action(context);

export const loader = loading(({ dispatch, url }) => [
  dispatch(wishlistApi.endpoints.wishlistPage.initiate(pageOf(url.searchParams), { subscribe: false })),
]);

/** My Wishlists (ROUTE-052). */
export default function WishlistPage() {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const { sent } = usePage();
  return (
    <AccountPage t={t} title={t('title.wishlist')}>
      {sent?.message && <Notice tone="trouble">{sent.message}</Notice>}
      <Wishlist page={pageOf(query)} />
    </AccountPage>
  );
}
