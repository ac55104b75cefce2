import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { CallResult, Cart } from '@shop/contract';
import { formatDelivery, formatMoney } from '@shop/format';
import { schema } from '../../database/connection.ts';
import { settleOrders } from '../../flows/orders/settle-due.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { address, buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { operate } from '../../testing/operating.ts';
import { recordedLocks } from '../../testing/recorded-locks.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let steps: ReturnType<typeof buyingAt>;
const { product, order } = schema;
beforeAll(async () => {
  shop = await startTestApp();
  steps = buyingAt(shop);
  await shop.connection.db.update(product).set({ usableQuantity: 50_000, quantity: 50_000 });
  await shop.connection.db
    .update(product)
    .set({ details: sql`details || '{"pickup": true}'::jsonb` })
    .where(eq(product.id, fixture.withPlan));
  await shop.connection.db.update(product).set({ presaleEndDate: '2026-06-10' }).where(eq(product.id, fixture.tiered));
});
const start = new Date('2026-06-01T12:00:00Z');
beforeEach(async () => {
  shop.clock.now = start;
  // Every test begins with free hours.
  await shop.connection.db.update(order).set({ arrival: null });
});
afterAll(() => shop?.close());

const provinces = {
  ON: { region_id: 74, city: 'Ottawa', postcode: 'K1A 0B1' },
  QC: { region_id: 76, city: 'Montréal', postcode: 'H2X 1Y4' },
  NU: { region_id: 78, city: 'Iqaluit', postcode: 'X0A 0H0' },
} as const;
type Province = keyof typeof provinces;

const words = (text: string) => text.replaceAll('\u00A0', ' ');
const add = (who: Headers, product_id: number, qty = 1) => shop.call('addCartItem', { body: { product_id, qty } }, who);
const goTo = (who: Headers, province: Province) =>
  shop.call('cartAddress', { body: { ...address, ...provinces[province], email: 'guest@example.com' } }, who);
const offers = async (who: Headers, language = 'en') =>
  (await shop.call('deliverySlots', {}, { ...who, 'accept-language': language })).result;
interface Slot {
  day: string;
  from: number;
  to: number;
  price: number;
}
const choose = (who: Headers, slot: Slot | null) => shop.call('chooseDeliverySlot', { body: { slot } }, who);
const cartOf = async (who: Headers) => (await shop.call('carts', {}, who)).result;
const slotIn = ({ charges = [] }: Pick<Cart, 'charges'>) => charges.find(({ kind }) => kind === 'slot');
const buyer = async (province: Province = 'ON', id: number = fixture.table): Promise<Headers> => {
  const who = await shop.guest();
  await add(who, id);
  await goTo(who, province);
  return who;
};
const pay = async (who: Headers, grand_total?: number) => {
  const payment_nonce = await steps.cardNonce(who).catch(() => 'none');
  const { order_token } = (await shop.call('orderToken', {}, who)).result;
  const total = grand_total ?? (await cartOf(who)).grand_total;
  const body = { idempotency_key: steps.newKey(), payment_method: 'card' as const, payment_nonce, order_token };
  return shop.call('createOrder', { body: { ...body, grand_total: total } }, who);
};
const orderOf = async (who: Headers, order_id: string, language = 'en') =>
  (await shop.call('orderInformation', { query: { order_id } }, { ...who, 'accept-language': language })).result;
const set = (line: string) => operate(shop, `slots set ${line}`.split(' '));
const lostIn = async (who: Headers) => words((await offers(who)).lost ?? '');

/** Of Thursday, the first day on which anything can be in Ontario. */
const free: Slot = { day: '2026-06-04', from: 8, to: 12, price: 0 };
const evening: Slot = { day: '2026-06-05', from: 17, to: 21, price: 1_900 };
const saturday: Slot = { day: '2026-06-06', from: 8, to: 12, price: 2_900 };

test('hours are chosen, charged with their taxes, and said alike by cart, order, letter and operators', async () => {
  const bo = await shop.signIn('bo@example.com');
  await add(bo, fixture.table, 2);
  await goTo(bo, 'ON');
  const { days, any, lost } = await offers(bo);
  expect(days.map(({ day, windows }) => [day, windows.map(({ from, price }) => [from, price])])).toEqual([
    ...['2026-06-04', '2026-06-05'].map((day) => [
      day,
      [
        [8, 0],
        [12, 900],
        [17, 1_900],
      ],
    ]),
    ['2026-06-06', [[8, 2_900]]],
    ...['2026-06-08', '2026-06-09', '2026-06-10'].map((day) => [
      day,
      [
        [8, 0],
        [12, 900],
        [17, 1_900],
      ],
    ]),
  ]);
  expect(days[1]?.windows[2]).toMatchObject({ is_full: false, is_chosen: false });
  expect([words(any), lost]).toEqual(['Any time · Thu, Jun 4 – Tue, Jun 9', null]);
  const before = await cartOf(bo);
  const { result: cart } = await choose(bo, evening);
  expect(cart.charges).toEqual([{ kind: 'slot', title: expect.any(String), amount: 1_900, tax: 247 }]);
  expect(cart.grand_total).toBe(before.grand_total + 1_900 + 247);
  expect(words(formatDelivery(cart.delivery_days ?? { first_day: '', last_day: '' }, 'en'))).toBe(
    'Fri, Jun 5, 5 to 9 p.m.',
  );
  expect((await offers(bo)).days[1]?.windows[2]).toMatchObject({ is_chosen: true });
  const { order_id } = (await pay(bo)).result;
  expect(slotIn(await cartOf(bo))).toBeUndefined();
  const seen = await orderOf(bo, order_id);
  expect(seen).toMatchObject({
    charges: cart.charges ?? [],
    delivery_days: cart.delivery_days,
    grand_total: cart.grand_total,
  });
  const french = await orderOf(bo, order_id, 'fr');
  expect(words(slotIn(french)?.title ?? '')).toBe('Livraison ven. 5 juin, de 17 h à 21 h');
  expect(words(formatDelivery(french.delivery_days ?? { first_day: '', last_day: '' }, 'fr'))).toBe(
    'le ven. 5 juin, de 17 h à 21 h',
  );
  const letter = (await latestMails(shop.connection.db, 5)).find(({ subject }) => subject.includes(order_id));
  expect(words(letter?.plainText ?? '')).toContain('We expect it to arrive Fri, Jun 5, 5 to 9 p.m. ');
  expect(words(letter?.plainText ?? '')).toContain('Delivery Fri, Jun 5, 5 to 9 p.m.: C$19.00');
  expect(words(await operate(shop, ['orders', 'show', order_id]))).toMatch(
    /Delivery Fri, Jun 5, 5 to 9 p\.m\.\s+C\$19\.00/,
  );
  expect(await operate(shop, ['slots', 'orders'])).toMatch(new RegExp(`2026-06-05\\s+17-21\\s+ON\\s+${order_id}`));
  await shop.call('cancelOrder', { body: { order_id } }, bo);
  const { payment } = await orderOf(bo, order_id);
  expect(payment.refunded_amount + (payment.refund_under_way ?? 0)).toBe(cart.grand_total);
  expect(await operate(shop, ['slots', 'orders'])).toBe('No order comes at agreed hours.');
});

test('hours that are free stand in the sums, and are agreed all the same', async () => {
  const who = await buyer();
  const before = await cartOf(who);
  const { result: cart } = await choose(who, free);
  expect(slotIn(cart)).toMatchObject({ amount: 0, tax: 0 });
  expect(cart.grand_total).toBe(before.grand_total);
  const { order_id } = (await pay(who)).result;
  const letter = (await latestMails(shop.connection.db, 5)).find(({ subject }) => subject.includes(order_id));
  expect(words(letter?.plainText ?? '')).toContain('Delivery Thu, Jun 4, 8 a.m. to noon: Free');
});

test.each([
  ['a day that is too early', { ...free, day: '2026-06-03' }],
  ['a past day', { ...free, day: '2026-05-29' }],
  ['a day too far ahead', { ...free, day: '2026-06-11' }],
  ['no day', { ...free, day: 'soon' }],
  ['hours that are not offered', { ...free, to: 13 }],
  ['hours of another weekday', { ...evening, day: saturday.day }],
  ['no hours', { ...free, from: 12, to: 8 }],
])('%s is refused at its field, and what was chosen stays', async (_, slot) => {
  const who = await buyer();
  await choose(who, evening);
  expect(await choose(who, slot)).toMatchObject({ code: 400, result: { field: 'slot' } });
  expect(slotIn(await cartOf(who))).toMatchObject({ amount: 1_900 });
});

test('without an address, for what is picked up and where none are offered there is nothing to choose', async () => {
  const who = await shop.guest();
  await add(who, fixture.withPlan);
  expect(await offers(who)).toMatchObject({ days: [], lost: null, any: '' });
  expect((await choose(who, free)).code).toBe(400);
  await goTo(who, 'ON');
  expect(await offers(who)).toMatchObject({ days: [], lost: null });
  expect((await choose(who, free)).code).toBe(400);
  await add(who, fixture.table);
  expect((await offers(who)).days).toHaveLength(6);
  await goTo(who, 'NU');
  expect((await offers(who)).days).toEqual([]);
  expect((await choose(who, free)).code).toBe(400);
  expect((await choose(who, null)).code).toBe(200);
});

/** Loses hours in each way there is. */
const losses: [name: string, slot: Slot, lose: (who: Headers) => Promise<unknown>, said: RegExp][] = [
  [
    'full',
    saturday,
    async () => {
      const other = await buyer();
      await choose(other, saturday);
      expect((await pay(other)).code).toBe(200);
    },
    /^Sat, Jun 6, 8 a\.m\. to noon: these hours are full by now\. We took them off your order\./,
  ],
  [
    'free and full',
    free,
    async () => {
      for (let place = 0; place < 2; place += 1) {
        const other = await buyer();
        await choose(other, free);
        expect((await pay(other)).code).toBe(200);
      }
    },
    /full by now/,
  ],
  [
    'too early by now',
    free,
    async () => {
      shop.clock.now = new Date('2026-06-02T12:00:00Z');
    },
    /not everything in your cart can be there by then/,
  ],
  ['too early for what was added', free, async (who) => add(who, fixture.tiered), /not everything in your cart/],
  ['elsewhere', free, (who) => goTo(who, 'NU'), /not offered at your address \(Nunavut\)/],
  [
    'at another price elsewhere',
    { ...free, day: '2026-06-08' },
    (who) => goTo(who, 'QC'),
    /cost C\$5\.00 at your address, not C\$0\.00/,
  ],
  ['not offered elsewhere', evening, (who) => goTo(who, 'QC'), /not offered any more|by then/],
];

test.each(losses)(
  'hours that are %s are taken off with a sentence, and no order is placed before others are chosen',
  async (_, slot, lose, said) => {
    const who = await buyer();
    const { result: chosen } = await choose(who, slot);
    expect(slotIn(chosen)).toMatchObject({ amount: slot.price });
    await lose(who);
    expect(await lostIn(who)).toMatch(said);
    const cart = await cartOf(who);
    expect(slotIn(cart)).toBeUndefined();
    expect(cart.delivery_days?.hours).toBeUndefined();
    // The total that was seen, and the one that is seen now.
    const totals = new Set([chosen.grand_total, cart.grand_total]);
    for (const total of totals) {
      const { code, message, result } = await pay(who, total);
      expect(code).toBe(409);
      if (total === cart.grand_total) {
        expect(words(message)).toMatch(said);
        expect(result).toMatchObject({ field: 'slot' });
      } else expect(result).toMatchObject({ field: 'grand_total', grand_total: cart.grand_total });
    }
    await choose(who, null);
    expect(await lostIn(who)).toBe('');
    expect((await pay(who)).code).toBe(200);
  },
);

test('of a cart that is only picked up the hours go with a sentence, and nothing stands in the way', async () => {
  const who = await buyer();
  await add(who, fixture.withPlan);
  await choose(who, evening);
  const table = (await cartOf(who)).list.find(({ product_id }) => product_id === fixture.table)?.item_id ?? 0;
  await shop.call('deleteCartItem', { body: { item_id: table } }, who);
  expect(await lostIn(who)).toMatch(/nothing in your cart is delivered any more/);
  expect(slotIn(await cartOf(who))).toBeUndefined();
  const { code, result } = await pay(who);
  expect(code).toBe(200);
  expect((await orderOf(who, result.order_id)).delivery_days).toBeNull();
});

test('operators set hours, and what is booked stays when they take fewer', async () => {
  expect(await set('NS --weekdays thu,fri --from 8 --to 12 --price 12.50 --capacity 3 --ahead 4')).toMatch(
    /^NS\s4 days ahead\nNS\sthu\s8-12\sC\$12\.50\s3 orders\nNS\sfri/,
  );
  await set('NS --weekdays fri --from 8 --to 12 --capacity -');
  expect(await operate(shop, ['slots', 'list'])).not.toMatch(/NS\sfri/);
  for (const wrong of [
    'XX --weekdays fri --from 8 --to 12 --price - --capacity 1',
    'NS --weekdays sun --from 8 --to 12 --price 5',
    'NS --weekdays sun --from 12 --to 8 --price 5 --capacity 1',
    'NS --from 8 --to 12 --price 5 --capacity 1',
    'NS --ahead 4',
  ])
    await expect(set(wrong)).rejects.toThrow(/XX|capacity|weekdays|already/);
  const [first, second, third] = [await buyer(), await buyer(), await buyer()];
  for (const who of [first, second, third]) await choose(who, evening);
  const { order_id } = (await pay(first)).result;
  expect((await pay(second)).code).toBe(200);
  await set('ON --weekdays fri --from 17 --to 21 --capacity 1');
  expect(await lostIn(third)).toMatch(/full by now/);
  expect((await orderOf(first, order_id)).delivery_days).toMatchObject({ first_day: evening.day });
  await set('ON --weekdays fri --from 17 --to 21 --price 25');
  expect(await lostIn(third)).toMatch(/full by now/);
  await set('ON --weekdays fri --from 17 --to 21 --capacity 3');
  expect(await lostIn(third)).toMatch(/cost C\$25\.00 at your address, not C\$19\.00/);
  await set('ON --weekdays fri --from 17 --to 21 --capacity -');
  expect(await lostIn(third)).toMatch(/not offered any more/);
  expect((await orderOf(first, order_id)).charges).toMatchObject([{ amount: 1_900 }]);
  await set('ON --weekdays fri --from 17 --to 21 --price 19 --capacity 2');
  expect((await choose(third, evening)).code).toBe(409);
});

test('hours are free again with a cancelled order, one that nobody pays and one of which nothing is delivered any more', async () => {
  const ada = await shop.signIn('ada@example.com');
  const isFull = async () => (await offers(await buyer())).days[2]?.windows[0]?.is_full;
  const take = async (id: number = fixture.table) => {
    await add(ada, id);
    await add(ada, fixture.withPlan);
    await goTo(ada, 'ON');
    await choose(ada, saturday);
  };
  await take();
  const { order_id } = (await pay(ada)).result;
  expect(await isFull()).toBe(true);
  await operate(shop, ['orders', 'refund', order_id, '--items', `SKU-${fixture.table}:1`, '--reference', 'lost']);
  expect(await isFull()).toBe(false);
  expect((await orderOf(ada, order_id)).delivery_days).toBeNull();
  await take();
  const second = (await pay(ada)).result.order_id;
  expect(await isFull()).toBe(true);
  await shop.call('cancelOrder', { body: { order_id: second } }, ada);
  expect(await isFull()).toBe(false);

  // Until its payment is approved an order holds no goods, and no hours.
  await take();
  const waiting = await steps.orderByWallet(ada);
  expect(await isFull()).toBe(false);
  await steps.decide(waiting.token, 'approve');
  expect((await steps.poll(ada, waiting.order_id)).status).toBe('paid');
  expect(await isFull()).toBe(true);
  await shop.call('cancelOrder', { body: { order_id: waiting.order_id } }, ada);
  await take();
  const unpaid = await steps.orderByWallet(ada);
  const other = await buyer();
  await choose(other, saturday);
  expect((await pay(other)).code).toBe(200);
  await steps.decide(unpaid.token, 'approve');
  await settleOrders(shop.app.services, () => undefined);
  const called = await orderOf(ada, unpaid.order_id);
  expect(called.status).toBe('cancelled');
  expect(called.payment.refunded_amount + (called.payment.refund_under_way ?? 0)).toBe(called.grand_total);
});

test('an order that sets money aside holds its hours until it is given up', async () => {
  const who = await buyer();
  await choose(who, saturday);
  const { order_id } = (await pay(who)).result;
  await shop.connection.db.update(order).set({ state: 'pending_payment' }).where(eq(order.number, order_id));
  const isFull = async () => (await offers(await buyer())).days[2]?.windows[0]?.is_full;
  expect(await isFull()).toBe(true);
  await shop.connection.db.update(order).set({ state: 'cancelled' }).where(eq(order.number, order_id));
  expect(await isFull()).toBe(false);
});

test('many buyers at once for the last places: as many orders as there are places, and the others told so', async () => {
  const guests = await Promise.all(Array.from({ length: 12 }, () => buyer()));
  for (const who of guests) expect((await choose(who, free)).code).toBe(200);
  const answers = await Promise.all(guests.map((who) => pay(who)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
  for (const { code, message } of answers) if (code !== 200) expect(message).toMatch(/full by now/);
  const rows = await shop.connection.db
    .select()
    .from(order)
    .where(sql`arrival -> 'hours' is not null`);
  expect(rows).toHaveLength(2);
  // One is called back and one more place is made, for those who still want it.
  const [first] = rows;
  await shop.connection.db
    .update(order)
    .set({ state: 'cancelled' })
    .where(eq(order.id, first?.id ?? 0));
  const losers = guests.filter((_, place) => answers[place]?.code !== 200);
  for (const who of losers) expect((await choose(who, free)).code).toBe(200);
  const again = await Promise.all(losers.map((who) => pay(who)));
  expect(again.filter(({ code }) => code === 200)).toHaveLength(1);
});

test('orders with hours lock nothing that has no place in the order of locks', async () => {
  const who = await shop.signIn('bo@example.com');
  await add(who, fixture.table);
  await goTo(who, 'ON');
  await choose(who, evening);
  const tables = (await recordedLocks(() => pay(who))).flat().map(({ table }) => table);
  expect(tables).toContain('product');
  expect(tables.filter((table) => /slot|site_document/.test(table))).toEqual([]);
});

const region = fc.constantFrom('ON', 'QC', 'NU' as const);
const person = fc.nat(1);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('choose' as const), person, place: fc.constantFrom(0, 0, 1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('any' as const), person }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('go' as const), person, to: region }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      person,
      id: fc.constantFrom(fixture.table, fixture.cheap, fixture.withPlan, fixture.tiered),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), person, place: fc.nat(2) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('set' as const),
      to: fc.constantFrom('ON', 'ON', 'QC'),
      price: fc.constantFrom(0, 500, 1_500),
      capacity: fc.constantFrom(0, 1, 1, 2),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay' as const), person, isOld: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), place: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 3 }) }) },
);

const sumOf = (
  cart: Pick<
    Cart,
    'subtotal' | 'discount_amount' | 'product_contract_total' | 'shipping_fee' | 'charges' | 'tax_amount'
  >,
) =>
  cart.subtotal -
  cart.discount_amount +
  cart.product_contract_total +
  cart.shipping_fee +
  (cart.charges ?? []).reduce((sum, { amount }) => sum + amount, 0) +
  (cart.tax_amount ?? 0);
type Offers = CallResult<'deliverySlots'>;
const flat = ({ days }: Offers) => days.flatMap(({ day, windows }) => windows.map((window) => ({ day, ...window })));

test('whatever is chosen, moved, set, paid, cancelled and however time passes: an order stands in hours that were free, and pays what it was shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (all) => {
      shop.clock.now = start;
      await shop.connection.db.update(order).set({ arrival: null });
      for (const code of ['ON', 'QC'])
        await set(`${code} --weekdays mon,tue,wed,thu,fri --from 8 --to 12 --price 5 --capacity 1`).catch(String);
      const people = await Promise.all([buyer(), buyer()]);
      // Both want the last place of one morning.
      const wanted: (Slot | null)[] = people.map(() => ({ ...free, price: 500 }));
      for (const who of people) expect((await choose(who, { ...free, price: 500 })).code).toBe(200);
      const shown = await Promise.all(people.map(cartOf));
      const older = [...shown];
      const placed: { who: number; number: string; cart: Cart; region: string; isLive: boolean }[] = [];
      for (const one of all) {
        const at = 'person' in one ? one.person : 0;
        const who = people[at] ?? {};
        const before = [...shown];
        if (one.do === 'choose') {
          const list = flat(await offers(who)).filter(({ from }) => from === 8);
          const slot = list[one.place % Math.max(1, list.length)];
          if (slot) {
            const { day, from, to, price, is_full } = slot;
            const { code } = await choose(who, { day, from, to, price });
            expect(code).toBe(is_full ? 409 : 200);
            if (code === 200) wanted[at] = { day, from, to, price };
          }
        }
        if (one.do === 'any') {
          await choose(who, null);
          wanted[at] = null;
        }
        if (one.do === 'go') await goTo(who, one.to);
        if (one.do === 'add') await add(who, one.id);
        if (one.do === 'remove') {
          const item_id = shown[at]?.list[one.place]?.item_id;
          if (item_id !== undefined) await shop.call('deleteCartItem', { body: { item_id } }, who);
        }
        if (one.do === 'set')
          await set(
            `${one.to} --weekdays mon,tue,wed,thu,fri --from 8 --to 12 --price ${one.price === 0 ? '-' : one.price / 100} --capacity ${one.capacity || '-'}`,
          ).catch(String);
        if (one.do === 'wait') shop.clock.now = new Date(shop.clock.now.getTime() + one.days * 86_400_000);
        const now = await cartOf(who);
        if (one.do === 'pay' && now.list.length > 0) {
          const offered = await offers(who);
          const agreed = (one.isOld ? older[at] : now) ?? now;
          const { code, result } = await pay(who, agreed.grand_total);
          const isBlocked = offered.lost !== null && now.handover?.is_delivered;
          expect(code).toBe(agreed.grand_total === now.grand_total && !isBlocked ? 200 : 409);
          if (code === 200) {
            const region = String(now.shipping_address?.region_id);
            if (slotIn(now)) {
              const slot = flat(offered).find(({ is_chosen }) => is_chosen);
              expect(slot).toMatchObject({ is_full: false, price: slotIn(now)?.amount });
              expect(now.delivery_days).toMatchObject({ first_day: slot?.day, last_day: slot?.day });
              expect(String(slot?.day) > shop.clock.now.toISOString().slice(0, 10)).toBe(true);
            }
            placed.push({ who: at, number: result.order_id, cart: now, region, isLive: true });
            wanted[at] = null;
            await add(who, fixture.table);
          }
        }
        const called = one.do === 'cancel' ? placed[one.place] : undefined;
        if (called) {
          const goods = called.cart.list.map(({ product_id, qty }) => `SKU-${product_id}:${qty}`).join(',');
          await operate(shop, ['orders', 'refund', called.number, '--items', goods, '--reference', 'back']).catch(
            String,
          );
          called.isLive = (await orderOf(people[called.who] ?? {}, called.number)).status !== 'cancelled';
        }
        for (const [place, cart] of before.entries()) older[place] = cart;
        for (const [place, each] of people.entries()) {
          const cart = await cartOf(each);
          shown[place] = cart;
          const seen = await offers(each);
          expect(cart.grand_total).toBe(sumOf(cart));
          const slot = slotIn(cart);
          const chosen = flat(seen).filter(({ is_chosen }) => is_chosen);
          expect(chosen.filter(({ is_full }) => is_full)).toEqual([]);
          // What was wanted is charged at the price that was shown, or its loss is said.
          const want = wanted[place] ?? null;
          expect({
            charged: chosen.map(({ day, from, price }) => [day, from, price]),
            isLost: seen.lost !== null,
          }).toEqual(
            slot && want
              ? { charged: [[want.day, want.from, want.price]], isLost: false }
              : { charged: [], isLost: want !== null },
          );
          expect(slot?.amount).toBe(slot && want ? want.price : undefined);
          expect(cart.delivery_days?.hours === undefined).toBe(slot === undefined);
        }
        for (const { who: owner, number, cart } of placed) {
          const seen = await orderOf(people[owner] ?? {}, number);
          expect(seen).toMatchObject({ grand_total: cart.grand_total, charges: cart.charges ?? [] });
          expect(seen.delivery_days).toEqual(seen.status === 'cancelled' ? null : cart.delivery_days);
        }
      }
      const live = placed.filter(({ isLive, cart }) => isLive && slotIn(cart));
      expect((await operate(shop, ['slots', 'orders'])).match(/^2026.*/gm)?.length ?? 0).toBe(
        live.filter(({ cart }) => (cart.delivery_days?.first_day ?? '') >= shop.clock.now.toISOString().slice(0, 10))
          .length,
      );
      const letters = await latestMails(shop.connection.db, 200);
      for (const { number, cart } of placed) {
        const letter = letters.find(
          ({ subject, plainText }) => subject.includes(number) && plainText.includes('Total:'),
        );
        const slot = slotIn(cart);
        const amount = slot && (slot.amount === 0 ? 'Free' : formatMoney(slot.amount, 'en'));
        if (slot) expect(letter?.plainText).toContain(`${slot.title}: ${amount}`);
        if (cart.delivery_days) expect(letter?.plainText).toContain(formatDelivery(cart.delivery_days, 'en'));
      }
    }),
    { numRuns: 8 },
  );
}, 240_000);
