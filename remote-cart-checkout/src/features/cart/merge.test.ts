import { intents, intentTypes, type MergedCart } from '@shop/contract';
import { answer, makeTestStore, useServer } from '@shop/testing';
import { waitFor } from '@testing-library/react';
import { cart } from '../../testing/fixtures.ts';
import { cartModels } from './models.ts';

const server = useServer();
const merged: MergedCart = {
  items: [
    { item_id: 7, qty: 2, qty_before: 1, plan_added: true },
    { item_id: 8, qty: 1, qty_before: 0, plan_added: false },
  ],
  coupon_added: true,
};

const undo = () => {
  const actions: { type: string; payload?: unknown }[] = [];
  makeTestStore({ models: cartModels, actions }).dispatch(intents.cartMergeUndone(merged));
  return () => actions.filter(({ type }) => type === intentTypes.cartPutBack).map(({ payload }) => payload);
};

test('the undo puts lines, plan and coupon back as they were, one after the other, once, and says so', async () => {
  const asked: unknown[] = [];
  const note = ({ body }: { body: unknown }) => {
    asked.push(body);
    return cart();
  };
  server.use(
    answer('editCartItem', note),
    answer('deleteCartItem', note),
    answer('removeCoupon', () => {
      asked.push('coupon');
      return cart();
    }),
  );
  const ends = undo();
  await waitFor(() => expect(ends()).toEqual([{ isComplete: true }]));
  expect(asked).toEqual([{ item_id: 7, qty: 1, remove_plan: true }, { item_id: 8 }, 'coupon']);
});

test('a line that does not go does not hold up the others, and is said', async () => {
  let removed = 0;
  server.use(
    answer('editCartItem', { code: 404, message: 'Gone' }),
    answer('deleteCartItem', () => {
      removed += 1;
      return cart();
    }),
    answer('removeCoupon', cart()),
  );
  const ends = undo();
  await waitFor(() => expect(ends()).toEqual([{ isComplete: false }]));
  expect(removed).toBe(1);
});
