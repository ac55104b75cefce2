import type { CallResult } from '@shop/contract';
import { makeStore, productApi, type AppStore } from '@shop/store';
import { answer, breakConnection, makeTestStore, useServer } from '@shop/testing';
import { portable, restored } from './page-state.ts';

const server = useServer();
const once = { subscribe: false };
const { product, questions } = productApi.endpoints;

const calls = {
  product: (store: AppStore) => store.dispatch(product.initiate({ id: 7 }, once)),
  other: (store: AppStore) => store.dispatch(product.initiate({ id: 8 }, once)),
  questions: (store: AppStore) => store.dispatch(questions.initiate({ productId: 7, page: 1 }, once)),
};

/** The store's state after a render that made calls in this order. */
const rendered = async (order: readonly (keyof typeof calls)[]) => {
  const store = makeTestStore();
  for (const name of order) await calls[name](store);
  return { ...store.getState() };
};

beforeEach(() => {
  server.use(
    answer('productDetail', { entity_id: 7 } as CallResult<'productDetail'>), // nothing else is read here
    breakConnection('productFaq'),
  );
});

test('a state says nothing of when and in which order its answers came', async () => {
  const first = await rendered(['product', 'other', 'questions']);
  const second = await rendered(['questions', 'other', 'product']);
  const written = (state: typeof first) => JSON.stringify(portable(state));
  expect(JSON.stringify(second)).not.toBe(JSON.stringify(first));
  expect(written(second)).toBe(written(first));
  expect(written(first)).not.toMatch(/requestId|TimeStamp/);
});

test('in the browser its answers are those of the page, and count from when it was rendered', async () => {
  const state = portable(await rendered(['product', 'questions']));
  const preloaded = restored(JSON.parse(JSON.stringify(state)), 5_000);
  const { client } = makeTestStore().services;
  const store = makeStore({ services: { client }, preloaded });
  server.resetHandlers(); // from here on a call fails the test
  await calls.product(store);
  expect(product.select({ id: 7 })(store.getState())).toMatchObject({
    isSuccess: true,
    data: { entity_id: 7 },
    fulfilledTimeStamp: 5_000,
  });
  const failed = questions.select({ productId: 7, page: 1 })(store.getState());
  expect([failed.isError, failed.fulfilledTimeStamp]).toEqual([true, undefined]);
});

test('the seconds that are left of a price stand beside the state, which is the same while they run', async () => {
  const at = async (seconds: number) => {
    server.use(
      answer('productDetail', {
        entity_id: 7,
        spkie_special_time: seconds,
        presale_end_date: null,
      } as CallResult<'productDetail'>), // nothing else is read here
    );
    return portable(await rendered(['product']));
  };
  const [first, second] = [await at(90), await at(61)];
  expect(JSON.stringify(second.store)).toBe(JSON.stringify(first.store));
  expect([first.moments, second.moments]).toEqual([[90], [61]]);
  // The state of one web server with what another one’s page says.
  const { client } = makeTestStore().services;
  const preloaded = restored(JSON.parse(JSON.stringify({ ...first, moments: second.moments })), 5_000);
  const store = makeStore({ services: { client }, preloaded });
  expect(product.select({ id: 7 })(store.getState()).data).toMatchObject({ entity_id: 7, spkie_special_time: 61 });
});
