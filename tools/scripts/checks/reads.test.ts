import { everyRead, readsIn, readTwice } from './reads.ts';

const endpoints = (text: string) => `withEndpoints(api, (build) => ({ ${text} }))`;
const reads = (text: string) => readsIn(endpoints(text), false);

test('a query endpoint reads the call that its query names', () => {
  expect(reads(`menu: build.query<Menu, void>({ query: () => ({ call: 'categoryTree', background: true }) })`)).toEqual(
    [{ name: 'menu', calls: ['categoryTree'] }],
  );
});

test.each([
  ['a choice of calls', `query: (all) => ({ call: all ? 'orderList' : 'orderDetail' })`, ['orderList', 'orderDetail']],
  ['what makes one call', `...calling('show', (id) => ({ query: { id } })), providesTags: ['Menu']`, ['show']],
  ['a queryFn', `queryFn: async (id, { dispatch }) => ask({ call: 'show', query: { id } })`, ['show']],
  ['the same call twice', `query: (a) => (a ? { call: 'show', query: { a } } : { call: 'show' })`, ['show']],
])('calls of an endpoint: %s', (_, text, calls) => {
  expect(reads(`one: build.query({ ${text} }), other: build.infiniteQuery({ ${text} })`)).toEqual([
    { name: 'one', calls },
    { name: 'other', calls },
  ]);
});

test('a mutation, and a call outside of endpoints, read nothing', () => {
  expect(reads(`pay: build.mutation({ query: (body) => ({ call: 'createOrder', body }) })`)).toEqual([]);
  expect(readsIn(`send({ call: 'createOrder' }); const call = 'show';`, false)).toEqual([]);
});

test('a call that two endpoints read is named with both', () => {
  const cart = { file: 'a.ts', name: 'cart', calls: ['carts', 'show'] };
  expect(readTwice([cart, { file: 'b.ts', name: 'count', calls: ['carts'] }])).toEqual([
    'carts is read by cart in a.ts, count in b.ts',
  ]);
  expect(readTwice([cart, { file: 'b.ts', name: 'later', calls: ['laterCart'] }])).toEqual([]);
});

test('endpoints of the shell, the remotes and the shared packages are seen', async () => {
  const files = (await everyRead()).map(({ file }) => file);
  for (const place of ['host/src/', 'remote-catalog/src/', 'shared/store/src/']) {
    expect(files).toContainEqual(expect.stringContaining(place));
  }
});
