import { randomUUID } from 'node:crypto';
import { paths, type Cart } from '@shop/contract';
import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { deliveryWindow } from '../../domain/delivery/estimate.ts';
import { letterKeyDays } from '../../domain/order/letter-key.ts';
import { orderConfirmation } from '../../mail/order-confirmation.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { orderItem, storeOrder, storeParcel } from '../../testing/stored-order.ts';
import { fixtureWorld } from '../../testing/fixture-world.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop?.close());

/** An order of a new guest, with what they add to the cart, and what its letter's link carries. */
const bought = async (more: (guest: Headers) => Promise<unknown> = async () => undefined) => {
  const { fill, authorise, order } = buyingAt(shop);
  const guest = await shop.guest();
  await fill(guest);
  await more(guest);
  const { payment_id } = await authorise(guest, 'approve');
  const { result } = await order(guest, 'klarna', payment_id, randomUUID());
  const letter = (await latestMails(shop.connection.db, 10)).find(({ subject }) => subject.includes(result.order_id));
  const link = new URL(/https?:\S+\/shipments\?\S+/.exec(letter?.plainText ?? '')?.[0] ?? 'http://none');
  return { guest, order_id: result.order_id, key: link.searchParams.get('key') ?? '', letter };
};
const open = (order_id: string, key: string) => shop.call('orderByLetter', { query: { order_id, key } });

test('the link of a guest’s letter opens the whole order for nobody else’s account or token', async () => {
  const { guest, order_id, key } = await bought();
  const { code, result } = await open(order_id, key);
  expect(code).toBe(200);
  expect(result).toEqual((await shop.call('orderInformation', { query: { order_id } }, guest)).result);
  expect(result).toMatchObject({ order_id, can_cancel: true, items: [{ qty: 1 }] });
});

test('a link that is not of this order’s letters is refused, and too many tries are', async () => {
  const [one, other] = [await bought(), await bought()];
  for (const key of ['', 'x', other.key, `${one.key}x`, one.key.slice(1)]) {
    expect(await open(one.order_id, key)).toMatchObject({ code: 404, message: expect.stringContaining('link') });
  }
  expect((await open('CA1', one.key)).code).toBe(404);
  const codes = [];
  for (let n = 0; n < 12; n += 1) codes.push((await open(one.order_id, 'guess')).code);
  expect(codes.at(-1)).toBe(429);
  // Who has the letter is not held up by whoever guesses.
  expect((await open(one.order_id, one.key)).code).toBe(200);
});

test('a link ends with the order’s year, and says so', async () => {
  const { order_id, key } = await bought();
  const before = shop.clock.now;
  shop.clock.now = new Date(before.getTime() + letterKeyDays * 86_400_000 - 1);
  expect((await open(order_id, key)).code).toBe(200);
  shop.clock.now = new Date(before.getTime() + letterKeyDays * 86_400_000);
  expect(await open(order_id, key)).toMatchObject({ code: 410, message: expect.stringContaining('has ended') });
  shop.clock.now = before;
});

test('a guest cancels from the letter, with the letter that says so; a wrong link cancels nothing', async () => {
  const { order_id, key } = await bought();
  const cancel = (with_: string) =>
    shop.call('cancelByLetter', { body: { order_id, key: with_, reason: 'changed_mind' } });
  expect((await cancel('wrong')).code).toBe(404);
  expect((await open(order_id, key)).result.status).not.toBe('cancelled');
  expect((await cancel(key)).result).toMatchObject({ status: 'cancelled', can_cancel: false });
  const [letter] = await latestMails(shop.connection.db, 1);
  expect(letter?.subject).toBe(`Your Boréal order ${order_id} is cancelled`);
  expect(letter?.plainText).toContain(`key=${key}`);
  expect((await cancel(key)).result.status).toBe('cancelled');
});

test('an order keeps its taxes by kind, as letter and pages say them', async () => {
  const { order_id, key, letter } = await bought();
  const { taxes, tax_amount } = (await open(order_id, key)).result;
  expect(taxes.map(({ kind }) => kind)).toEqual(['GST', 'QST']);
  expect(taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(tax_amount);
  for (const { kind, amount } of taxes) {
    expect(letter?.plainText).toContain(`${kind}: C$${(amount / 100).toFixed(2)}`);
  }
  // An order of an older release has the sum alone.
  await shop.connection.db.update(schema.order).set({ taxes: null }).where(eq(schema.order.number, order_id));
  expect((await open(order_id, key)).result.taxes).toEqual([]);
});

test('each tax is its rate of goods, plans and protection together, in cart, order and letter', async () => {
  let cart: Cart | null = null;
  const { order_id, key, letter } = await bought(async (guest) => {
    await shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, guest);
    await shop.call('addCartItem', { body: { product_id: fixture.withPlan, qty: 1, term: 36 } }, guest);
    cart = (await shop.call('extendShipping', { body: { is_add: 1, planId: 'seel-shipment' } }, guest)).result;
  });
  const order = (await open(order_id, key)).result;
  const taxed =
    order.subtotal + order.shipping_fee + order.product_contract_total + (order.shipping_protection_total ?? 0);
  // 549.99 dollars, of which 5 % are 27.4995, and 9.975 % are 54.861….
  expect(taxed).toBe(54_999);
  const [GST, QST] = [2_750, 5_486];
  const taxes = { tax_amount: GST + QST, grand_total: taxed + GST + QST };
  expect(cart).toMatchObject(taxes);
  expect(order).toMatchObject({
    ...taxes,
    taxes: [
      { kind: 'GST', amount: GST },
      { kind: 'QST', amount: QST },
    ],
  });
  expect((order.item_tax ?? 0) + (order.product_protection_tax ?? 0) + (order.shipping_protection_tax ?? 0)).toBe(
    GST + QST,
  );
  expect(order.charges).toEqual([
    {
      kind: 'protection',
      title: 'Delivery protection',
      amount: order.shipping_protection_total,
      tax: order.shipping_protection_tax,
    },
  ]);
  for (const said of ['GST: C$27.50', 'QST: C$54.86']) expect(letter?.plainText).toContain(said);
});

test.each(['en', 'fr'] as const)(
  'the letter shows items with pictures, dates, addresses, payment and what can change in %s',
  async (language) => {
    const picture = '/media/pictures/sofa-a-front-grey-320.avif';
    const order = await storeOrder(shop.connection.db, 1, {
      number: `CA-${language}`,
      language,
      items: [
        orderItem(1, {
          thumbnail: picture,
          options: [{ label: 'Colour', value: 'Grey' }],
          plan: { title: 'Plan A', term: 2, price: 1_999, qty: 2 },
        }),
      ],
      taxes: [{ kind: 'HST', amount: 4_493 }],
      arrival: { first: '2026-12-02', last: '2026-12-07' },
    });
    const billed = { ...order.billingAddress, street: '7 Other St' };
    const { html, text } = orderConfirmation(
      { ...order, billingAddress: billed },
      { url: 'https://shop.test', regions: fixtureWorld().regions, place: null },
    );
    const said =
      language === 'en'
        ? [
            'Placed on May 1, 2026',
            'HST',
            'arrive Wed, Dec 2 – Mon, Dec 7. ',
            'Plan A: C$39.98',
            'Visa ending in 1111',
            'you can cancel',
            'Help with this order',
          ]
        : [
            'Passée le 1 mai 2026',
            'TVH',
            'prévue du mer. 2 au lun. 7 déc. L',
            'Plan A : 39,98 $',
            'Visa se terminant par 1111',
            'vous pouvez annuler',
            'Aide pour',
          ];
    for (const part of [
      ...said,
      'Montréal QC H2X 1Y4',
      '12 King St W',
      '7 Other St',
      '(514) 555-0123',
      'Elm Coffee Table, Grey',
    ]) {
      for (const written of [html, text]) {
        expect(written.replaceAll('1er', '1').replaceAll('\u00a0', ' ')).toContain(part);
      }
    }
    expect(html).toContain('src="https://shop.test/media/pictures/sofa-a-front-grey-640.webp"');
    for (const path of [paths.order(order.number), paths.contact({ order_id: order.number })]) {
      expect(text).toContain(`https://shop.test${path}`);
    }
  },
);

test('an order says when it arrives, as it was said when it was placed, until a parcel has left', async () => {
  const { db } = shop.connection;
  const { order_id, key } = await bought();
  const { delivery_days: days, created_at } = (await open(order_id, key)).result;
  const window = deliveryWindow('H2X', new Date(created_at));
  expect(days).toEqual({
    first_day: window?.first.toISOString().slice(0, 10),
    last_day: window?.last.toISOString().slice(0, 10),
  });
  const [row] = await db.select().from(schema.order).where(eq(schema.order.number, order_id));
  await storeParcel(db, row?.id ?? 0);
  expect((await open(order_id, key)).result.delivery_days).toBeNull();
});
