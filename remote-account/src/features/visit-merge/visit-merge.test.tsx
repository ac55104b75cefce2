import { intents, intentTypes, type Intent, type MergedCart, type MergeUndone } from '@shop/contract';
import { put, takeEvery, type Model } from '@shop/platform';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, waitFor } from '@testing-library/react';
import VisitMerge, { models } from '../../extensions/visit-merge.tsx';
import { texts } from '../../testing/fixtures.ts';

const server = useServer();
const merged_cart: MergedCart = {
  items: [{ item_id: 7, qty: 2, qty_before: 1, plan_added: true }],
  coupon_added: true,
};
const merged: MergeUndone = {
  merged_cart,
  merged_wishlist: [
    { product_id: 3, child_id: null },
    { product_id: 4, child_id: 41 },
  ],
  merged_viewed: [5, 6],
};

/** In place of the cart's remote: answers that the cart is back, or that some of it is not. */
const cartOwner = (isComplete: boolean, asked: unknown[]): Model => ({
  *saga() {
    yield takeEvery(intentTypes.cartMergeUndone, function* putBack({ payload }: Intent<'cartMergeUndone'>) {
      asked.push(payload);
      yield put(intents.cartPutBack({ isComplete }));
    });
  },
});

const open = (undone: MergeUndone, isCartBack: boolean, asked: unknown[] = []) => {
  const actions: { type: string; payload?: unknown }[] = [];
  const { store } = renderPart(<VisitMerge />, { texts, actions, models: [...models, cartOwner(isCartBack, asked)] });
  act(() => void store.dispatch(intents.mergeUndone(undone)));
  return () => actions.filter(({ type }) => type === intentTypes.noticeGiven).map(({ payload }) => payload);
};
const failed = {
  text: 'We could not undo all of it. Please check your cart and your wishlist.',
  tone: 'error',
};

test('X-003 the undo has the cart put back, takes back both lists, once, and says so', async () => {
  const asked: unknown[] = [];
  const note =
    <T,>(result: T) =>
    ({ body }: { body: unknown }) => {
      asked.push(body);
      return result;
    };
  server.use(answer('deleteWishlistItem', note({ list: [] })), answer('forgetViewed', note(null)));
  const notices = open(merged, true, asked);
  await waitFor(() => expect(notices()).toEqual([{ text: 'Everything is as it was before', tone: 'ok' }]));
  expect(asked).toEqual([
    merged_cart,
    { product_id: '3' },
    { product_id: '4', child_id: '41' },
    { product_ids: '6' }, // the last of the form's two
  ]);
});

test('a cart that is not all back is said', async () => {
  const notices = open({ merged_cart }, false);
  await waitFor(() => expect(notices()).toEqual([failed]));
});

test('a wish that does not go does not hold up the others, and is said', async () => {
  let forgotten = 0;
  server.use(
    answer('deleteWishlistItem', { code: 404, message: 'Gone' }),
    answer('forgetViewed', () => {
      forgotten += 1;
      return null;
    }),
  );
  const notices = open(merged, true);
  await waitFor(() => expect(notices()).toEqual([failed]));
  expect(forgotten).toBe(1);
});
