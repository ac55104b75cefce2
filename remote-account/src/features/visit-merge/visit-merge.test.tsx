import { intents, intentTypes, type CallResult, type MergeUndone } from '@shop/contract';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, waitFor } from '@testing-library/react';
import VisitMerge, { models } from '../../extensions/visit-merge.tsx';
import { texts } from '../../testing/fixtures.ts';

const server = useServer();
const cart = {} as CallResult<'carts'>; // nothing of it is read
const merged: MergeUndone = {
  merged_cart: {
    items: [
      { item_id: 7, qty: 2, qty_before: 1, plan_added: true },
      { item_id: 8, qty: 1, qty_before: 0, plan_added: false },
    ],
    coupon_added: true,
  },
  merged_wishlist: [
    { product_id: 3, child_id: null },
    { product_id: 4, child_id: 41 },
  ],
  merged_viewed: [5, 6],
};

function open(undone: MergeUndone = merged) {
  const actions: { type: string; payload?: unknown }[] = [];
  const { store } = renderPart(<VisitMerge />, { texts, actions, models });
  act(() => void store.dispatch(intents.mergeUndone(undone)));
  return () => actions.filter(({ type }) => type === intentTypes.noticeGiven).map(({ payload }) => payload);
}

test('X-003 the undo puts lines, plan, coupon and both lists back as they were, once, and says so', async () => {
  const asked: unknown[] = [];
  const note =
    <T,>(result: T) =>
    ({ body }: { body: unknown }) => {
      asked.push(body);
      return result;
    };
  server.use(
    answer('editCartItem', note(cart)),
    answer('deleteCartItem', note(cart)),
    answer('removeCoupon', () => {
      asked.push('coupon');
      return cart;
    }),
    answer('deleteWishlistItem', note({ list: [] })),
    answer('forgetViewed', note(null)),
  );
  const notices = open();
  await waitFor(() => expect(notices()).toEqual([{ text: 'Everything is as it was before', tone: 'ok' }]));
  expect(asked).toEqual([
    { item_id: 7, qty: 1, remove_plan: true },
    { item_id: 8 },
    'coupon',
    { product_id: '3' },
    { product_id: '4', child_id: '41' },
    { product_ids: '6' }, // the last of the form's two
  ]);
});

test('a line that does not go does not hold up the others, and is said', async () => {
  let removed = 0;
  server.use(
    answer('editCartItem', { code: 404, message: 'Gone' }),
    answer('deleteCartItem', () => {
      removed += 1;
      return cart;
    }),
    answer('removeCoupon', cart),
  );
  const notices = open({ merged_cart: merged.merged_cart });
  const text = 'We could not undo all of it. Please check your cart and your wishlist.';
  await waitFor(() => expect(notices()).toEqual([{ text, tone: 'error' }]));
  expect(removed).toBe(1);
});
