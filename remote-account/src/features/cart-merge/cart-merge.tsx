import { intents, type MergedCart } from '@shop/contract';
import { api, useDispatch, useSelector, useTranslation, type AppDispatch } from '@shop/platform';
import { useEffect, type ReactNode } from 'react';
import { cartMergeApi } from './endpoints.ts';
import { cartMergeSlice, undoBegun } from './slice.ts';

const { takeBack, setBack, withdrawCoupon } = cartMergeApi.endpoints;

/** Puts every line back, one call after the other; false when one of them did not go. */
async function putBack(dispatch: AppDispatch, { items, coupon_added }: MergedCart): Promise<boolean> {
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

/** Takes out of the customer's cart again what a sign-in put there, when it is asked to, and says how that ended. */
export function CartMerge(): ReactNode {
  const { t } = useTranslation('account');
  const dispatch = useDispatch<AppDispatch>();
  const asked = useSelector(cartMergeSlice.selectors.selectAsked);
  useEffect(() => {
    if (!asked) return;
    dispatch(undoBegun());
    void putBack(dispatch, asked).then((isDone) => {
      dispatch(api.util.invalidateTags(['Cart']));
      const tone = isDone ? 'ok' : 'error';
      dispatch(intents.noticeGiven({ text: t(isDone ? 'merge.undone' : 'merge.failed'), tone }));
    });
  }, [asked, dispatch, t]);
  return null;
}
