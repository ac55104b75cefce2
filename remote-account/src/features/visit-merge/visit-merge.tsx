import { intents, type MergeUndone, type MergedCart } from '@shop/contract';
import { api, useDispatch, useSelector, useTranslation, type AppDispatch } from '@shop/platform';
import { useEffect, type ReactNode } from 'react';
import { visitMergeApi } from './endpoints.ts';
import { undoBegun, visitMergeSlice } from './slice.ts';

const { takeBack, setBack, withdrawCoupon, unwish, forget } = visitMergeApi.endpoints;

/** Puts every line back, one call after the other; false when one of them did not go. */
async function putBackCart(dispatch: AppDispatch, { items, coupon_added }: MergedCart): Promise<boolean> {
  let isDone = true;
  for (const { item_id, qty_before, plan_added } of items) {
    const edit = { item_id, qty: qty_before, ...(plan_added && { remove_plan: true }) };
    const isNew = qty_before === 0;
    const { error } = isNew ? await dispatch(takeBack.initiate(item_id)) : await dispatch(setBack.initiate(edit));
    if (error) isDone = false;
  }
  if (coupon_added && (await dispatch(withdrawCoupon.initiate())).error) isDone = false;
  return isDone;
}

/** Cart, wishlist and list of viewed products as they were; false when something did not go back. */
async function putBack(dispatch: AppDispatch, merged: MergeUndone): Promise<boolean> {
  const { merged_cart, merged_wishlist = [], merged_viewed = [] } = merged;
  let isDone = merged_cart ? await putBackCart(dispatch, merged_cart) : true;
  for (const { product_id, child_id } of merged_wishlist) {
    const body = { product_id, ...(child_id !== null && { child_id }) };
    if ((await dispatch(unwish.initiate(body))).error) isDone = false;
  }
  if (merged_viewed.length > 0 && (await dispatch(forget.initiate(merged_viewed))).error) isDone = false;
  return isDone;
}

/** Undoes on request what a sign-in added to the customer's cart and lists, and shows the outcome. */
export function VisitMerge(): ReactNode {
  const { t } = useTranslation('account');
  const dispatch = useDispatch<AppDispatch>();
  const asked = useSelector(visitMergeSlice.selectors.selectAsked);
  useEffect(() => {
    if (!asked) return;
    dispatch(undoBegun());
    void putBack(dispatch, asked).then((isDone) => {
      dispatch(api.util.invalidateTags(['Cart', 'Wishlist']));
      const tone = isDone ? 'ok' : 'error';
      dispatch(intents.noticeGiven({ text: t(isDone ? 'merge.undone' : 'merge.failed'), tone }));
    });
  }, [asked, dispatch, t]);
  return null;
}
