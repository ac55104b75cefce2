import type { Handover, Language } from '@shop/contract';
import { latestMails } from '../../mail/mailbox.ts';
import { address, buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { makePickedUp } from '../../testing/picked-up.ts';
import { operate } from '../../testing/operating.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const { table: PICKED_UP, cheap: DELIVERED } = fixture;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await makePickedUp(shop.connection.db, PICKED_UP);
});
afterAll(() => shop?.close());

const place = {
  en: {
    name: 'Counter',
    hours: 'Open on weekdays.',
    ready: 'Ready in two business days.',
    note: 'Bring your order number.',
  },
  fr: {
    name: 'Comptoir',
    hours: 'Ouvert en semaine.',
    ready: 'Prêt dans deux jours ouvrables.',
    note: 'Apportez votre numéro de commande.',
  },
} as const;
const pickup = (language: Language): Handover['pickup'] => ({
  title: { en: 'Picked up by you', fr: 'À récupérer sur place' }[language],
  place: { ...place[language], street: '1 Dock Road', city: 'Mississauga', region: 'ON', postcode: 'L5N 2X7' },
});

/** Buys these, and answers what each surface says on the way of how they come. */
const buy = async (products: readonly number[], language: Language) => {
  const { fill, cardNonce, order } = buyingAt(shop);
  const headers: Headers = { ...(await shop.guest()), 'accept-language': language };
  for (const product of products) await fill(headers, product);
  const { result: cart } = await shop.call('carts', {}, headers);
  const { result: asked } = await shop.call('cartDelivery', { query: { postcode: 'K1A 0B1' } }, headers);
  const { order_id } = (await order(headers, 'card', await cardNonce(headers))).result;
  const { result: placed } = await shop.call('orderInformation', { query: { order_id } }, headers);
  const { result: tracked } = await shop.call('orderTrack', { query: { order_id } }, headers);
  const [letter] = await latestMails(shop.connection.db, 1);
  expect(letter?.plainText).toContain(order_id);
  return { cart, asked, placed, tracked, letter: (letter?.plainText ?? '').replaceAll('\u00a0', ' ') };
};

test.each(['en', 'fr'] as const)('what is picked up is nowhere said to be delivered in %s', async (language) => {
  const headers = { 'accept-language': language };
  const { result: product } = await shop.call('productDetail', { query: { id: PICKED_UP } }, headers);
  const handover = { is_delivered: false, pickup: pickup(language) };
  expect(product).toMatchObject({ handover, shipping: [], shipping_menthod_info: handover.pickup?.title });
  for (const said of ['1 Dock Road, Mississauga ON L5N 2X7', ...Object.values(place[language])]) {
    expect(product.delivery_info_content).toContain(said);
  }
  const body = { productId: PICKED_UP, zipcode: 'K1A 0B1' };
  expect((await shop.call('deliveryEstimate', { body }, headers)).result).toMatchObject({
    logisticDate: null,
    logisticText: null,
  });

  const { cart, asked, placed, tracked, letter } = await buy([PICKED_UP], language);
  for (const answer of [cart, placed, tracked]) expect(answer).toMatchObject({ handover });
  for (const answer of [cart, placed]) expect(answer).toMatchObject({ shipping_fee: 0, delivery_days: null });
  expect(cart.order_benefits).toHaveLength(1);
  expect(asked).toMatchObject({ fee: 0, delivery_days: null });
  expect(cart.shipping_method_list).toEqual([
    { code: 'pickup', title: handover.pickup?.title, fee: 0, selected: true },
  ]);
  for (const said of ['1 Dock Road', 'Mississauga ON L5N 2X7', ...Object.values(place[language])]) {
    expect(letter).toContain(said);
  }
  expect(letter).toContain(handover.pickup?.title);
  expect(letter).not.toMatch(/deliver|arrive|livr/i);
});

test.each([
  ['QC', 76, 'H2X 1Y4'],
  ['NU', 71, 'X0A 0H0'],
] as const)(
  'what is picked up in Ontario by a buyer from %s has the taxes of Ontario',
  async (_, region_id, postcode) => {
    const { fill, cardNonce, order } = buyingAt(shop);
    const headers = await shop.guest();
    await fill(headers, PICKED_UP);
    await shop.call('cartAddress', { body: { ...address, region_id, postcode, email: 'guest@example.com' } }, headers);
    const { result: cart } = await shop.call('carts', {}, headers);
    const tax = Math.round((cart.subtotal * 13) / 100);
    expect(cart).toMatchObject({ shipping_fee: 0, tax_amount: tax, grand_total: cart.subtotal + tax });
    const { order_id } = (await order(headers, 'card', await cardNonce(headers))).result;
    const { result: placed } = await shop.call('orderInformation', { query: { order_id } }, headers);
    expect(placed).toMatchObject({ taxes: [{ kind: 'HST', amount: tax }], grand_total: cart.grand_total });
    const [letter] = await latestMails(shop.connection.db, 1);
    expect(letter?.plainText).toMatch(/^HST: C\$/m);
    expect(letter?.plainText).not.toMatch(/^(GST|QST|PST): /m);
  },
);

test.each(['en', 'fr'] as const)('of a mixed order each part says how it comes in %s', async (language) => {
  const handover = { is_delivered: true, pickup: pickup(language) };
  const { cart, placed, tracked, letter } = await buy([PICKED_UP, DELIVERED], language);
  for (const answer of [cart, placed, tracked]) expect(answer).toMatchObject({ handover });
  expect(cart.shipping_method_list).toMatchObject([{ code: 'standard' }]);
  const marked = placed.items.map(({ product_id, is_pickup = false }) => [product_id, is_pickup]);
  expect(marked).toEqual([
    [PICKED_UP, true],
    [DELIVERED, false],
  ]);
  expect(placed.delivery_days).not.toBeNull();
  for (const said of ['1 Dock Road', language === 'en' ? 'Ship to:' : 'Livrer à :']) expect(letter).toContain(said);
});

test('of a mixed order each part has the taxes of where it is handed over, and brings them back', async () => {
  const { cardNonce, order } = buyingAt(shop);
  const headers = await shop.signIn();
  for (const product_id of [PICKED_UP, DELIVERED])
    await shop.call('addCartItem', { body: { product_id, qty: 1 } }, headers);
  const { result: cart } = await shop.call('cartAddress', { body: { ...address } }, headers);
  // By hand: 13 % of C$150.00 in Ontario; 5 % and 9.975 % of C$19.99 in Quebec, which is delivered for nothing.
  const sums = { subtotal: 16_999, shipping_fee: 0, tax_amount: 1_950 + 100 + 199, grand_total: 16_999 + 2_249 };
  const taxes = [
    { kind: 'GST', amount: 100 },
    { kind: 'HST', amount: 1_950 },
    { kind: 'QST', amount: 199 },
  ];
  expect({ ...cart, taxes: cart.taxes?.toSorted((a, b) => a.kind.localeCompare(b.kind)) }).toMatchObject({
    ...sums,
    taxes,
  });
  const { order_id } = (await order(headers, 'card', await cardNonce(headers))).result;
  const { result: placed } = await shop.call('orderInformation', { query: { order_id } }, headers);
  expect(placed).toMatchObject(sums);
  // A shelf is taxed by Ontario, whatever the way of the other parcel: what is paid back of it is that to the cent.
  const [counter] = placed.items;
  const refund = ['orders', 'refund', order_id, '--items', `${counter?.sku}:1`, '--reference', 'gone'];
  expect(await operate(shop, refund)).toContain('C$169.50');
  const { result: left } = await shop.call('orderInformation', { query: { order_id } }, headers);
  expect(left.payment.refunded_amount).toBe(15_000 + 1_950);
});

test('a pickup has its taxes before anybody says where they live, and nobody to tip', async () => {
  const headers = await shop.guest();
  await shop.call('addCartItem', { body: { product_id: PICKED_UP, qty: 1 } }, headers);
  await shop.call('createTipDonation', { body: { amount: 500 } }, headers);
  const { result: cart } = await shop.call('carts', {}, headers);
  expect(cart).toMatchObject({ tax_failed: 0, tax_amount: 1_950, tip_amount: 0, grand_total: 16_950 });
});

test('what is delivered says nothing of a pickup', async () => {
  const { cart, placed, tracked, letter } = await buy([DELIVERED], 'en');
  const handover = { is_delivered: true, pickup: null };
  for (const answer of [cart, placed, tracked]) expect(answer).toMatchObject({ handover });
  expect(letter).not.toContain('1 Dock Road');
  expect((await shop.call('productDetail', { query: { id: DELIVERED } })).result).toMatchObject({ handover });
});

test.each(['en', 'fr'] as const)(
  'a carton that is picked up is ready and taken, and never delivered, in %s',
  async (language) => {
    const { fill, cardNonce, order } = buyingAt(shop);
    const headers: Headers = { ...(await shop.guest()), 'accept-language': language };
    for (const product of [PICKED_UP, DELIVERED]) await fill(headers, product);
    const { order_id } = (await order(headers, 'card', await cardNonce(headers))).result;
    const { result: placed } = await shop.call('orderInformation', { query: { order_id } }, headers);
    const [counter, parcel] = placed.items.map(({ sku }) => sku);
    const ship = (more: string) =>
      operate(shop, `orders ship ${order_id} --carrier Purolator --tracking ${more}`.split(' '));
    await expect(ship('PU-1')).rejects.toThrow('What is picked up of order');
    expect(await ship(`SHELF-1 --items ${counter}:1`)).toContain('is ready for pickup');
    const newest = async () => {
      const [letter] = await latestMails(shop.connection.db, 1);
      return { subject: letter?.subject ?? '', text: (letter?.plainText ?? '').replaceAll('\u00a0', ' ') };
    };
    const ready = await newest();
    expect(ready.subject).toMatch(language === 'en' ? /ready for pickup/ : /prête à récupérer/);
    const { ready: later, ...now } = place[language];
    for (const said of ['1 Dock Road', 'Mississauga ON L5N 2X7', ...Object.values(now)])
      expect(ready.text).toContain(said);
    expect(ready.text).not.toContain(later);
    for (const call of ['orderInformation', 'orderTrack'] as const) {
      const { handover } = (await shop.call(call, { query: { order_id } }, headers)).result;
      expect(handover?.pickup?.place).toEqual(expect.objectContaining({ note: now.note }));
      expect(handover?.pickup?.place).not.toHaveProperty('ready');
    }
    expect(ready.text).not.toMatch(/[.][.,]/);
    expect(ready.subject + ready.text).not.toMatch(/Purolator|SHELF-1|deliver|on its way|livr|en route/i);

    const [id] = (await shop.call('orderTrack', { query: { order_id } }, headers)).result.shipments;
    await operate(shop, ['parcels', 'deliver', String(id?.shipment_id)]);
    const taken = await newest();
    expect(taken.subject).toMatch(language === 'en' ? /^You picked up/ : /^Vous avez récupéré/);
    expect(taken.text).not.toMatch(/Purolator|has delivered|Livré par/);
    expect(await ship(`PU-2 --items ${parcel}:1`)).toContain('is sent');
    expect((await newest()).text).toContain('Purolator');
  },
);
