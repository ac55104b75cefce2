import type { ActionContext, ActionResult, PageResult } from '@shop/contract';
import { AccountPage, pageOf } from '@shop/kit';
import { failureStatus, type LoaderContext, usePage, useSearchParams, useTranslation } from '@shop/platform';
import { Notice } from '@shop/ui';
import type { ReactNode } from 'react';
import { wishlistApi } from '../features/wishlist/endpoints.ts';
import { Wishlist } from '../features/wishlist/wishlist.tsx';

export { privateHead as head } from '@shop/contract';

/** Loaded by the server alone. */
export const action = async (context: ActionContext): Promise<ActionResult> =>
  (await import('../features/wishlist/form-action.ts')).action(context);

export const loader = async ({ dispatch, url }: LoaderContext): Promise<PageResult | void> => {
  const asked = wishlistApi.endpoints.wishlistPage.initiate(pageOf(url.searchParams), { subscribe: false });
  const { isError, error } = await dispatch(asked);
  if (isError) return failureStatus(error);
};

/** My Wishlists (ROUTE-052). */
export default function WishlistPage(): ReactNode {
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
