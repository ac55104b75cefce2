import type { CallName, CallResult } from '@shop/contract';
import { demandPerson, type Asking, type Backend, type Handlers } from '../call.ts';
import { cardsOf } from '../catalogue/lists.ts';
import { cardOf } from '../catalogue/product.ts';
import type { MedusaProduct } from '../medusa.ts';
import type { Person } from '../memory.ts';
import { refusals } from '../refusal.ts';
import { longestList, type Listed } from '../stored/lists.ts';

type Item = CallResult<'wishlistItems'>['list'][number];
type Who = Pick<Asking<CallName>, 'person' | 'language'>;

const sold = async (backend: Backend, { language }: Who): Promise<Map<string, MedusaProduct>> =>
  new Map((await backend.snapshot(language)).products.map((product) => [product.id, product]));

const itemOf = ({ id, product, variant }: Listed, { memory }: Backend): Item => ({
  product_id: memory.numberOf('product', product),
  child_id: variant === null ? null : memory.numberOf('variant', variant),
  item_id: id,
  later_item_id: null,
  qty: 1,
});

const itemsOf = (backend: Backend, person: Person): CallResult<'wishlistItems'> => ({
  list: backend.memory.lists.entries('wishlist', person.id).map((entry) => itemOf(entry, backend)),
});

/** Medusa's ids of what is named. @throws Refusal 404 */
const demandProduct = async (
  backend: Backend,
  who: Who,
  { product_id, child_id }: { product_id: number; child_id?: number },
) => {
  const product = (await sold(backend, who)).get(backend.memory.idOf('product', product_id) ?? '');
  if (!product) throw refusals.noProduct();
  if (child_id === undefined || child_id === product_id) return { product: product.id, variant: null };
  const variant = backend.memory.idOf('variant', child_id);
  if (!product.variants?.some(({ id }) => id === variant)) throw refusals.noProduct();
  return { product: product.id, variant };
};

/** What a guest had chosen and looked at becomes the customer's who signs in. */
export const mergeLists = (backend: Backend, guest: Person | null, customer: Person) => {
  if (guest === null || guest.jwt !== null) return {};
  const chosen = backend.memory.lists.move('wishlist', guest.id, customer.id).map((entry) => itemOf(entry, backend));
  const viewed = backend.memory.lists.move('viewed', guest.id, customer.id);
  return {
    ...(chosen.length > 0 && {
      merged_wishlist: chosen.map(({ product_id, child_id }) => ({ product_id, child_id })),
    }),
    ...(viewed.length > 0 && {
      merged_viewed: viewed.map(({ product }) => backend.memory.numberOf('product', product)),
    }),
  };
};

/** Lists of a person's that Medusa has no place for. */
export const listHandlers: Handlers = {
  wishlist: async (backend, { query: { page = 1, page_size = 24 }, ...asking }) => {
    const { person } = asking;
    const entries = person ? backend.memory.lists.entries('wishlist', person.id) : [];
    const products = await sold(backend, asking);
    const list = entries.slice((page - 1) * page_size, page * page_size).map((entry) => {
      const product = products.get(entry.product);
      return { ...itemOf(entry, backend), product: product ? cardOf(product, backend) : null };
    });
    return { list, total: entries.length, page, page_size };
  },
  wishlistItems: (backend, { person }) => (person ? itemsOf(backend, person) : { list: [] }),
  addWishlistItem: async (backend, { body, ...asking }) => {
    const person = demandPerson(asking);
    const { product, variant } = await demandProduct(backend, asking, body);
    if (backend.memory.lists.entries('wishlist', person.id).length >= longestList.wishlist)
      throw refusals.fullWishlist();
    backend.memory.lists.add('wishlist', person.id, product, variant);
    return itemsOf(backend, person);
  },
  deleteWishlistItem: (backend, { body: { product_id, child_id, item_id }, ...asking }) => {
    const person = demandPerson(asking);
    const found = backend.memory.lists.entries('wishlist', person.id).find((entry) => {
      if (item_id !== undefined) return entry.id === item_id;
      const item = itemOf(entry, backend);
      return (
        item.product_id === product_id &&
        (child_id === undefined || child_id === product_id || item.child_id === child_id)
      );
    });
    if (!found) throw refusals.notListed();
    backend.memory.lists.remove('wishlist', person.id, found.id);
    return itemsOf(backend, person);
  },
  recentlyViewed: async (backend, asking) => {
    const { person } = asking;
    const products = await sold(backend, asking);
    const entries = person ? backend.memory.lists.entries('viewed', person.id) : [];
    const seen = entries.map(({ product }) => products.get(product)).filter((product) => product !== undefined);
    return { products: cardsOf(seen, backend) };
  },
  productViewed: async (backend, { body, ...asking }) => {
    const { person } = asking;
    const { product } = await demandProduct(backend, asking, body);
    if (person) backend.memory.lists.see(person.id, product);
    return null;
  },
  forgetViewed: (backend, { body: { product_ids }, ...asking }) => {
    const person = demandPerson(asking);
    const ids = product_ids?.map((id) => backend.memory.idOf('product', id));
    for (const { id, product } of backend.memory.lists.entries('viewed', person.id)) {
      if (!ids || ids.includes(product)) backend.memory.lists.remove('viewed', person.id, id);
    }
    return null;
  },
};
