import type { Language, Order, TaxKind } from '@shop/contract';
import { formatDays } from '@shop/format';
import { latestMails } from '../../mail/mailbox.ts';
import { address, buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { operate } from '../../testing/operating.ts';
import { makePickedUp } from '../../testing/picked-up.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

// One purchase, read wherever the shop speaks of it: product, cart, order, its list and tracking, and each letter say the
// same figures and promises, and those are what the law and the shop's prices make them.

/** For C$200.00, with Plus+ for C$170.00. */
const PRODUCT = fixture.tiered;
const ways = ['delivery', 'pickup'] as const;
type Way = (typeof ways)[number];

const shops = new Map<Way, TestApp>();
const shopOf = (way: Way): TestApp => {
  const shop = shops.get(way);
  if (!shop) throw new Error(`no shop for ${way}`);
  return shop;
};
beforeAll(async () => {
  for (const way of ways) shops.set(way, await startTestApp());
  await makePickedUp(shopOf('pickup').connection.db, PRODUCT);
});
afterAll(() => Promise.all([...shops.values()].map((shop) => shop.close())));

/** By hand: rates in thousandths of a per cent, and what delivery of these goods costs in cents. */
const provinces = {
  ON: { region_id: 74, city: 'Ottawa', postcode: 'K1A 0B1', rates: { HST: 13_000 }, fee: 0 },
  QC: { region_id: 76, city: 'Montréal', postcode: 'H2X 1Y4', rates: { GST: 5_000, QST: 9_975 }, fee: 0 },
  NS: { region_id: 77, city: 'Halifax', postcode: 'B3H 1A1', rates: { HST: 14_000 }, fee: 0 },
  NU: { region_id: 78, city: 'Iqaluit', postcode: 'X0A 0H0', rates: { GST: 5_000 }, fee: 7_900 },
} as const;
type Province = keyof typeof provinces;
/** Where the fixture's shop has goods picked up. */
const COUNTER: Province = 'ON';

interface Figures {
  goods: number;
  fee: number;
  taxes: Record<string, number>;
  total: number;
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
const due = (goods: number, fee: number, province: Province): Figures => {
  const taxes = Object.fromEntries(
    Object.entries(provinces[province].rates).map(([kind, rate]) => [
      kind,
      Math.floor(((goods + fee) * rate + 50_000) / 100_000),
    ]),
  );
  return { goods, fee, taxes, total: goods + fee + sum(Object.values(taxes)) };
};

type Summed = Pick<Order, 'subtotal' | 'shipping_fee' | 'tax_amount' | 'grand_total'> & {
  taxes?: Order['taxes'] | undefined;
};
const figuresOf = ({
  subtotal,
  shipping_fee: fee,
  taxes = [],
  tax_amount: tax,
  grand_total: total,
}: Summed): Figures => {
  const parts = Object.fromEntries(taxes.map(({ kind, amount }) => [kind, amount]));
  expect(tax).toBe(sum(Object.values(parts)));
  return { goods: subtotal, fee, taxes: parts, total };
};

const words = {
  en: {
    goods: 'Subtotal',
    total: 'Total',
    free: 'Free',
    way: { delivery: 'Shipping', pickup: 'Pickup' },
    taxes: { GST: 'GST', HST: 'HST', PST: 'PST', QST: 'QST' },
    method: { delivery: 'Standard delivery', pickup: 'Picked up by you' },
  },
  fr: {
    goods: 'Sous-total',
    total: 'Total',
    free: 'Gratuite',
    way: { delivery: 'Livraison', pickup: 'Cueillette' },
    taxes: { GST: 'TPS', HST: 'TVH', PST: 'TVP', QST: 'TVQ' },
    method: { delivery: 'Livraison standard', pickup: 'À récupérer sur place' },
  },
} as const;
/** Words that only the other way has. */
const foreign = {
  delivery: /pick(ed)? up|pickup|counter|récupér|comptoir|cueillette/i,
  pickup: /deliver|arriv|carrier|tracking|livr|transporteur|suivi|shipped|expédi/i,
};

/** Sums of a letter by their names: each stands in a line, or a row of a table, of its own. */
const figuresIn = (letter: string, way: Way, language: Language): Figures => {
  const say = words[language];
  const found = new Map<string, number>();
  for (const [, name = '', amount = ''] of letter.matchAll(/^([^:\n]+?) ?: (.+)$/gm)) {
    const digits = amount.trim() === say.free ? '0' : amount.replace(/\D/g, '');
    found.set(name, Number(digits));
  }
  const taxes = (Object.entries(say.taxes) as [TaxKind, string][]).flatMap(([kind, name]) => {
    const amount = found.get(name);
    return amount === undefined ? [] : [[kind, amount] as const];
  });
  return {
    goods: found.get(say.goods) ?? Number.NaN,
    fee: found.get(say.way[way]) ?? Number.NaN,
    taxes: Object.fromEntries(taxes),
    total: found.get(say.total) ?? Number.NaN,
  };
};

/** The rows of the tables of a letter's HTML as lines of its text. */
const asLines = (html: string): string =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/gs)]
    .map(([, row = '']) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)]
        .map(([, cell = '']) => cell.replace(/<[^>]+>/g, ' ').trim())
        .join(': '),
    )
    .join('\n');

const combinations = (['guest', 'member'] as const).flatMap((buyer) =>
  ways.flatMap((way) =>
    (Object.keys(provinces) as Province[]).flatMap((province) =>
      (['en', 'fr'] as const).map((language) => ({ buyer, way, province, language })),
    ),
  ),
);

test.each(combinations)(
  'a $buyer’s order in $province by $way says the same everywhere in $language',
  async ({ buyer, way, province, language }) => {
    const shop = shopOf(way);
    const isPickup = way === 'pickup';
    const { region_id, city, postcode, fee: charged } = provinces[province];
    const { cardNonce, order } = buyingAt(shop);
    const who = buyer === 'guest' ? await shop.guest() : await shop.signIn('plus@example.com');
    const headers: Headers = { ...who, 'accept-language': language };
    const price = buyer === 'guest' ? 20_000 : 17_000;
    const expected = due(price, isPickup ? 0 : charged, isPickup ? COUNTER : province);

    // The product.
    const { result: product } = await shop.call('productDetail', { query: { id: PRODUCT } }, headers);
    expect([product.price.final_price, product.plus_price]).toEqual([20_000, 17_000]);
    const { handover } = product;
    expect(handover?.is_delivered).toBe(!isPickup);
    const promised = product.shipping?.find(({ regions }) => regions.includes(province));
    expect(promised?.fee ?? 0).toBe(expected.fee);
    const zipcode = { productId: PRODUCT, zipcode: postcode };
    const { logisticDate } = (await shop.call('deliveryEstimate', { body: zipcode }, headers)).result;
    const days = (said: { first_day: string; last_day: string } | null) =>
      said && formatDays(said.first_day, said.last_day, language);

    // The cart, before it has an address and with one.
    await shop.call('addCartItem', { body: { product_id: PRODUCT, qty: 1 } }, headers);
    const { result: unaddressed } = await shop.call('carts', {}, headers);
    if (unaddressed.shipping_address === null) {
      expect(unaddressed.tax_failed).toBe(isPickup ? 0 : 1);
      expect(unaddressed.grand_total).toBe(isPickup ? expected.total : price);
    }
    const { result: asked } = await shop.call('cartDelivery', { query: { postcode } }, headers);
    expect([asked.fee, days(asked.delivery_days)]).toEqual([expected.fee, logisticDate]);
    const home = { ...address, region_id, city, postcode };
    await shop.call('cartAddress', { body: { ...home, email: 'guest@example.com' } }, headers);
    const { result: cart } = await shop.call('carts', {}, headers);
    expect(figuresOf(cart)).toEqual(expected);
    expect(cart).toMatchObject({ handover, tax_failed: 0 });
    expect(cart.list).toMatchObject([{ unit_price: price, is_pickup: isPickup }]);
    expect(cart.shipping_method_list).toMatchObject([{ title: words[language].method[way], fee: expected.fee }]);
    expect(days(cart.delivery_days)).toBe(logisticDate);

    // The order, wherever it is read.
    const nonce = await cardNonce(headers);
    const { order_id } = (await order(headers, 'card', nonce, crypto.randomUUID())).result;
    const { result: placed } = await shop.call('orderInformation', { query: { order_id } }, headers);
    const proof = { order_id, postcode };
    const { result: tracked } = await shop.call('orderTrack', { query: proof });
    for (const { grand_total } of [cart, placed]) expect(grand_total).toBe(expected.total);
    expect(figuresOf(placed)).toEqual(expected);
    expect(placed).toMatchObject({ handover, shipping_address: { region_id, city, postcode } });
    expect(days(placed.delivery_days)).toBe(logisticDate);
    const { result: inEnglish } = await shop.call('orderTrack', { query: proof }, headers);
    expect(inEnglish.handover).toEqual(handover);
    expect(tracked.handover?.is_delivered).toBe(!isPickup);
    if (buyer === 'member') {
      const { list } = (await shop.call('orderList', { query: {} }, headers)).result;
      const summary = list.find((one) => one.order_id === order_id);
      expect([summary?.grand_total, summary?.is_delivered ?? true]).toEqual([expected.total, !isPickup]);
      expect((await shop.call('orderDetail', { query: { order_id } }, headers)).result).toEqual(placed);
    }

    // The letters.
    const newest = async () => {
      const [letter] = await latestMails(shop.connection.db, 1);
      const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
      return { text: plain(letter?.plainText), html: plain(letter?.html), subject: plain(letter?.subject) };
    };
    const letter = await newest();
    expect(figuresIn(letter.text, way, language)).toEqual(expected);
    expect(figuresIn(asLines(letter.html), way, language)).toEqual(expected);
    for (const part of [letter.text, letter.html]) {
      expect(part).toContain(`${city} ${province} ${postcode}`);
      if (logisticDate !== null) expect(part).toContain(logisticDate.replaceAll('\u00a0', ' '));
      for (const line of isPickup ? ['1 Dock Road', 'Mississauga ON L5N 2X7'] : []) expect(part).toContain(line);
    }
    expect(letter.text).not.toMatch(foreign[way]);

    // The message once it leaves, or is ready.
    const [item] = placed.items;
    const ship = `orders ship ${order_id} --carrier Purolator --tracking P-1 --items ${item?.sku}:1`;
    await operate(shop, ship.split(' '));
    const sent = await newest();
    expect(`${sent.subject} ${sent.text}`).not.toMatch(foreign[way]);
    const { result: left } = await shop.call('orderTrack', { query: proof }, headers);
    expect(left.shipments.map(({ is_pickup = false }) => is_pickup)).toEqual([isPickup]);
    for (const { text } of left.shipments.flatMap(({ events }) => events)) {
      if (isPickup) expect(text).not.toMatch(foreign.pickup);
    }
    const [parcel] = left.shipments;
    await operate(shop, ['parcels', 'deliver', String(parcel?.shipment_id)]);
    const done = await newest();
    expect(`${done.subject} ${done.text}`).not.toMatch(foreign[way]);
    const { result: back } = await shop.call('orderInformation', { query: { order_id } }, headers);
    expect(figuresOf(back)).toEqual(expected);
    expect(back.returnable).toMatchObject([{ qty: 1 }]);
  },
);
