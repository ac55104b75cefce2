import { intents, type CartItem } from '@shop/contract';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart, item, texts } from '../../testing/fixtures.ts';
import { offers, plansOf } from '../../testing/plans.ts';
import { CartDrawer } from './cart-drawer.tsx';
import { cartModels } from './models.ts';
import { cartSelectors, type CartState } from './slice.ts';

const server = useServer();
const extend = {
  planId: 'P7-36',
  offerPlanId: 'O7-36',
  price: 3_999,
  term: 3,
  title: '3-year protection plan',
  qty: 2,
};
const protectedItem = item({ has_contract: 2, extend });

const openCart = async (line: CartItem) => {
  server.use(answer('carts', cart([line])), answer('productExtend', plansOf(100)));
  const view = renderPart(<CartDrawer />, { texts, models: cartModels });
  act(() => void view.store.dispatch(intents.cartDrawerRequested({ open: true })));
  await screen.findByRole('link', { name: 'Lund sofa' });
  return view;
};
const addPlan = () => screen.getByRole('button', { name: 'Add protection plan Lund sofa' });
const removePlan = () => screen.getByRole('button', { name: 'Remove protection plan Lund sofa' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Protection plan' }));

const choose = async (name: RegExp) => {
  await userEvent.click(addPlan());
  await userEvent.click(await screen.findByRole('radio', { name }));
  await userEvent.click(dialog().getByRole('button', { name: 'Add' }));
};

test('PLAN-003 PLAN-006 for a cart item the dialog attaches the plan: after the reload the item has has_contract 2', async () => {
  const sent: unknown[] = [];
  await openCart(item());
  server.use(answer('editCartItem', ({ body }) => (sent.push(body), cart([protectedItem]))));
  await choose(/3 years/);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Protection plan' })).toBeNull());
  expect(screen.getByText(/Protection: 3-year protection plan/).parentElement).toHaveTextContent('C$39.99 × 2');
  expect(removePlan()).toHaveFocus();
  const [, { planId, offerPlanId, price, title }] = offers;
  expect(sent).toEqual([{ item_id: 1, qty: 2, planId, offerPlanId, price, title, term: 36 }]);
});

test('PLAN-007 an attached plan is removed by a refund', async () => {
  const sent: unknown[] = [];
  await openCart(protectedItem);
  server.use(answer('refundPlan', ({ body }) => (sent.push(`${new URLSearchParams(body as never)}`), cart())));
  await userEvent.click(removePlan());
  await waitFor(() => expect(addPlan()).toBeVisible());
  expect(screen.queryByText(/3-year/)).toBeNull();
  expect(sent).toEqual(['item_id=1']);
});

test('a plan taken off again leaves the page as it was: the dialog that added it stays closed', async () => {
  await openCart(item());
  server.use(answer('editCartItem', cart([protectedItem])), answer('refundPlan', cart()));
  await choose(/3 years/);
  await waitFor(() => expect(removePlan()).toBeVisible());
  await userEvent.click(removePlan());
  await waitFor(() => expect(addPlan()).toBeVisible());
  expect(screen.queryByRole('dialog', { name: 'Protection plan' })).toBeNull();
});

test('ERR-009 a plan that the shop refuses says so in the dialog, which stays with its choice', async () => {
  const { store } = await openCart(item());
  server.use(answer('editCartItem', { code: 400, message: 'This protection plan is not offered for this product.' }));
  await choose(/2 years/);
  expect(await dialog().findByRole('alert')).toHaveTextContent('not offered for this product');
  expect(dialog().getByRole('radio', { name: /2 years/ })).toBeChecked();
  expect(cartSelectors.selectStatus(store.getState() as unknown as CartState)).toBe('fail');
  await userEvent.click(dialog().getByRole('button', { name: 'No, Thanks.' }));
  expect(screen.getByRole('alert')).toHaveTextContent('not offered');
});

test('a plan that cannot be taken off stays, with the reason', async () => {
  await openCart(protectedItem);
  server.use(answer('refundPlan', { code: 404, message: 'This item has no protection plan.' }));
  await userEvent.click(removePlan());
  expect(await screen.findByRole('alert')).toHaveTextContent('This item has no protection plan.');
  expect(removePlan()).toBeEnabled();
});

test.each([
  ['none is offered', { has_contract: 0 }],
  ['it is sold no longer', { status: 2 }],
])('no plan is offered where %s', async (_, changes) => {
  await openCart(item(changes));
  expect(screen.queryByRole('button', { name: /protection plan/ })).toBeNull();
});
