import { intents, type CallInput, type Cart } from '@shop/contract';
import { cartApi, sessionEvents, type AppStore } from '@shop/platform';
import { answer, breakConnection, makeTestStore, useServer } from '@shop/testing';
import { waitFor } from '@testing-library/react';
import { cartChangedBefore } from '../../cart-actions.ts';
import { cart, item } from '../../testing/fixtures.ts';
import { cartChangesApi } from './endpoints.ts';
import { cartModels } from './models.ts';
import { cartEvents, cartSlice } from './slice.ts';

const server = useServer();
type Flow = ReturnType<typeof cartSlice.getInitialState>;

const cartStore = async (first: Cart = cart()) => {
  const store = makeTestStore({ models: cartModels });
  server.use(answer('carts', first));
  await store.dispatch(cartApi.endpoints.cart.initiate());
  return { store };
};
const flow = (store: AppStore) => (store.getState() as unknown as { cartFlow: Flow }).cartFlow;
const known = (store: AppStore) => cartApi.endpoints.cart.select()(store.getState()).data;

/** A promise that the test settles, to hold an answer back. */
const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

test('CART-023 loading the cart ends successful, or fail', async () => {
  const { store } = await cartStore();
  expect(flow(store).status).toBe('successful');
  await store.dispatch(cartApi.endpoints.cart.initiate(undefined, { subscribe: false })); // it is known: nothing is asked
  expect(flow(store).status).toBe('successful');
  server.use(answer('carts', { code: 500, message: 'no' }));
  const again = store.dispatch(cartApi.endpoints.cart.initiate(undefined, { forceRefetch: true }));
  expect(flow(store).status).toBeNull();
  await again;
  expect(flow(store).status).toBe('fail');
});

test('a cart that a form of the page has made before the shell was there is the cart, and nobody is asked for it', async () => {
  const { store } = await cartStore();
  const changed = cart([item({ qty: 4 })]);
  store.dispatch(cartChangedBefore(changed)); // a call would fail the test
  await waitFor(() => expect(known(store)).toEqual(changed));
  expect(flow(store)).toMatchObject({ status: 'successful', units: 4 });
});

test('CART-010 the drawer closes when the last item leaves, not over a cart that was empty before', async () => {
  const { store } = await cartStore();
  const refetch = () => store.dispatch(cartApi.endpoints.cart.initiate(undefined, { forceRefetch: true }));
  store.dispatch(intents.cartDrawerRequested({ open: true }));
  await refetch();
  expect(flow(store)).toMatchObject({ drawer: 'open', units: 2 });
  server.use(answer('carts', cart([], { items_qty: 1 }))); // of a cart without lines no count is believed
  await refetch();
  expect(flow(store)).toMatchObject({ drawer: 'closed', units: 0 });
  store.dispatch(intents.cartDrawerRequested({ open: true }));
  await refetch();
  expect(flow(store).drawer).toBe('open');
});

test('a cart that was asked for before a change and is answered after it does not undo the change', async () => {
  const { store } = await cartStore(cart([]));
  const [{ open, opened }, { open: letAnswer, opened: isAnswered }] = [gate(), gate()];
  server.use(
    answer('addCartItem', cart()),
    answer('carts', async () => (letAnswer(), await opened, cart([]))),
  );
  store.dispatch(intents.cartDrawerRequested({ open: true }));
  const asked = store.dispatch(cartApi.endpoints.cart.initiate(undefined, { forceRefetch: true }));
  await isAnswered;
  await store.dispatch(cartChangesApi.endpoints.addCartItem.initiate({ product_id: 100, qty: 2 }));
  expect(known(store)?.list).toHaveLength(1);
  server.use(answer('carts', cart()));
  open();
  await asked;
  expect(known(store)?.list).toHaveLength(1);
  expect(flow(store)).toMatchObject({ drawer: 'open', units: 2 });
});

test('a first answer without items leaves the drawer that was opened before it', async () => {
  const store = makeTestStore({ models: cartModels });
  server.use(answer('carts', cart([])));
  store.dispatch(intents.cartDrawerRequested({ open: true }));
  await store.dispatch(cartApi.endpoints.cart.initiate());
  expect(flow(store)).toMatchObject({ drawer: 'open', units: 0 });
});

test('CART-022 the status is null while an action runs, then how it ended', async () => {
  const { store } = await cartStore();
  const { open, opened } = gate();
  server.use(answer('editCartItem', async () => (await opened, cart([item({ qty: 3 })]))));
  store.dispatch(cartEvents.quantityChosen({ item_id: 1, qty: 3 }));
  expect(flow(store).status).toBeNull();
  open();
  await waitFor(() => expect(flow(store).status).toBe('successful'));
  expect(known(store)?.list[0]?.qty).toBe(3);
});

test('ERR-009 a cart call with another code ends with fail', async () => {
  const { store } = await cartStore();
  server.use(
    answer('editCartItem', { code: 400, message: 'Max qty is 5' }),
    answer('deleteCartItem', { code: 500, message: 'later' }),
    answer('applyCoupon', { code: 400, message: 'expired' }),
    answer('addCartItem', { code: 400, message: 'sold out' }),
  );
  for (const action of [
    cartEvents.quantityChosen({ item_id: 1, qty: 4 }),
    cartEvents.removeRequested({ item_id: 1 }),
    cartChangesApi.endpoints.setCoupon.initiate('OLD'),
    intents.cartAddRequested({ product_id: 5, qty: 1 }),
  ]) {
    store.dispatch(action as never); // events and a mutation
    expect(flow(store).status).toBeNull();
    await waitFor(() => expect(flow(store).status).toBe('fail'));
  }
  expect(known(store)?.list).toHaveLength(1);
});

test('a refused quantity goes back to what it was, with the server’s words', async () => {
  const { store } = await cartStore();
  server.use(answer('editCartItem', { code: 400, message: 'Max qty is 5' }));
  store.dispatch(cartEvents.quantityChosen({ item_id: 1, qty: 5 }));
  expect(flow(store).wanted).toEqual({ 1: 5 });
  await waitFor(() => expect(flow(store).wanted).toEqual({}));
  expect(known(store)?.list[0]?.qty).toBe(2);
  expect(flow(store).lineProblems[1]).toMatchObject({ kind: 'answer', problem: { message: 'Max qty is 5' } });
});

test('VAL-022 a quantity below min_sale_qty is refused without a call', async () => {
  const least3 = item({ qty: 4, inventory: { ...item().inventory, min_sale_qty: 3 } });
  const { store } = await cartStore(cart([least3]));
  store.dispatch(cartEvents.quantityChosen({ item_id: 1, qty: 2 })); // no handler: a call would fail the test
  await waitFor(() => expect(flow(store).lineProblems[1]).toEqual({ kind: 'min', quantity: 3 }));
  expect(flow(store).wanted).toEqual({});
});

test('choices made while one is on its way are sent as one, the newest', async () => {
  const { store } = await cartStore();
  const { open, opened } = gate();
  const sent: unknown[] = [];
  server.use(
    answer('editCartItem', async ({ body }) => {
      sent.push(body?.qty);
      await opened;
      return cart([item({ qty: body?.qty ?? 0 })]);
    }),
  );
  for (const qty of [3, 4, 5]) store.dispatch(cartEvents.quantityChosen({ item_id: 1, qty }));
  await waitFor(() => expect(sent).toHaveLength(1));
  for (const qty of [1, 4]) store.dispatch(cartEvents.quantityChosen({ item_id: 1, qty }));
  open();
  await waitFor(() => expect(flow(store).wanted).toEqual({}));
  expect(sent).toEqual([5, 4]);
  expect(known(store)?.list[0]?.qty).toBe(4);
});

test('a lost connection keeps the cart and rolls the quantity back', async () => {
  const { store } = await cartStore();
  server.use(breakConnection('editCartItem'));
  store.dispatch(cartEvents.quantityChosen({ item_id: 1, qty: 5 }));
  await waitFor(() => expect(flow(store).status).toBe('fail'));
  expect(flow(store).lineProblems[1]).toMatchObject({ problem: { kind: 'network' } });
  expect(known(store)?.list[0]?.qty).toBe(2);
});

test('a double click adds once, and other products wait for their turn', async () => {
  const { store } = await cartStore();
  const bodies: CallInput<'addCartItem'>['body'][] = [];
  const { open, opened } = gate();
  server.use(
    answer('addCartItem', async ({ body }) => {
      if (body) bodies.push(body);
      await opened;
      return cart([item({ qty: 3 })]);
    }),
  );
  const add = intents.cartAddRequested({ product_id: 5, child_id: 6, qty: 1 });
  store.dispatch(add);
  store.dispatch(add);
  store.dispatch(intents.cartAddRequested({ product_id: 9, qty: 2, plan: { planId: 'p', offerPlanId: 'o' } }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  open();
  await waitFor(() => expect(flow(store).added).toBe(2));
  expect(bodies).toEqual([
    { product_id: 5, child_id: 6, qty: 1, indent: 'marker-7' },
    { product_id: 9, qty: 2, planId: 'p', offerPlanId: 'o', indent: 'marker-7' },
  ]);
  expect(known(store)?.items_qty).toBe(3);
});

test('the same add is a new one once the first has been answered', async () => {
  const { store } = await cartStore();
  let calls = 0;
  server.use(answer('addCartItem', () => ((calls += 1), cart())));
  for (const expected of [1, 2]) {
    store.dispatch(intents.cartAddRequested({ product_id: 5, qty: 1 }));
    await waitFor(() => expect(calls).toBe(expected));
    await waitFor(() => expect(flow(store).added).toBe(1));
  }
});

test('PLAN-009 a removed line can be put back with its plan, whose years go out as months', async () => {
  const extend = { planId: 'p', offerPlanId: 'o', price: 900, term: 3, title: '3 years', qty: 2 };
  const { store } = await cartStore(cart([item({ extend, has_contract: 2 })]));
  const bodies: unknown[] = [];
  server.use(
    answer('deleteCartItem', cart([])),
    answer('addCartItem', ({ body }) => (bodies.push(body), cart())),
  );
  store.dispatch(cartEvents.removeRequested({ item_id: 1 }));
  await waitFor(() => expect(flow(store).removed?.name).toBe('Lund sofa'));
  expect(known(store)?.list).toEqual([]);
  const { removed } = flow(store);
  if (!removed) throw new Error('nothing was removed');
  store.dispatch(cartEvents.undoRequested(removed));
  await waitFor(() => expect(known(store)?.list).toHaveLength(1));
  const plan = { planId: 'p', offerPlanId: 'o', price: 900, title: '3 years', term: 36 };
  expect(bodies).toEqual([{ product_id: 100, child_id: 101, qty: 2, ...plan, indent: 'marker-7' }]);
});

test('CHK-017 API-097 the marker of each answer goes to the session, and with what is added', async () => {
  localStorage.clear();
  const actions: { type: string; payload?: unknown }[] = [];
  const store = makeTestStore({ models: cartModels, actions });
  const received = () =>
    actions.filter(({ type }) => type === sessionEvents.indentReceived.type).map(({ payload }) => payload);
  const bodies: unknown[] = [];
  server.use(
    answer('carts', cart()),
    answer('addCartItem', ({ body }) => (bodies.push(body), cart([item()], { indent: 'marker-8' }))),
  );
  await store.dispatch(cartApi.endpoints.cart.initiate());
  await waitFor(() => expect(received()).toEqual(['marker-7']));
  store.dispatch(intents.cartAddRequested({ product_id: 5, qty: 1 }));
  await waitFor(() => expect(received()).toEqual(['marker-7', 'marker-8']));
  expect(bodies).toEqual([{ product_id: 5, qty: 1, indent: 'marker-7' }]);
});

test('API-097 an add before the cart is known goes with the marker that this browser has kept', async () => {
  localStorage.setItem('indent', 'marker-6');
  const bodies: unknown[] = [];
  server.use(answer('addCartItem', ({ body }) => (bodies.push(body), cart())));
  makeTestStore({ models: cartModels }).dispatch(intents.cartAddRequested({ product_id: 5, qty: 1 }));
  await waitFor(() => expect(bodies).toEqual([{ product_id: 5, qty: 1, indent: 'marker-6' }]));
  localStorage.clear();
});
