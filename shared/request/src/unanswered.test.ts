/**
 * The same client on a server: no browser here.
 * @jest-environment ./tools/scripts/mutants/node-environment.cjs
 */
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createRequestClient, requestMessages } from './index.ts';
import type { RequestMessage, RequestOptions } from './index.ts';

const site = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
});
afterAll(() => server.close());

const setUp = (answer: () => Response | Promise<Response>, options: Partial<RequestOptions> = {}) => {
  const times: number[] = [];
  server.use(
    http.all(`${site}/api/*`, () => {
      times.push(Date.now());
      return answer();
    }),
  );
  const said: string[] = [];
  const onMessage = (message: RequestMessage) =>
    said.push('key' in message ? requestMessages.en[message.key] : message.text);
  const client = createRequestClient({ baseUrl: site, onMessage, ...options });
  return { call: client.call, times, said };
};

// Node's own network code needs the real ticks; only the client's waiting is ours to move.
const takeTheClock = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });

/** Moves the clock in steps until the promise is settled, at most `limit` ms. */
const settle = async <T>(promise: Promise<T>, limit: number, step = 250): Promise<T> => {
  const state = { settled: false };
  const watched = promise.finally(() => {
    state.settled = true;
  });
  for (let passed = 0; passed < limit && !state.settled; passed += step) {
    await jest.advanceTimersByTimeAsync(step);
    // Lets the network code, which runs on real ticks, answer.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return watched;
};

const broken = () => HttpResponse.error();
const cart = { body: { product_id: 1, qty: 1 } };

test('REQ-002 REQ-003 ERR-005 a GET without a connection is tried 4 times, 3 s apart, and then says so', async () => {
  takeTheClock();
  const { call, times, said } = setUp(broken);
  const outcome = await settle(call('configInit', {}), 20_000);
  expect(outcome).toEqual({ ok: false, reason: 'network', code: 500, message: '' });
  const gaps = times.slice(1).map((time, place) => time - (times[place] ?? 0));
  expect(gaps).toHaveLength(3);
  for (const gap of gaps) expect(Math.abs(gap - 3000)).toBeLessThanOrEqual(250);
  expect(said).toEqual(['The network connection has been disconnected, please check the network.']);
});

test('REQ-001 REQ-003 ERR-006 each try has 60 s, and a timeout is told after the last', async () => {
  takeTheClock();
  const { call, times, said } = setUp(async () => {
    await delay('infinite');
    return HttpResponse.json({});
  });
  const outcome = await settle(call('configInit', {}), 300_000, 1_000);
  expect(outcome).toMatchObject({ ok: false, reason: 'timeout' });
  const gaps = times.slice(1).map((time, place) => time - (times[place] ?? 0));
  expect(gaps).toHaveLength(3);
  for (const gap of gaps) expect(Math.abs(gap - 63_000)).toBeLessThanOrEqual(1_000);
  expect(said).toEqual(['The request timed out, please check the network, refresh and try again.']);
});

test('ERR-007 an answer that is no envelope is another failure', async () => {
  const { call, said } = setUp(() => HttpResponse.html('<h1>hello</h1>'), { retryDelay: 0 });
  expect(await call('configInit', {})).toMatchObject({ ok: false, reason: 'other', code: 500 });
  expect(said).toEqual(['An error occurred, please try again later.']);
});

test('REQ-003 a gateway’s error page is no answer: a GET is tried again and recovers', async () => {
  let count = 0;
  const { call, said } = setUp(
    () => {
      count += 1;
      return count < 3
        ? HttpResponse.html('bad gateway', { status: 502 })
        : HttpResponse.json({ code: 200, message: '', result: null, type: '' });
    },
    { retryDelay: 0 },
  );
  expect(await call('configInit', {})).toMatchObject({ ok: true });
  expect(said).toEqual([]);
});

test('REQ-003 REQ-014 ERR-008 a write without an answer is sent once and comes back quietly as a client-made 500', async () => {
  const { call, times, said } = setUp(broken, { retryDelay: 0 });
  expect(await call('addCartItem', cart)).toEqual({ ok: false, reason: 'network', code: 500, message: '' });
  expect(times).toHaveLength(1);
  expect(said).toEqual([]);
});

test('REQ-015 a cancelled call comes back with code 0 and says nothing', async () => {
  const stop = new AbortController();
  const { call, said } = setUp(async () => {
    stop.abort();
    await delay('infinite');
    return HttpResponse.json({});
  });
  const cancelled = { ok: false, reason: 'cancelled', code: 0, message: '' };
  expect(await call('configInit', {}, { signal: stop.signal })).toEqual(cancelled);
  expect(await call('addCartItem', cart, { signal: stop.signal })).toEqual(cancelled);
  expect(said).toEqual([]);
});

test('a call that is cancelled between two tries stops there', async () => {
  const stop = new AbortController();
  const { call, times } = setUp(broken, { retryDelay: 60_000 });
  const outcome = call('configInit', {}, { signal: stop.signal });
  while (times.length === 0) await new Promise((resolve) => setImmediate(resolve));
  setImmediate(() => stop.abort());
  expect(await outcome).toMatchObject({ reason: 'cancelled' });
  expect(times).toHaveLength(1);
});

test('ERR-001 the next background call waits as long as Retry-After says', async () => {
  takeTheClock();
  let busy = true;
  const { call, times } = setUp(() =>
    busy
      ? HttpResponse.json({ code: 429, message: '', result: null, type: '' }, { headers: { 'Retry-After': '7' } })
      : HttpResponse.json({ code: 200, message: '', result: null, type: '' }),
  );
  await settle(call('configInit', {}, { background: true }), 5_000);
  busy = false;
  expect(await settle(call('configInit', {}, { background: true }), 20_000)).toMatchObject({ ok: true });
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(7_000);
});

test('ERR-001 what a person does where they are is sent at once, and refused with how long to wait', async () => {
  const { call, times } = setUp(() =>
    HttpResponse.json({ code: 429, message: '', result: null, type: '' }, { headers: { 'Retry-After': '600' } }),
  );
  const message = 'Too many requests. Please wait 10 minutes and try again.';
  for (const tries of [1, 2]) {
    expect(await call('addCartItem', cart, { background: true, inPlace: true })).toMatchObject({ code: 429, message });
    expect(times).toHaveLength(tries);
  }
});

test('both languages have the three messages', () => {
  expect(Object.keys(requestMessages.fr)).toEqual(Object.keys(requestMessages.en));
});
