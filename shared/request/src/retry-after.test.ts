/** @jest-environment ./tools/scripts/mutants/node-environment.cjs */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createRequestClient } from './index.ts';

const site = 'http://api.test';
const now = new Date('2026-03-04T12:00:00.000Z');
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(
  () => void jest.useFakeTimers({ now, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] }),
);
afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
});
afterAll(() => server.close());

/** An API that asks to wait as the headers say, one after the other, and then answers. */
const setUp = (
  headers: readonly (string | null)[],
  { code = 429, language = 'en' as 'en' | 'fr', message = '' } = {},
) => {
  const left = [...headers];
  const times: number[] = [];
  server.use(
    http.all(`${site}/api/*`, () => {
      times.push(Date.now() - now.getTime());
      const wait = left.shift();
      if (wait === undefined) return HttpResponse.json({ code: 200, message: '', result: null, type: '' });
      const headers = wait === null ? {} : { headers: { 'Retry-After': wait } };
      return HttpResponse.json({ code, message, result: null, type: '' }, headers);
    }),
  );
  const { call } = createRequestClient({ baseUrl: site, retries: 0, language: () => language });
  const shownMessage = async () => (await call('configInit', {}, { inPlace: true })).message;
  return { call, shownMessage, times };
};

/** Lets the network code, which runs on real ticks, go on, and moves the clock. */
const pass = async (ms: number): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await jest.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('ERR-001 how long to wait, in words', () => {
  test.each([
    ['0.4', '1 second'],
    ['99', '99 seconds'],
    ['99.5', '2 minutes'],
    ['6000', '100 minutes'],
    ['6001', '2 hours'],
    ['Wed, 04 Mar 2026 12:01:30 GMT', '90 seconds'],
  ])('a Retry-After of %s is %s', async (header, wait) => {
    expect(await setUp([header]).shownMessage()).toBe(`Too many requests. Please wait ${wait} and try again.`);
  });

  test.each([null, '', '0', '-5', 'soon', 'Wed, 04 Mar 2026 11:00:00 GMT'])(
    'a Retry-After of %p names no time: the shop’s own words stand, or a moment',
    async (header) => {
      expect(await setUp([header], { message: 'Slow down.' }).shownMessage()).toBe('Slow down.');
      expect(await setUp([header], { code: 2002 }).shownMessage()).toBe(
        'Too many requests. Please wait a moment and try again.',
      );
      expect(await setUp([header], { language: 'fr' }).shownMessage()).toBe(
        'Trop de requêtes. Veuillez patienter un instant et réessayer.',
      );
    },
  );

  test('it is said of too many requests only', async () => {
    expect(await setUp(['60'], { code: 400, message: 'No.' }).shownMessage()).toBe('No.');
    expect(await setUp(['60'], { code: 400 }).shownMessage()).toBe('');
  });
});

test.each([
  ['en', 'This could not be found. It may have been removed.'],
  ['fr', 'Élément introuvable : il a peut-être été supprimé.'],
] as const)('ERR-004 in %s what is gone says so, unless the shop has words of its own', async (language, text) => {
  expect(await setUp([null], { code: 10404, language }).shownMessage()).toBe(text);
  expect(await setUp([null], { code: 10404, language, message: 'Sold.' }).shownMessage()).toBe('Sold.');
});

test('ERR-001 a shorter wait that is asked for later does not shorten a longer one', async () => {
  const { call, times } = setUp(['9', '2']);
  for (const _ of [1, 2]) {
    const refused = call('configInit', {});
    await pass(0);
    await refused;
  }
  const waiting = call('systemNotes', {}, { background: true });
  await pass(8_999);
  expect(times).toHaveLength(2);
  await pass(1);
  await waiting;
  expect(times).toEqual([0, 0, 9_000]);
});

test('what waits for its turn ends at once when it is given up, and is never sent', async () => {
  const { call, times } = setUp(['600']);
  const refused = call('configInit', {});
  await pass(0);
  await refused;
  const stop = new AbortController();
  const waiting = call('systemNotes', {}, { background: true, signal: stop.signal });
  await pass(1_000);
  stop.abort();
  const late = call('systemNotes', {}, { background: true, signal: stop.signal });
  await pass(0);
  for (const outcome of [await waiting, await late]) expect(outcome).toMatchObject({ reason: 'cancelled', code: 0 });
  expect(times).toHaveLength(1);
});
