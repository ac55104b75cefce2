import { intents, intentTypes, type CallResult, type MergedCart } from '@shop/contract';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, waitFor } from '@testing-library/react';
import CartMerge, { models } from '../../expose/cart-merge.tsx';
import { texts } from '../../testing/fixtures.ts';

const server = useServer();
const cart = {} as CallResult<'carts'>; // nothing of it is read
const merged: MergedCart = {
  items: [
    { item_id: 7, qty: 2, qty_before: 1, plan_added: true },
    { item_id: 8, qty: 1, qty_before: 0, plan_added: false },
  ],
  coupon_added: true,
};

function open() {
  const actions: { type: string; payload?: unknown }[] = [];
  const { store } = renderPart(<CartMerge />, { texts, actions, models });
  act(() => void store.dispatch(intents.cartMergeUndone(merged)));
  return () => actions.filter(({ type }) => type === intentTypes.noticeGiven).map(({ payload }) => payload);
}

test('the undo puts lines, plan and coupon back as they were, once, and says so', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('editCartItem', ({ body }) => {
      asked.push(body);
      return cart;
    }),
    answer('deleteCartItem', ({ body }) => {
      asked.push(body);
      return cart;
    }),
    answer('removeCoupon', () => {
      asked.push('coupon');
      return cart;
    }),
  );
  const notices = open();
  await waitFor(() => expect(notices()).toEqual([{ text: 'Your cart is as it was before', tone: 'ok' }]));
  expect(asked).toEqual([{ item_id: 7, qty: 1, remove_plan: true }, { item_id: 8 }, 'coupon']);
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
  const notices = open();
  const text = 'We could not undo all of it. Please check your cart.';
  await waitFor(() => expect(notices()).toEqual([{ text, tone: 'error' }]));
  expect(removed).toBe(1);
});
