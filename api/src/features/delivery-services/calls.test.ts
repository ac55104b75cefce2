import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Cart, DeliveryServiceKind } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { schema } from '../../database/connection.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { address, buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { operate } from '../../testing/operating.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let steps: ReturnType<typeof buyingAt>;
beforeAll(async () => {
  shop = await startTestApp();
  steps = buyingAt(shop);
  const assembled = [{ label: { en: 'Assembly time', fr: 'Temps de montage' }, value: { en: '40 min', fr: '40 min' } }];
  const { product } = schema;
  await shop.connection.db
    .update(product)
    .set({ details: sql`details || ${JSON.stringify({ specifications: assembled })}::jsonb`, usableQuantity: 5_000 })
    .where(inArray(product.id, [fixture.table, fixture.tiered]));
  await shop.connection.db
    .update(product)
    .set({ details: sql`details || '{"pickup": true}'::jsonb`, usableQuantity: 5_000 })
    .where(eq(product.id, fixture.withPlan));
});
afterAll(() => shop?.close());

const provinces = {
  ON: { region_id: 74, city: 'Ottawa', postcode: 'K1A 0B1' },
  QC: { region_id: 76, city: 'Montréal', postcode: 'H2X 1Y4' },
  NS: { region_id: 77, city: 'Halifax', postcode: 'B3H 1A1' },
  NU: { region_id: 78, city: 'Iqaluit', postcode: 'X0A 0H0' },
} as const;
type Province = keyof typeof provinces;

const add = (who: Headers, product_id: number, qty = 1) => shop.call('addCartItem', { body: { product_id, qty } }, who);
const goTo = (who: Headers, province: Province) =>
  shop.call('cartAddress', { body: { ...address, ...provinces[province], email: 'guest@example.com' } }, who);
const offers = async (who: Headers, language = 'en') =>
  (await shop.call('deliveryServices', {}, { ...who, 'accept-language': language })).result;
const choose = (who: Headers, ...services: [kind: DeliveryServiceKind, price: number][]) =>
  shop.call('chooseDeliveryServices', { body: { services: services.map(([kind, price]) => ({ kind, price })) } }, who);
const cartOf = async (who: Headers) => (await shop.call('carts', {}, who)).result;
const servicesIn = ({ charges = [] }: Pick<Cart, 'charges'>) =>
  charges.filter(({ kind }) => kind !== 'tip' && kind !== 'protection');
const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
const partsOf = (
  cart: Pick<
    Cart,
    | 'subtotal'
    | 'discount_amount'
    | 'points_data'
    | 'credit_amount'
    | 'product_contract_total'
    | 'shipping_fee'
    | 'charges'
    | 'tax_amount'
  >,
) =>
  cart.subtotal -
  cart.discount_amount -
  cart.points_data.points_cur_amount -
  cart.credit_amount +
  cart.product_contract_total +
  cart.shipping_fee +
  sumOf((cart.charges ?? []).map(({ amount }) => amount)) +
  (cart.tax_amount ?? 0);

test('services are chosen, taxed where they are delivered, ordered, told in letter and console, and paid back', async () => {
  const bo = await shop.signIn('bo@example.com');
  await add(bo, fixture.table, 2);
  await goTo(bo, 'ON');
  expect(await offers(bo)).toMatchObject({
    services: [
      { kind: 'room', title: 'Room of choice', price: 4_900, count: 1, amount: 4_900, is_chosen: false },
      { kind: 'assembly', title: 'Assembly', price: 3_900, count: 2, amount: 7_800, is_chosen: false },
      { kind: 'takeaway', title: 'Take-away of an old piece', price: 5_900, count: 1, amount: 5_900, is_chosen: false },
    ],
    dropped: [],
    none: null,
  });
  const before = await cartOf(bo);
  const { result: cart } = await choose(bo, ['room', 4_900], ['assembly', 3_900]);
  expect(cart.charges).toEqual([
    { kind: 'room', title: 'Room of choice', amount: 4_900, tax: 637 },
    { kind: 'assembly', title: 'Assembly (2 pieces)', amount: 7_800, tax: 1_014 },
  ]);
  expect(cart.grand_total).toBe(before.grand_total + 12_700 + 1_651);
  expect(cart.taxes).toEqual([{ kind: 'HST', amount: Math.round((30_000 + 12_700) * 0.13) }]);
  const { order_id } = (await steps.order(bo, 'card', await steps.cardNonce(bo))).result;
  expect((await cartOf(bo)).charges).toEqual([]);
  const seen = async (language = 'en') =>
    (await shop.call('orderInformation', { query: { order_id } }, { ...bo, 'accept-language': language })).result;
  expect(await seen()).toMatchObject({ charges: cart.charges ?? [], grand_total: cart.grand_total });
  expect((await seen('fr')).charges?.map(({ title }) => title)).toEqual([
    'Pièce de votre choix',
    'Montage (2 articles)',
  ]);
  const letter = (await latestMails(shop.connection.db, 5)).find(({ subject }) => subject.includes(order_id));
  for (const said of ['Room of choice: C$49.00', 'Assembly (2 pieces): C$78.00'])
    expect(letter?.plainText).toContain(said);
  expect(await operate(shop, ['orders', 'show', order_id])).toMatch(/Assembly \(2 pieces\).*C\$78\.00/);
  await shop.call('cancelOrder', { body: { order_id } }, bo);
  const { payment } = await seen();
  expect(payment.refunded_amount + (payment.refund_under_way ?? 0)).toBe(cart.grand_total);
});

test('a service that an address has not, or at another price, is taken off with a sentence, and the old total refused', async () => {
  const guest = await shop.guest();
  await add(guest, fixture.table);
  await goTo(guest, 'ON');
  const chosen = await choose(guest, ['room', 4_900], ['assembly', 3_900], ['takeaway', 5_900]);
  const nonce = await steps.cardNonce(guest);
  const { result: moved } = await goTo(guest, 'QC');
  // The same price stays chosen; another one, or none, does not.
  expect(servicesIn(moved)).toMatchObject([{ kind: 'room', amount: 4_900 }]);
  expect(await offers(guest)).toMatchObject({
    services: [
      { kind: 'room', is_chosen: true },
      { kind: 'assembly', price: 4_500, is_chosen: false },
    ],
    dropped: [
      {
        kind: 'assembly',
        message:
          'Assembly costs C$45.00 at your address, not C$39.00. We took it off your order; choose it again if you want it.',
      },
      {
        kind: 'takeaway',
        message:
          'Take-away of an old piece is not offered at your address (Quebec). We took it off your order, and you do not pay for it.',
      },
    ],
  });
  const [price] = (await offers(guest, 'fr')).dropped;
  expect(price?.message).toMatch(
    /^Montage\u00A0: ce service coûte 45,00\u00A0\$ à votre adresse, et non 39,00\u00A0\$\./,
  );
  const { order_token } = (await shop.call('orderToken', {}, guest)).result;
  const old = {
    idempotency_key: steps.newKey(),
    payment_method: 'card' as const,
    payment_nonce: nonce,
    order_token,
    grand_total: chosen.result.grand_total,
  };
  expect(await shop.call('createOrder', { body: old }, guest)).toMatchObject({
    code: 409,
    result: { field: 'grand_total', grand_total: moved.grand_total },
  });
  const { result: north } = await goTo(guest, 'NU');
  expect(servicesIn(north)).toEqual([]);
  const there = await offers(guest);
  expect(there.services).toEqual([]);
  expect(there.none).toBe(
    'Room of choice, assembly and take-away are not offered at your address (Nunavut): there we deliver to the door.',
  );
  expect(there.dropped).toHaveLength(3);
  // Who comes back has what they chose, as they chose it.
  expect(servicesIn((await goTo(guest, 'ON')).result)).toEqual(servicesIn(chosen.result));
});

test('nothing is taken at another price, for nothing, without an address or for what is picked up', async () => {
  const guest = await shop.guest();
  expect(await offers(guest)).toMatchObject({ services: [], none: null });
  await add(guest, fixture.withPlan);
  expect(await choose(guest, ['room', 4_900])).toMatchObject({ code: 400, result: { field: 'services' } });
  await goTo(guest, 'ON');
  expect(await offers(guest)).toMatchObject({ services: [], none: null });
  expect(await choose(guest, ['room', 4_900])).toMatchObject({ code: 400, result: { field: 'services' } });
  await add(guest, fixture.cheap);
  expect((await offers(guest)).services.map(({ kind }) => kind)).toEqual(['room', 'takeaway']);
  expect(await choose(guest, ['assembly', 3_900])).toMatchObject({ code: 400, result: { field: 'services' } });
  for (const price of [0, 1, 4_899])
    expect(await choose(guest, ['room', price])).toMatchObject({
      code: 409,
      message: 'Room of choice costs C$49.00 by now. Nothing was changed; choose it again if you want it.',
      result: { field: 'services' },
    });
  expect((await choose(guest, ['room', -4_900])).code).toBe(400);
  const both = await choose(guest, ['room', 4_900]);
  // The counter is in Ontario too: one tax of all. Without what is delivered nothing is carried anywhere.
  const cheap = both.result.list.find(({ product_id }) => product_id === fixture.cheap)?.item_id ?? 0;
  const alone = (await shop.call('deleteCartItem', { body: { item_id: cheap } }, guest)).result;
  expect(servicesIn(alone)).toEqual([]);
  const { dropped } = await offers(guest);
  expect(dropped.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Room of choice: nothing in your cart needs it any more/),
  ]);
});

test('a service that was not done is paid back as delivery is, and with the rest no more than was paid', async () => {
  const bo = await shop.signIn('bo@example.com');
  for (const { item_id } of (await cartOf(bo)).list) await shop.call('deleteCartItem', { body: { item_id } }, bo);
  await add(bo, fixture.cheap, 2);
  await goTo(bo, 'ON');
  const { result: cart } = await choose(bo, ['room', 4_900], ['takeaway', 5_900]);
  const { order_id } = (await steps.order(bo, 'card', await steps.cardNonce(bo))).result;
  const refund = (...options: string[]) => operate(shop, ['orders', 'refund', order_id, ...options]);
  const paidBack = async () => {
    const { result } = await shop.call('orderInformation', { query: { order_id } }, bo);
    return result.payment.refunded_amount + (result.payment.refund_under_way ?? 0);
  };
  // 13 % of the fee of C$14.99, of C$49.00 and of C$59.00, which the taxes of goods and delivery round together.
  const all = 1_499 + 4_900 + 5_900 + Math.round(1_499 * 0.13) + 637 + 767;
  await expect(refund('--delivery', String((all + 2) / 100), '--reference', 'more')).rejects.toThrow(
    /can be paid back/,
  );
  await refund('--delivery', '66.67', '--reference', 'not taken away');
  expect(await paidBack()).toBe(6_667);
  await expect(refund('--delivery', String((all - 6_667 + 2) / 100), '--reference', 'more')).rejects.toThrow(
    /can be paid back/,
  );
  await shop.call('cancelOrder', { body: { order_id } }, bo);
  expect(await paidBack()).toBe(cart.grand_total);
});

test('an order and a choice of the same moment: the order has what its total had, or is refused', async () => {
  for (const isFirst of [true, false, true, false]) {
    const guest = await shop.guest();
    await add(guest, fixture.table);
    const { grand_total } = (await goTo(guest, 'ON')).result;
    const payment_nonce = await steps.cardNonce(guest);
    const { order_token } = (await shop.call('orderToken', {}, guest)).result;
    const order = () =>
      shop.call(
        'createOrder',
        {
          body: {
            idempotency_key: steps.newKey(),
            payment_method: 'card',
            payment_nonce,
            order_token,
            grand_total,
          },
        },
        guest,
      );
    const choice = () => choose(guest, ['room', 4_900]);
    const both = isFirst ? [order(), choice()] : [choice(), order()];
    const answers = await Promise.all(both);
    const placed = answers[isFirst ? 0 : 1];
    expect([200, 409]).toContain(placed?.code);
    const charged = await shop.connection.db
      .select({ total: schema.order.grandTotal, charges: schema.order.charges })
      .from(schema.order)
      .where(eq(schema.order.paymentReference, payment_nonce));
    expect(charged).toEqual(placed?.code === 200 ? [{ total: grand_total, charges: [] }] : []);
  }
});

test('operators set what services cost in a region, from the next look at a cart on', async () => {
  const guest = await shop.guest();
  await add(guest, fixture.table);
  await goTo(guest, 'NS');
  expect((await offers(guest)).none).toMatch(/\(Nova Scotia\)/);
  const set = await operate(shop, ['services', 'set', 'ns', '--room', '69', '--takeaway', '71.50']);
  expect(set).toMatch(/^NS\s+room C\$69\.00\s+assembly -\s+takeaway C\$71\.50$/);
  expect((await offers(guest)).services.map(({ kind, price }) => [kind, price])).toEqual([
    ['room', 6_900],
    ['takeaway', 7_150],
  ]);
  await choose(guest, ['room', 6_900]);
  await operate(shop, ['services', 'set', 'NS', '--takeaway', '-', '--room', '70']);
  expect(servicesIn(await cartOf(guest))).toEqual([]);
  const { dropped } = await offers(guest);
  expect(dropped.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Room of choice costs C\$70\.00 at your address, not/),
  ]);
  await expect(operate(shop, ['services', 'set', 'XX', '--room', '1'])).rejects.toThrow(/XX/);
  await operate(shop, ['services', 'set', 'NS', '--room', '-']);
  expect(await operate(shop, ['services', 'list'])).not.toMatch(/NS.*C\$/);
});

const kinds = ['room', 'assembly', 'takeaway'] as const;
const step = fc.oneof(
  fc.record({ do: fc.constant('choose' as const), kinds: fc.uniqueArray(fc.constantFrom(...kinds)) }),
  fc.record({ do: fc.constant('go' as const), to: fc.constantFrom('ON', 'QC', 'NS', 'NU' as const) }),
  fc.record({
    do: fc.constant('add' as const),
    product: fc.constantFrom(fixture.table, fixture.tiered, fixture.cheap, fixture.withPlan),
    qty: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ do: fc.constant('remove' as const), place: fc.nat(3) }),
  fc.record({
    do: fc.constant('extras' as const),
    protect: fc.boolean(),
    coupon: fc.boolean(),
    tip: fc.constantFrom(0, 500),
  }),
  fc.record({ do: fc.constant('pay' as const), isOld: fc.boolean() }),
  fc.record({ do: fc.constant('cancel' as const), place: fc.nat(5) }),
);

test('whatever is chosen, moved, added, removed, paid and cancelled, nobody pays for what their total did not have', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (all) => {
      // Nobody pays as often in a quarter of an hour.
      shop.clock.now = new Date(shop.clock.now.getTime() + 15 * 60_000);
      const who = await shop.signIn('bo@example.com');
      const orders: { number: string; shown: Cart }[] = [];
      let shown = await cartOf(who);
      let older = shown;
      for (const one of all) {
        const before = shown;
        if (one.do === 'choose') {
          const { services } = await offers(who);
          const wanted = services.filter(({ kind }) => one.kinds.includes(kind));
          const { code, result } = await choose(
            who,
            ...wanted.map(({ kind, price }) => [kind, price] as [DeliveryServiceKind, number]),
          );
          expect(code).toBe(200);
          expect(servicesIn(result).map(({ kind, amount }) => ({ kind, amount }))).toEqual(
            wanted.map(({ kind, amount }) => ({ kind, amount })),
          );
        }
        if (one.do === 'go') await goTo(who, one.to);
        if (one.do === 'add') await add(who, one.product, one.qty);
        if (one.do === 'remove') {
          const item_id = shown.list[one.place]?.item_id;
          if (item_id !== undefined) await shop.call('deleteCartItem', { body: { item_id } }, who);
        }
        if (one.do === 'extras') {
          await shop.call('extendShipping', { body: { is_add: one.protect ? 1 : 0 } }, who);
          await (one.coupon
            ? shop.call('applyCoupon', { body: { coupon_code: 'TEN' } }, who)
            : shop.call('removeCoupon', { body: {} }, who));
          await (shown.tip_id === null
            ? shop.call('createTipDonation', { body: { amount: one.tip } }, who)
            : shop.call('updateTipDonation', { body: { tip_id: shown.tip_id, amount: one.tip } }, who));
        }
        if (one.do === 'pay' && shown.list.length > 0 && shown.shipping_address && shown.grand_total > 0) {
          const nonce = await steps.cardNonce(who);
          const { order_token } = (await shop.call('orderToken', {}, who)).result;
          const agreed = one.isOld ? older : shown;
          const body = {
            idempotency_key: steps.newKey(),
            payment_method: 'card' as const,
            payment_nonce: nonce,
            order_token,
            grand_total: agreed.grand_total,
          };
          const { code, result } = await shop.call('createOrder', { body }, who);
          expect(code).toBe(agreed.grand_total === shown.grand_total ? 200 : 409);
          if (code === 200) orders.push({ number: result.order_id, shown });
        }
        const ordered = orders[one.do === 'cancel' ? one.place : -1];
        if (ordered) await shop.call('cancelOrder', { body: { order_id: ordered.number } }, who);
        older = before;
        shown = await cartOf(who);
        expect(shown.grand_total).toBe(partsOf(shown));
        const { services, dropped } = await offers(who);
        expect(servicesIn(shown).map(({ kind, amount }) => ({ kind, amount }))).toEqual(
          services.flatMap(({ kind, amount, is_chosen }) => (is_chosen ? [{ kind, amount }] : [])),
        );
        for (const { kind } of dropped) expect((shown.charges ?? []).map((charge) => charge.kind)).not.toContain(kind);
        for (const order of orders) {
          const { result } = await shop.call('orderInformation', { query: { order_id: order.number } }, who);
          expect(result).toMatchObject({ grand_total: order.shown.grand_total, charges: order.shown.charges ?? [] });
          expect(result.grand_total).toBe(partsOf(result));
          const { refunded_amount, refund_under_way = 0 } = result.payment;
          expect(refunded_amount + refund_under_way).toBe(result.status === 'cancelled' ? result.grand_total : 0);
        }
      }
      const letters = await latestMails(shop.connection.db, 200);
      for (const {
        number,
        shown: { charges = [], grand_total },
      } of orders) {
        const letter = letters.find(
          ({ subject, plainText }) => subject.includes(number) && plainText.includes('Total:'),
        );
        for (const { title, amount } of [...charges, { title: 'Total', amount: grand_total }])
          expect(letter?.plainText).toContain(`${title}: ${formatMoney(amount, 'en')}`);
      }
    }),
    { numRuns: 25 },
  );
});
