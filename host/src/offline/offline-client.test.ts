import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { calls } from '@shop/contract';
import { createRequestClient, type CallOutcome } from '@shop/request';
import { useServer } from '@shop/testing';
import { offlineClient } from './offline-client.ts';
import { GUEST, addPendingChange, pendingChanges, sendChanges } from './pending-changes.ts';

const server = useServer();
let isOnline = true;
beforeEach(() => {
  let last: Promise<unknown> = Promise.resolve();
  const locks = { request: (_name: string, run: () => Promise<unknown>) => (last = last.then(run)) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true });
});
afterEach(() => {
  isOnline = true;
  localStorage.clear();
});

/**
 * What the network is: `dead` says that it is there and brings nothing, `mute` brings a change to the shop and no answer
 * back, and `busy` is the shop's own "not now".
 */
type Network = 'up' | 'offline' | 'dead' | 'mute' | 'busy';

const shop = () => {
  const made: number[] = [];
  const now = { network: 'up' as Network };
  const reply = async ({ request }: { request: Request }) => {
    const { network } = now;
    if (network === 'dead') return HttpResponse.error();
    if (network === 'busy') return HttpResponse.json({ code: 503, message: '', result: null });
    const { qty } = (await request.json()) as { qty: number };
    made.push(qty);
    return network === 'mute' ? HttpResponse.error() : HttpResponse.json({ code: 200, message: '', result: {} });
  };
  server.use(http.post(`*${calls.addCartItem.path}`, reply), http.put(`*${calls.editCartItem.path}`, reply));
  const inner = createRequestClient({ baseUrl: 'http://shop.test', retries: 0 });
  const sendPending = async (): Promise<void> => {
    if (navigator.onLine) await sendChanges(inner.call, GUEST);
  };
  const client = offlineClient(inner, {
    who: () => GUEST,
    known: () => Promise.resolve(),
    language: 'en',
    sendPending,
    onPending: () => undefined,
  });
  const press = (isAdd: boolean, qty: number): Promise<CallOutcome<unknown>> =>
    isAdd
      ? client.call('addCartItem', { body: { product_id: 1, qty } })
      : client.call('editCartItem', { body: { item_id: 9, qty } });
  return { made, now, press, sendPending };
};

const step = fc.record({
  network: fc.constantFrom<Network>('up', 'up', 'offline', 'dead', 'mute', 'busy'),
  presses: fc.array(fc.boolean(), { minLength: 1, maxLength: 2 }),
});

test('over any network a change overtakes none that waits, an add is made once at most, and what is kept is made', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      localStorage.clear();
      const { made, now, press, sendPending } = shop();
      const answers = new Map<number, { isAdd: boolean; outcome: CallOutcome<unknown> }>();
      let qty = 0;
      for (const { network, presses } of steps) {
        now.network = network;
        isOnline = network !== 'offline';
        await Promise.all(
          presses.map(async (isAdd) => {
            const own = (qty += 1);
            answers.set(own, { isAdd, outcome: await press(isAdd, own) });
          }),
        );
      }
      now.network = 'up';
      isOnline = true;
      await sendPending();
      expect(pendingChanges()).toEqual([]);
      for (const [own, { isAdd, outcome }] of answers) {
        const times = made.filter((one) => one === own).length;
        if (isAdd) expect(times).toBeLessThanOrEqual(1);
        if (outcome.ok) expect(times).toBeGreaterThan(0);
        // One that was sent from here, and got no answer, is told of by the sender.
        if (!outcome.ok && outcome.reason === 'later' && !isAdd) expect(times).toBeGreaterThan(0);
        if (!outcome.ok && outcome.reason === 'code') expect(times).toBe(0);
      }
      // Two at the same moment have no order of their own.
      for (const order of [[...new Set(made)], [...new Set(made.toReversed())].toReversed()])
        for (const [at, one] of order.entries())
          for (const later of order.slice(at + 1)) expect(later).toBeGreaterThanOrEqual(one - 1);
    }),
    { numRuns: 100 },
  );
});

test('a change that may be made twice is kept where the network is there and brings nothing, an addition is not', async () => {
  const { now, press } = shop();
  now.network = 'dead';
  expect(await press(true, 1)).toMatchObject({ ok: false, reason: 'network' });
  expect(await press(false, 2)).toMatchObject({ ok: false, reason: 'later' });
  expect(pendingChanges()).toMatchObject([{ call: 'editCartItem' }]);
});

test('a change of this person does not wait for one of another customer', async () => {
  const { made, press } = shop();
  addPendingChange({ call: 'editCartItem', input: { body: { item_id: 9, qty: 50 } }, who: '7' });
  addPendingChange({ call: 'editCartItem', input: { body: { item_id: 9, qty: 1 } }, who: GUEST });
  expect(await press(false, 2)).toMatchObject({ ok: true });
  expect(made).toEqual([1, 2]);
  expect(pendingChanges()).toMatchObject([{ who: '7' }]);
});
