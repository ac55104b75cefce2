/** @jest-environment ./tools/scripts/mutants/node-environment.cjs */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createRequestClient } from './index.ts';
import type { SlowCall } from './index.ts';

const site = 'http://api.test';
let release = (): void => undefined;
const server = setupServer(
  http.all(`${site}/api/*`, async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return HttpResponse.json({ code: 200, message: '', result: {}, type: '' });
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => jest.useRealTimers());
afterAll(() => server.close());

const setUp = () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  const slow: SlowCall[] = [];
  const ended = jest.fn();
  const { call } = createRequestClient({
    baseUrl: site,
    onSlow: (one) => {
      slow.push(one);
      return ended;
    },
  });
  return { call, slow, ended };
};
/** Lets the network code, which runs on real ticks, go on. */
const ticks = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const pass = async (ms: number) => {
  await ticks();
  await jest.advanceTimersByTimeAsync(ms);
  await ticks();
};

test('after 5 s without an answer it is said that it is still being tried, until the answer comes', async () => {
  const { call, slow, ended } = setUp();
  const outcome = call('configInit', {});
  await pass(4_999);
  expect(slow).toHaveLength(0);
  await pass(1);
  expect(slow).toHaveLength(1);
  expect(ended).not.toHaveBeenCalled();
  release();
  await ticks();
  await expect(outcome).resolves.toMatchObject({ ok: true });
  expect(ended).toHaveBeenCalledTimes(1);
});

test('it can be given up: the call ends as cancelled', async () => {
  const { call, slow, ended } = setUp();
  const outcome = call('configInit', {});
  await pass(5_000);
  slow[0]?.cancel?.();
  await ticks();
  await expect(outcome).resolves.toMatchObject({ ok: false, reason: 'cancelled' });
  expect(ended).toHaveBeenCalledTimes(1);
  release();
});

test('an order cannot be given up: it may have been placed', async () => {
  const { call, slow } = setUp();
  const outcome = call('createOrder', { body: {} as never });
  await pass(5_000);
  expect(slow).toEqual([{ cancel: null }]);
  release();
  await ticks();
  await outcome;
});

test('nobody is told of what nobody waits for, nor of what is answered in time', async () => {
  const { call, slow } = setUp();
  const background = call('configInit', {}, { background: true });
  await pass(10_000);
  release();
  await ticks();
  await background;
  const quick = call('configInit', {});
  await pass(1_000);
  release();
  await ticks();
  await quick;
  await pass(10_000);
  expect(slow).toEqual([]);
});
