import type { CallResult, Language } from '@shop/contract';
import { optionsOf, pricedOf } from '../../domain/cart/line.ts';
import { thumbnailOf } from '../../domain/catalogue/picture.ts';
import { callsFor } from '../../http/call.ts';
import type { Services } from '../../services.ts';
import { addEntry, editEntry, removeEntry } from './entries.ts';
import { addList, dropList, readList, renameList, shareList, unshareList, type WholeList } from './flow.ts';
import { listsOf, listsWith, soldAs, type ListedEntry } from './queries.ts';
import { markShared, readShared } from './shared.ts';
import { listToCart } from './to-cart.ts';

type Entry = CallResult<'sharedList'>['entries'][number];
type Clock = Pick<Services, 'now'>;

/** An entry as everybody with the link sees it. */
const entryOf = (listed: ListedEntry, language: Language, { now }: Clock): Entry => {
  const { entry, product, variant } = listed;
  const sold = soldAs(listed);
  const { price, finalPrice } = sold ? pricedOf(sold, now()) : { price: 0, finalPrice: 0 };
  const { usableQuantity = 0 } = sold ? (sold.variant ?? sold.product) : {};
  return {
    entry_id: entry.id,
    product_id: entry.productId,
    child_id: entry.variantId,
    name: product?.name[language] ?? null,
    options: optionsOf({ variant }, language),
    url_path: sold?.product.urlPath ?? null,
    thumbnail: product ? thumbnailOf({ product, variant }) : null,
    price: sold ? { price, final_price: finalPrice } : null,
    is_in_stock: sold !== null && usableQuantity >= Math.max(1, sold.product.minSaleQty),
    qty: entry.quantity,
    bought: entry.bought,
  };
};

const ownOf = ({ list, entries }: WholeList, language: Language, clock: Clock): CallResult<'customerList'> => ({
  list_id: list.id,
  name: list.name,
  entries: entries.map((listed) => ({ ...entryOf(listed, language, clock), note: listed.entry.note })),
  share_token: list.shareToken,
  gifts_allowed: list.giftsAllowed,
});

/** What a link shows: nothing of whose list it is, and no notes. */
const sharedOf = ({ list, entries }: WholeList, language: Language, clock: Clock): CallResult<'sharedList'> => ({
  name: list.name,
  gifts_allowed: list.giftsAllowed,
  entries: entries.map((listed) => entryOf(listed, language, clock)),
});

/** Named lists of a customer, and what whoever has a list's link may do. */
export const listsCalls = {
  ...callsFor('customer', {
    customerLists: async ({ services: { db }, who, query }) => {
      const productId = query.product_id;
      const [rows, on] = await Promise.all([
        listsOf(db, who.customerId),
        productId === undefined ? new Set<number>() : listsWith(db, who.customerId, productId),
      ]);
      return {
        lists: rows.map(({ list, entries, quantity, bought }) => ({
          list_id: list.id,
          name: list.name,
          entries,
          qty: quantity,
          bought,
          is_shared: list.shareToken !== null,
          has_product: on.has(list.id),
        })),
      };
    },

    customerList: async ({ services, who, query, language }) =>
      ownOf(await readList(services.db, who, query.list_id), language, services),

    addCustomerList: async ({ services, who, body, language }) =>
      ownOf(await addList(services, who, body.name), language, services),

    renameCustomerList: async ({ services, who, body, language }) =>
      ownOf(await renameList(services, who, body.list_id, body.name), language, services),

    deleteCustomerList: async ({ services, who, body }) => {
      await dropList(services, who, body.list_id);
      return null;
    },

    addListEntry: async ({ services, who, body, language }) =>
      ownOf(await addEntry(services, who, body), language, services),

    editListEntry: async ({ services, who, body, language }) =>
      ownOf(await editEntry(services, who, body), language, services),

    deleteListEntry: async ({ services, who, body, language }) =>
      ownOf(await removeEntry(services, who, body), language, services),

    shareCustomerList: async ({ services, who, body, language }) =>
      ownOf(await shareList(services, who, body), language, services),

    unshareCustomerList: async ({ services, who, body, language }) =>
      ownOf(await unshareList(services, who, body.list_id), language, services),

    listToCart: (context) => listToCart(context, context.body.list_id, context.language),
  }),
  ...callsFor('public', {
    sharedList: async ({ services, query, language }) =>
      sharedOf(await readShared(services, query.token), language, services),

    markSharedEntry: async ({ services, body, language }) =>
      sharedOf(await markShared(services, body), language, services),
  }),
};
