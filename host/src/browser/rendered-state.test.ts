import { dataBlocks } from '../../contract/document.ts';
import { renderedState } from './rendered-state.ts';

const state = {
  store: { api: { queries: { a: { status: 'fulfilled', data: 1 } }, provided: { tags: {}, keys: {} } } },
  router: {},
  texts: {},
};
const url = '/page-state/a/en/';

const page = (blocks: Record<string, unknown>): void => {
  document.body.innerHTML = Object.entries(blocks)
    .map(([id, value]) => `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`)
    .join('');
};
const waiting = { [dataBlocks.start]: { state: { url, answeredAt: 5 } } };
const timesIn = async () => (await renderedState())?.store['api'];

/** How the file is answered, one time after another; the last one for good. */
const file = (...answers: (() => Response)[]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const reply = answers.length > 1 ? answers.shift() : answers[0];
    return reply?.() ?? Response.error();
  });
const broken = (): never => {
  throw new TypeError('Failed to fetch');
};

afterEach(() => jest.restoreAllMocks());

test('X-162 a page that waited has its state from its file, with the time that the page says', async () => {
  page(waiting);
  const asked = file(() => Response.json(state));
  expect(await timesIn()).toMatchObject({ queries: { a: { data: 1, fulfilledTimeStamp: 5 } } });
  expect(asked.mock.calls).toEqual([[url, expect.anything()]]);
});

test('X-162 a page that has its state in it asks for none', async () => {
  const asked = file(broken);
  page({ [dataBlocks.state]: state, [dataBlocks.start]: {} });
  expect(await timesIn()).toMatchObject({ queries: { a: { fulfilledTimeStamp: performance.timeOrigin } } });
  page({});
  expect(await renderedState()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('X-188 what the answers say of their moment comes from the page, whether it has its state or a file has it', async () => {
  const data = { spkie_special_time: 0 };
  const counted = { ...state, store: { api: { ...state.store.api, queries: { a: { status: 'fulfilled', data } } } } };
  file(() => Response.json(counted));
  page({ [dataBlocks.start]: { state: { url, answeredAt: 5, moments: [61] } } });
  expect(await timesIn()).toMatchObject({ queries: { a: { data: { spkie_special_time: 61 } } } });
  page({ [dataBlocks.state]: counted, [dataBlocks.moments]: [60] });
  expect(await timesIn()).toMatchObject({ queries: { a: { data: { spkie_special_time: 60 } } } });
});

test.each([
  ['comes the second time', [broken, () => Response.json(state)], true, 2],
  ['does not come', [broken], false, 2],
  ['cannot be made right now', [() => new Response(null, { status: 503 })], false, 2],
  ['is gone', [() => new Response(null, { status: 404 })], false, 1],
] as const)('X-162 a file that %s', async (_how, answers, comes, times) => {
  page(waiting);
  const seen = file(...answers);
  expect([(await renderedState()) !== null, seen.mock.calls.length]).toEqual([comes, times]);
});
