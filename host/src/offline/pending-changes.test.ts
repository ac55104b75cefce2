import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { calls } from '@shop/contract';
import { createRequestClient } from '@shop/request';
import { useServer } from '@shop/testing';
import { isDeferrable } from './own-data.ts';
import {
  GUEST,
  addPendingChange,
  pendingChanges,
  sendChanges,
  type Ending,
  type PendingChange,
} from './pending-changes.ts';

const server = useServer();
beforeEach(() => {
  const locks = { request: (_name: string, run: () => Promise<unknown>) => run() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});

const client = createRequestClient({ baseUrl: 'http://shop.test', retries: 0 });

const add = (qty: number, who = GUEST): PendingChange => ({
  call: 'addCartItem',
  input: { body: { product_id: 1, qty } },
  who,
});
const edit = (qty: number, who = GUEST): PendingChange => ({
  call: 'editCartItem',
  input: { body: { item_id: 9, qty } },
  who,
});
const qtyOf = ({ input }: PendingChange): number => (input.body as { qty: number }).qty;

/** What becomes of each request at the server: `lost` changes the cart, and its answer does not arrive. */
type Outcome = 'made' | 'refused' | 'busy' | 'lost' | 'cut';

/** A cart's calls as the API answers them; answers what reached it. */
const serve = (outcomeOf: () => Outcome) => {
  const made: number[] = [];
  const reply = async ({ request }: { request: Request }) => {
    const outcome = outcomeOf();
    if (outcome === 'cut') return HttpResponse.error();
    if (outcome === 'refused') return HttpResponse.json({ code: 409, message: 'Sold out.', result: null });
    if (outcome === 'busy') return HttpResponse.json({ code: 503, message: '', result: null });
    const { qty } = (await request.json()) as { qty: number };
    made.push(qty);
    return outcome === 'lost' ? HttpResponse.error() : HttpResponse.json({ code: 200, message: '', result: {} });
  };
  server.use(http.post(`*${calls.addCartItem.path}`, reply), http.put(`*${calls.editCartItem.path}`, reply));
  return made;
};

const outcomes = fc.constantFrom<Outcome>('made', 'made', 'refused', 'busy', 'lost', 'cut');
const step = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), isAdd: fc.boolean(), who: fc.constantFrom(GUEST, '7') }),
  fc.record({
    kind: fc.constant('send' as const),
    who: fc.constantFrom(GUEST, '7', '8'),
    outcomes: fc.array(outcomes),
  }),
);

test('however the network comes and goes, changes are made in their order, an add once at most, and each one ends', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      localStorage.clear();
      let left: Outcome[] = [];
      const made = serve(() => left.shift() ?? 'made');
      const changes: PendingChange[] = [];
      const endings: Ending[] = [];
      const send = async (who: string): Promise<void> => {
        endings.push(...(await sendChanges(client.call, who)));
      };
      for (const one of steps) {
        if (one.kind === 'change') {
          const change = (one.isAdd ? add : edit)(changes.length + 1, one.who);
          expect(addPendingChange(change)).toBe(true);
          changes.push(change);
          continue;
        }
        left = [...one.outcomes];
        const others = pendingChanges().filter(({ who }) => who !== GUEST && who !== one.who);
        await send(one.who);
        // Another customer's waits for them.
        expect(pendingChanges()).toEqual(expect.arrayContaining(others));
      }
      left = [];
      for (let again = 0; again < 2; again += 1) await send('7');
      expect(pendingChanges()).toEqual([]);
      for (const who of [GUEST, '7']) {
        const own = changes.filter((change) => change.who === who).map(qtyOf);
        expect(endings.filter(({ change }) => change.who === who).map(({ change }) => qtyOf(change))).toEqual(own);
        const ownMade = made.filter((qty) => own.includes(qty));
        expect(ownMade).toEqual(ownMade.toSorted((a, b) => a - b));
      }
      const adds = changes.filter(({ call }) => call === 'addCartItem').map(qtyOf);
      for (const qty of adds) expect(made.filter((one) => one === qty).length).toBeLessThanOrEqual(1);
      for (const { change, outcome } of endings) {
        if (outcome === 'made') expect(made).toContain(qtyOf(change));
        if (outcome === 'unsure') expect(change.call).toBe('addCartItem');
      }
    }),
    { numRuns: 80 },
  );
});

test('a change that is refused says why, and those behind it are made', async () => {
  const left: Outcome[] = ['refused', 'made'];
  const made = serve(() => left.shift() ?? 'cut');
  addPendingChange(add(1));
  addPendingChange(edit(2));
  const endings = await sendChanges(client.call, GUEST);
  expect(endings).toMatchObject([{ outcome: 'refused', message: 'Sold out.' }, { outcome: 'made' }]);
  expect(made).toEqual([2]);
});

test('fifty changes wait at most, and none where the storage is full: who made it is told', () => {
  for (let qty = 1; qty <= 50; qty += 1) expect(addPendingChange(edit(qty))).toBe(true);
  expect(addPendingChange(edit(51))).toBe(false);
  localStorage.clear();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(addPendingChange(edit(1))).toBe(false);
  full.mockRestore();
});

test('nothing that costs money at once, and nothing of a coupon, is made later', () => {
  for (const call of ['createOrder', 'placeOrder', 'cartPayment', 'applyCoupon', 'cancelOrder', 'login'] as const)
    expect(isDeferrable(call)).toBe(false);
});
