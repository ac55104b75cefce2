import type { CallName, Language } from '@shop/contract';
import type { HttpTypes } from '@medusajs/types';
import { demandPerson, type Asking, type Backend } from '../call.ts';
import { headersFor, type MedusaCart, type MedusaProduct } from '../medusa.ts';
import type { Person } from '../memory.ts';
import { refusals } from '../refusal.ts';

type Who = Pick<Asking<CallName>, 'person' | 'language'>;

const fields = '*payment_collection';

/** A person's cart as it is; null where there is none, or it was ordered. */
export const ownCart = async ({ store, memory }: Backend, { person, language }: Who): Promise<MedusaCart | null> => {
  if (!person?.cart) return null;
  const headers = headersFor(language, person.jwt);
  const { cart } = await store.store.cart.retrieve(person.cart, { fields }, headers);
  if (!('completed_at' in cart) || !cart.completed_at) return cart;
  memory.keepCart(person.id, null);
  return null;
};

/** @throws Refusal 401 without a token */
const cartIdOf = async (backend: Backend, who: Who): Promise<string> => {
  const person = demandPerson(who);
  const cart = await ownCart(backend, who);
  if (cart) return cart.id;
  const made = await backend.store.store.cart.create(
    { region_id: await backend.region() },
    {},
    headersFor(who.language, person.jwt),
  );
  backend.memory.keepCart(person.id, made.cart.id);
  return made.cart.id;
};

/** The cheapest way that Medusa offers to deliver a cart; null where it offers none. */
export const cheapestDelivery = async (
  { store }: Backend,
  cart_id: string,
  headers: Record<string, string>,
): Promise<HttpTypes.StoreCartShippingOption | null> => {
  const { shipping_options } = await store.store.fulfillment.listCartOptions({ cart_id }, headers);
  return shipping_options.toSorted((one, other) => one.amount - other.amount)[0] ?? null;
};

/** Delivery by the cheapest way, chosen again after each change, because its price follows the goods. */
const withDelivery = async (
  backend: Backend,
  cart: MedusaCart,
  headers: Record<string, string>,
): Promise<MedusaCart> => {
  if (!cart.shipping_address?.address_1 || (cart.items ?? []).length === 0) return cart;
  const cheapest = await cheapestDelivery(backend, cart.id, headers);
  if (!cheapest) throw refusals.noDelivery();
  const { store } = backend;
  return (await store.store.cart.addShippingMethod(cart.id, { option_id: cheapest.id }, { fields }, headers)).cart;
};

type Change = (id: string, headers: Record<string, string>) => Promise<unknown>;

/** Changes a person's cart, made at need, and answers it as it is then. */
export const changeCart = async (backend: Backend, who: Who, change: Change): Promise<MedusaCart> => {
  const headers = headersFor(who.language, who.person?.jwt);
  const id = await cartIdOf(backend, who);
  await change(id, headers);
  const { cart } = await backend.store.store.cart.retrieve(id, { fields }, headers);
  return withDelivery(backend, cart, headers);
};

const variantNumber = (product: MedusaProduct): string | null =>
  product.variants?.length === 1 ? (product.variants[0]?.id ?? null) : null;

/** Medusa's variant for a product of the shop and the chosen one of its variants. @throws Refusal 404, 400 */
export const demandVariant = async (
  { memory, snapshot }: Backend,
  language: Language,
  { product_id, child_id }: { product_id: number; child_id?: number | null },
): Promise<string> => {
  const id = memory.idOf('product', product_id);
  const product = (await snapshot(language)).products.find((one) => one.id === id);
  if (!product) throw refusals.noProduct();
  if (child_id === undefined || child_id === null || child_id === product_id) {
    const only = variantNumber(product);
    if (only === null) throw refusals.field('child_id');
    return only;
  }
  const variant = memory.idOf('variant', child_id);
  if (!variant || !product.variants?.some((one) => one.id === variant)) throw refusals.noProduct();
  return variant;
};

/** A line of the person's cart. @throws Refusal 404 */
export const demandItem = async (
  backend: Backend,
  who: Who,
  item_id: number,
): Promise<NonNullable<MedusaCart['items']>[number]> => {
  const id = backend.memory.idOf('item', item_id);
  const cart = await ownCart(backend, who);
  const item = cart?.items?.find((one) => one.id === id);
  if (!item) throw refusals.noItem();
  return item;
};

/** What a guest had chosen comes into the cart of the customer who signs in; what is not there any more stays out. */
export const mergeCarts = async (
  backend: Backend,
  guest: Person | null,
  customer: Person & { jwt: string },
  language: Language,
): Promise<void> => {
  if (!guest?.cart || guest.jwt !== null) return;
  const cart = await ownCart(backend, { person: guest, language });
  if (!cart) return;
  const headers = headersFor(language, customer.jwt);
  const own = await ownCart(backend, { person: customer, language });
  if (own) {
    for (const { variant_id, quantity } of cart.items ?? []) {
      const line: HttpTypes.StoreAddCartLineItem = { variant_id: variant_id ?? '', quantity };
      await backend.store.store.cart.createLineItem(own.id, line, {}, headers).catch(() => undefined);
    }
  } else {
    await backend.store.store.cart.transferCart(cart.id, {}, headers);
    backend.memory.keepCart(customer.id, cart.id);
  }
  backend.memory.keepCart(guest.id, null);
};
