import type { BrowserContext } from '@playwright/test';
import type { CallResult, Language } from '@shop/contract';
import { ask, type Asker } from './ask.ts';
import { buyerWith } from './buyer.ts';
import { shopOrigin } from './shop-address.ts';
import { becomeVisitor } from './visitors.ts';

type Cart = CallResult<'carts'>;

/** Somebody whose cart a test fills past the shop. */
export interface Shopper {
  email: string;
  token: string;
  /** Where they buy, when it is not the shop under test. */
  api?: string;
}

/** A guest whom the browser's next page knows. `label` keeps the guests of two tests apart. */
export const newGuest = async (context: BrowserContext, label: string): Promise<Shopper> => {
  const email = `${label}.${Date.now()}@example.ca`.toLowerCase();
  const { token } = await ask('guestLogin', { query: { device_id: `device of ${email}` } });
  await becomeVisitor(context, 'GuestToken', { token });
  return { email, token };
};

/** The cart as the database has it. */
export const storedCart = ({ token }: { token: string }, language: Language = 'en'): Promise<Cart> =>
  ask('carts', {}, { token, language });

/** A product of one variant of the first pages of a category's list, of which many are in stock and which takes coupons. */
export const simpleProduct = async (
  categoryId: number,
  fits: (product: CallResult<'productDetail'>) => boolean = () => true,
  language: Language = 'en',
  api: string = shopOrigin(),
): Promise<CallResult<'productDetail'>> => {
  for (const page of [1, 2, 3]) {
    const body = { category_id: categoryId, page };
    const { products } = await ask('categoryProducts', { body }, { language, api });
    for (const { entity_id, type_id } of products) {
      if (type_id === 'configurable') continue;
      const product = await ask('productDetail', { query: { id: entity_id } }, { language, api });
      const { inventory, coupon_useabled } = product;
      if (inventory.is_in_stock && inventory.usable_qty > 20 && coupon_useabled === 1 && fits(product)) return product;
    }
  }
  throw new Error(`No product of category ${categoryId} fits`);
};

/** The address that every test's buyer has, as the API takes it. */
export const addressOf = async ({ email, api }: { email: string; api?: string }) => {
  const { region_list } = await ask('countryRegions', { query: {} }, { api });
  const { firstname, lastname, street, city, region, postcode, telephone } = buyerWith(email);
  const region_id = region_list.find(({ default_name }) => default_name === region)?.region_id;
  if (!region_id) throw new Error(`There is no ${region}`);
  return { firstname, lastname, street, city, region_id, postcode, telephone };
};

/** One of the product in the cart, and where it goes: the payment page is next. */
export const readyToPay = async (shopper: Shopper, productId: number, isGuest = true): Promise<Cart> => {
  const guest: Asker = { token: shopper.token, api: shopper.api };
  await ask('addCartItem', { body: { product_id: productId, qty: 1 } }, guest);
  const address = await addressOf(shopper);
  return ask('cartAddress', { body: { ...address, ...(isGuest && { email: shopper.email }) } }, guest);
};

/** Pays by card what `readyToPay` has made ready. */
export const placeOrder = async ({ email, token, api = shopOrigin() }: Shopper): Promise<CallResult<'createOrder'>> => {
  const { card, code } = buyerWith(email);
  const guest: Asker = { token, api };
  const response = await fetch(new URL('/dev/cards/tokens', api), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_token: (await ask('braintreeClientToken', {}, guest)).client_token,
      number: card,
      expiration_month: '12',
      expiration_year: '2039',
      cvv: code,
    }),
  });
  const typed = (await response.json()) as { token: string }; // the sandbox's own format
  const { grand_total } = await ask('cartPayment', { body: { payment_method: 'card' } }, guest);
  const taken = { payment_method_nonce: typed.token, grand_total };
  const { nonce } = await ask('braintreeCreditCard', { body: taken }, guest);
  const { order_token } = await ask('orderToken', {}, guest);
  const body = {
    idempotency_key: `order of ${email}`,
    payment_method: 'card',
    payment_nonce: nonce,
    order_token,
    grand_total,
  } as const;
  return ask('createOrder', { body }, guest);
};
