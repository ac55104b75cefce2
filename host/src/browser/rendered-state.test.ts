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

test('a page that waited has its state from its file, with the time that the page says', async () => {
  page(waiting);
  const asked = file(() => Response.json(state));
  expect(await timesIn()).toMatchObject({ queries: { a: { data: 1, fulfilledTimeStamp: 5 } } });
  expect(asked.mock.calls).toEqual([[url, expect.anything()]]);
});

/** The page's own request: `now` is the web server's clock when it answered, 1 s after the page was asked for. */
const cameWith = (now: number, transferSize = 400): void => {
  const entry = { transferSize, responseStart: 1_000, serverTiming: [{ name: 'now', description: String(now) }] };
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [entry], configurable: true });
};

test.each([
  ['an hour slow', 3_600_000, -3_600_000, 400],
  ['an hour fast', -3_600_000, 3_600_000, 400],
  ['right, but for what an answer takes', 2_000, 0, 400],
  ['not known, because the browser had kept the page', -3_600_000, 0, 0],
])('a machine’s clock that is %s: answers came when they came', async (_how, ahead, moved, transferSize) => {
  page(waiting);
  file(() => Response.json(state));
  cameWith(performance.timeOrigin + 1_000 + ahead, transferSize);
  const found = await timesIn();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  expect(found).toMatchObject({ queries: { a: { fulfilledTimeStamp: 5 + moved } } });
});

test('a page that has its state in it asks for none', async () => {
  const asked = file(broken);
  page({ [dataBlocks.state]: state, [dataBlocks.start]: {} });
  expect(await timesIn()).toMatchObject({ queries: { a: { fulfilledTimeStamp: performance.timeOrigin } } });
  page({});
  expect(await renderedState()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test('what the answers say of their moment comes from the page, whether it has its state or a file has it', async () => {
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
] as const)('a file that %s', async (_how, answers, comes, times) => {
  page(waiting);
  const seen = file(...answers);
  expect([(await renderedState()) !== null, seen.mock.calls.length]).toEqual([comes, times]);
});
