import { intents, intentTypes, type Intent, type MergedCart, type MergeUndone } from '@shop/contract';
import { api, put, take, takeEvery, type Model } from '@shop/platform';
import { answer, renderPart, useServer, type TestOptions } from '@shop/testing';
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

const render = (cart: Model, middleware: TestOptions['middleware'] = []) => {
  const actions: { type: string; payload?: unknown }[] = [];
  const { store } = renderPart(<VisitMerge />, { texts, actions, middleware, models: [...models, cart] });
  const undo = (undone: MergeUndone) => act(() => void store.dispatch(intents.mergeUndone(undone)));
  const notices = () => actions.filter(({ type }) => type === intentTypes.noticeGiven).map(({ payload }) => payload);
  return { store, undo, notices };
};
const open = (undone: MergeUndone, isCartBack: boolean, asked: unknown[] = []) => {
  const { undo, notices } = render(cartOwner(isCartBack, asked));
  undo(undone);
  return notices;
};
const done = { text: 'Everything is as it was before', tone: 'ok' };
const failed = {
  text: 'We could not undo all of it. Please check your cart and your wishlist.',
  tone: 'error',
};

test('the undo has the cart put back, takes back both lists, once, and says so', async () => {
  const asked: unknown[] = [];
  const note =
    <T,>(result: T) =>
    ({ body }: { body: unknown }) => {
      asked.push(body);
      return result;
    };
  server.use(answer('deleteWishlistItem', note({ list: [] })), answer('forgetViewed', note(null)));
  const notices = open(merged, true, asked);
  await waitFor(() => expect(notices()).toEqual([done]));
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

test('lists that nothing joined are not asked for, and each undo is said', async () => {
  const { undo, notices } = render(cartOwner(true, []));
  undo({ merged_cart }); // no list: a call would fail the test
  await waitFor(() => expect(notices()).toEqual([done]));
  undo({});
  await waitFor(() => expect(notices()).toEqual([done, done]));
});

test('viewed products that are not forgotten are said', async () => {
  server.use(answer('forgetViewed', { code: 503, message: 'Later' }));
  const notices = open({ merged_viewed: [5] }, true);
  await waitFor(() => expect(notices()).toEqual([failed]));
});

/** The shell, which has the cart's remote, or could not load it. */
const shell =
  (hasCart: boolean): NonNullable<TestOptions['middleware']>[number] =>
  () =>
  (next) =>
  (action) => {
    if ((action as { type: string }).type !== intentTypes.cartMergeUndone) return next(action);
    if (hasCart) next(action);
    return Promise.resolve(hasCart);
  };

test('a cart whose remote does not arrive is said, once the lists are back', async () => {
  const forgotten: unknown[] = [];
  server.use(answer('forgetViewed', ({ body }) => (forgotten.push(body), null)));
  const { undo, notices } = render({}, [shell(false)]);
  undo({ merged_cart, merged_viewed: [5] });
  await waitFor(() => expect(notices()).toEqual([failed]));
  expect(forgotten).toHaveLength(1);
});

test('a cart that takes its time to be put back is waited for', async () => {
  const asked: unknown[] = [];
  const slow: Model = {
    *saga() {
      asked.push(yield take(intentTypes.cartMergeUndone));
      yield take('test/cartIsThere');
      yield put(intents.cartPutBack({ isComplete: true }));
    },
  };
  const { store, undo, notices } = render(slow, [shell(true)]);
  undo({ merged_cart });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(notices()).toEqual([]);
  act(() => void store.dispatch({ type: 'test/cartIsThere' }));
  await waitFor(() => expect(notices()).toEqual([done]));
});

test('a wishlist in view is asked for anew, and nothing that was asked stays behind', async () => {
  let asked = 0;
  const { wishesShown } = api.injectEndpoints({
    endpoints: (build) => ({
      wishesShown: build.query<null, void>({
        queryFn: () => ((asked += 1), { data: null }),
        providesTags: ['Wishlist'],
      }),
    }),
  }).endpoints;
  server.use(answer('deleteWishlistItem', { list: [] }), answer('forgetViewed', null));
  const { store, undo, notices } = render(cartOwner(true, []));
  await act(() => store.dispatch(wishesShown.initiate()));
  undo(merged);
  await waitFor(() => expect(notices()).toEqual([done]));
  await waitFor(() => expect(asked).toBe(2));
  expect(store.getState()[api.reducerPath].mutations).toEqual({});
});
