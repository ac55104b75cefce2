import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CallResult } from '@shop/contract';
import { pay, toronto } from './recorded/buying.ts';
import { recordedShop, type RecordedShop } from './recorded/shop.ts';

let shop: RecordedShop;
beforeAll(async () => {
  shop = await recordedShop('selling');
});
afterAll(() => shop.close());

type Card = CallResult<'trending'>['products'][number];
const french = { 'accept-language': 'fr' };

const cardOf = async (keyword: string): Promise<Card> => {
  const { result } = await shop.call('searchProducts', { body: { keyword } });
  const [card] = result.products;
  if (!card) throw new Error(`nothing is found for ${keyword}`);
  return card;
};
const childOf = ({ swatches }: Card, colour: string): number => {
  const swatch = swatches.find(({ color }) => color === colour);
  if (!swatch) throw new Error(`it does not come in ${colour}`);
  return swatch.piid;
};

const filledCart = async (headers: Record<string, string>, email: string): Promise<CallResult<'carts'>> => {
  const alma = await cardOf('alma');
  await shop.call(
    'addCartItem',
    { body: { product_id: alma.entity_id, child_id: childOf(alma, 'Rust'), qty: 1 } },
    headers,
  );
  return (await shop.call('cartAddress', { body: { ...toronto, email } }, headers)).result;
};

test('the tree of categories, and a list with its filters, come from Medusa in the asked language', async () => {
  const { result: tree } = await shop.call('categoryTree', {}, french);
  expect(tree.categories.map(({ name, url_path, product_count }) => [name, url_path, product_count])).toEqual([
    ['Salon', 'living-room.html', 2],
    ['Chambre', 'bedroom.html', 1],
    ['Cuisine', 'kitchen.html', 2],
  ]);
  const [living, , kitchen] = tree.categories;
  const body = { category_id: living?.entity_id ?? 0, sort: 'price_asc' } as const;
  const { result: list } = await shop.call('categoryProducts', { body }, french);
  expect(list.products.map(({ name, price }) => [name, price.final_price])).toEqual([
    ['Fauteuil Tadoussac', 48_900],
    ['Fauteuil Alma', 64_900],
  ]);
  expect(list.facets.map(({ code, label }) => [code, label])).toEqual([
    ['price', 'Prix'],
    ['color', 'Couleur'],
    ['availability', 'Disponibilité'],
  ]);
  const rust = { filters: { color: ['Rouille'] } };
  const { result: filtered } = await shop.call('categoryProducts', { body: { ...body, ...rust } }, french);
  expect(filtered.products.map(({ name }) => name)).toEqual(['Fauteuil Alma']);
  const { result: stools } = await shop.call('categoryProducts', { body: { category_id: kitchen?.entity_id ?? 0 } });
  expect(stools.products.map(({ name, is_in_stock }) => [name, is_in_stock])).toEqual([
    ['Fundy bar stool', true],
    ['Gaspé bar stool', false],
  ]);
});

test('a search finds words of either language, and a path leads to its page', async () => {
  const found = async (keyword: string, headers = {}) =>
    (await shop.call('searchProducts', { body: { keyword } }, headers)).result.products.map(({ name }) => name);
  expect(await found('stool')).toEqual(['Gaspé bar stool', 'Fundy bar stool']);
  expect(await found('tabouret', french)).toEqual(['Tabouret de bar Gaspé', 'Tabouret de bar Fundy']);
  expect(await found('hovercraft')).toEqual([]);
  const at = async (request_path: string) => shop.call('pathResolve', { body: { request_path, with_page: 1 } });
  expect((await at('living-room/armchairs.html')).result).toMatchObject({ type: 'category' });
  expect((await at('alma-armchair.html')).result?.page?.productDetail).toMatchObject({
    name: 'Alma armchair',
    type_id: 'configurable',
    position: [{ name: 'Living room' }, { name: 'Armchairs' }],
  });
  expect((await at('nothing-here.html')).code).toBe(404);
});

test('a picture is passed on under the shop’s own path, and nothing that is no picture of the store', async () => {
  const { thumbnail } = await cardOf('alma');
  expect(thumbnail).toMatch(/^\/media\/medusa\/static\/\d+-armchair-a-front-green-640\.webp$/);
  const picture = await shop.app.inject(thumbnail ?? '');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  const file = path.resolve(import.meta.dirname, '../../../world/assets/pictures/armchair-a-front-green-640.webp');
  expect(picture.rawPayload.equals(readFileSync(file))).toBe(true);
  expect((await shop.app.inject('/media/medusa/store/regions')).statusCode).toBe(404);
});

test('a cart is filled, changed and emptied; sums are in cents, and taxes are unknown until there is an address', async () => {
  const guest = await shop.guest('device-of-cart');
  const alma = await cardOf('alma');
  const body = { product_id: alma.entity_id, child_id: childOf(alma, 'Green'), qty: 1 };
  const { result: one } = await shop.call('addCartItem', { body }, guest);
  expect(one).toMatchObject({ items_qty: 1, subtotal: 64_900, shipping_fee: 0, tax_amount: null, grand_total: 64_900 });
  const [line] = one.list;
  expect(line).toMatchObject({
    name: 'Alma armchair',
    color: 'Green',
    row_total: 64_900,
    inventory: { usable_qty: 12 },
  });
  const item_id = line?.item_id ?? 0;
  const { result: two } = await shop.call('editCartItem', { body: { item_id, qty: 2 } }, guest);
  expect([two.list[0]?.qty, two.subtotal]).toEqual([2, 129_800]);
  const { result: grey } = await shop.call(
    'editCartItem',
    { body: { item_id, child_id: childOf(alma, 'Grey') } },
    guest,
  );
  expect(grey.list.map(({ color, qty }) => [color, qty])).toEqual([['Grey', 2]]);
  const stool = await cardOf('fundy');
  await shop.call(
    'addCartItem',
    { body: { product_id: stool.entity_id, child_id: childOf(stool, 'Grey'), qty: 1 } },
    guest,
  );
  const { result: emptier } = await shop.call(
    'deleteCartItem',
    { body: { item_id: grey.list[0]?.item_id ?? 0 } },
    guest,
  );
  // Below C$500 delivery is no longer free.
  expect(emptier).toMatchObject({ subtotal: 15_900, shipping_fee: 3900, grand_total: 19_800 });
  expect((await shop.call('deleteCartItem', { body: { item_id } }, guest)).code).toBe(404);
  expect((await shop.call('carts', {}, await shop.guest('another-device'))).result.list).toEqual([]);
});

test('taxes are the province’s, a coupon takes off what it says, and more than there is is refused', async () => {
  const guest = await shop.guest('device-of-taxes');
  const ontario = await filledCart(guest, 'ada@example.ca');
  expect(ontario).toMatchObject({
    tax_amount: 8437,
    grand_total: 73_337,
    shipping_address: { region_id: 9, postcode: 'M5V 3L9' },
  });
  const { result: alberta } = await shop.call(
    'cartAddress',
    { body: { ...toronto, region_id: 1, postcode: 'T2P 1J9' } },
    guest,
  );
  expect(alberta.tax_amount).toBe(3245);
  expect((await shop.call('applyCoupon', { body: { coupon_code: 'NOTHING' } }, guest)).code).toBe(400);
  const { result: cheaper } = await shop.call('applyCoupon', { body: { coupon_code: 'WELCOME10' } }, guest);
  expect(cheaper).toMatchObject({ coupon_code: 'WELCOME10', discount_amount: 6490, goods_total: 58_410 });
  expect((await shop.call('removeCoupon', { body: {} }, guest)).result.discount_amount).toBe(0);
  const item_id = cheaper.list[0]?.item_id ?? 0;
  const refused = await shop.call('editCartItem', { body: { item_id, qty: 200 } }, { ...guest, ...french });
  expect([refused.code, refused.message]).toEqual([409, 'Il n’en reste pas autant.']);
});

test('an order is placed once for its key, with a payment that counts once, from the cart that was shown', async () => {
  const guest = await shop.guest('device-of-order');
  const cart = await filledCart(guest, 'ada@example.ca');
  const { grand_total } = cart;
  const payment_nonce = await pay(shop, guest, grand_total);
  const body = { idempotency_key: 'key-of-order-1', payment_method: 'card', payment_nonce, grand_total } as const;
  expect((await shop.call('createOrder', { body }, { ...guest, indent: 'another-cart' })).code).toBe(409);
  const unpaid = await shop.call('createOrder', { body: { ...body, payment_nonce: 'none' } }, guest);
  expect([unpaid.code, unpaid.result]).toEqual([409, { field: 'payment_nonce' }]);
  const dearer = await shop.call('createOrder', { body: { ...body, grand_total: 73_336 } }, guest);
  expect([dearer.code, dearer.result]).toEqual([409, { field: 'grand_total', grand_total }]);
  const { result: placed } = await shop.call('createOrder', { body }, { ...guest, indent: cart.indent ?? '' });
  expect(placed).toMatchObject({ status: 'paid', grand_total: 73_337, customer_email: 'ada@example.ca' });
  expect((await shop.call('createOrder', { body }, guest)).result).toEqual(placed);
  expect((await shop.call('orderByKey', { query: { idempotency_key: body.idempotency_key } }, guest)).result).toEqual(
    placed,
  );
  expect((await shop.call('carts', {}, guest)).result.list).toEqual([]);
  const query = { order_id: placed.order_id };
  const { result: order } = await shop.call('orderInformation', { query }, guest);
  expect(order).toMatchObject({
    order_id: placed.order_id,
    items: [{ name: 'Alma armchair', qty: 1, unit_price: 64_900 }],
    taxes: [{ kind: 'HST', amount: 8437 }],
    shipping_address: { city: 'Toronto' },
  });
  expect((await shop.call('orderInformation', { query }, await shop.guest('another-device'))).code).toBe(404);
  await filledCart(guest, 'ada@example.ca');
  const again = await shop.call('createOrder', { body: { ...body, idempotency_key: 'key-of-order-2' } }, guest);
  expect([again.code, again.result]).toEqual([409, { field: 'payment_nonce' }]);
});

test('a guest registers, keeps the cart, saves an address and finds the order in the account', async () => {
  const guest = await shop.guest('device-of-account');
  await filledCart(guest, 'roy@example.ca');
  const person = { email: 'roy@example.ca', password: 'Boreal2026' };
  const { result } = await shop.call('register', { body: person }, guest);
  const customer = { authorization: result.token ?? '' };
  expect((await shop.call('carts', {}, customer)).result.items_qty).toBe(1);
  expect((await shop.call('carts', {}, guest)).result.items_qty).toBe(0);
  expect((await shop.call('register', { body: person }, guest)).code).toBe(409);
  expect((await shop.call('login', { body: { ...person, password: 'wrong' } }, guest)).code).toBe(400);
  await shop.call('updateAccountInformation', { body: { firstName: 'Roy', lastName: 'Tremblay' } }, customer);
  expect((await shop.call('accountInformation', {}, customer)).result).toMatchObject({
    firstName: 'Roy',
    email: person.email,
  });
  const { result: saved } = await shop.call(
    'addAddress',
    { body: { ...toronto, is_default_shipping: true } },
    customer,
  );
  expect((await shop.call('addresses', {}, customer)).result.default_shipping).toEqual(saved);
  const { grand_total } = (await shop.call('carts', {}, customer)).result;
  const body = {
    idempotency_key: 'key-of-account',
    payment_method: 'card',
    payment_nonce: await pay(shop, customer, grand_total),
    grand_total,
  } as const;
  const { result: placed } = await shop.call('createOrder', { body }, customer);
  const { result: orders } = await shop.call('orderList', { query: {} }, customer);
  expect(orders.list.map(({ order_id, first_item_name }) => [order_id, first_item_name])).toEqual([
    [placed.order_id, 'Alma armchair'],
  ]);
  expect((await shop.call('orderList', { query: {} }, guest)).code).toBe(401);
  await shop.call('logout', { body: {} }, customer);
  expect((await shop.call('tokenCheck', {}, customer)).result.valid).toBe(false);
});

test('every answer above was Medusa’s own', () => {
  expect(shop.medusa.unknown).toEqual([]);
});
