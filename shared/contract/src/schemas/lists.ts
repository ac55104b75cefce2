import { Type } from 'typebox';
import {
  AskedQuantity,
  Cents,
  Count,
  Id,
  Line,
  Nothing,
  nullable,
  OneOrMore,
  optional,
  Picture,
  record,
  Text,
  UrlPath,
} from '../entities/fields.ts';
import type { SchemaTable } from './definition.ts';

const noList = { 404: 'There is no such list of this customer.' };
const noEntry = { 404: 'There is no such list of this customer, or no such entry on it.' };
const wrongQuantity = { 409: 'More was bought already than is wanted now; `field` is `qty` or `bought`.' };
const nameTaken = { 409: 'Another list of this customer has the name, or there are as many as there may be.' };
/** A link that was taken back and one that never was are answered alike. */
const noLink = { 404: 'No list is shared by this link, or no longer.' };

const entryFields = {
  entry_id: Id,
  product_id: Id,
  child_id: nullable(Id),
  /** In the reader's language; null where the shop knows nothing of it any more. */
  name: nullable(Text),
  options: Type.Array(record({ label: Text, value: Text })),
  url_path: nullable(UrlPath),
  thumbnail: nullable(Picture),
  /** Today's; null for what is no longer sold. */
  price: nullable(record({ price: Cents, final_price: Cents })),
  is_in_stock: Type.Boolean(),
  qty: Count,
  /** Units of `qty` that somebody has bought. */
  bought: Count,
};
/** An entry as its owner sees it. */
const ListEntry = record({ ...entryFields, note: Text });

const CustomerList = record({
  list_id: Id,
  name: Text,
  entries: Type.Array(ListEntry),
  /** Null while nobody else may see the list. */
  share_token: nullable(Text),
  /** Whether whoever has the link may mark entries as bought. */
  gifts_allowed: Type.Boolean(),
});

const SharedList = record({ name: Text, gifts_allowed: Type.Boolean(), entries: Type.Array(record(entryFields)) });

const Token = Type.String({ maxLength: 100 });

export const listsSchemas = {
  /** In the order in which they were made; with a product, `has_product` says on which of them it stands. */
  customerLists: {
    query: record({ product_id: optional(Id) }),
    result: record({
      lists: Type.Array(
        record({
          list_id: Id,
          name: Text,
          entries: Count,
          qty: Count,
          bought: Count,
          is_shared: Type.Boolean(),
          has_product: Type.Boolean(),
        }),
      ),
    }),
  },
  customerList: { query: record({ list_id: Id }), result: CustomerList, errors: noList },
  addCustomerList: { body: record({ name: Line }), result: CustomerList, errors: nameTaken },
  renameCustomerList: {
    body: record({ list_id: Id, name: Line }),
    result: CustomerList,
    errors: { ...noList, ...nameTaken },
  },
  deleteCustomerList: { body: record({ list_id: Id }), result: Nothing, errors: noList },
  /** Units of what stands on the list already add up. `from_wishlist` takes the product off the wishlist. */
  addListEntry: {
    body: record({
      list_id: Id,
      product_id: Id,
      child_id: optional(Id),
      qty: optional(AskedQuantity),
      note: optional(Type.String({ maxLength: 1_000 })),
      from_wishlist: optional(Type.Boolean()),
    }),
    result: CustomerList,
    errors: { 404: 'There is no such list, product or variant.', 409: 'The list is full, or the product is gone.' },
  },
  editListEntry: {
    body: record({
      list_id: Id,
      entry_id: Id,
      qty: optional(AskedQuantity),
      bought: optional(AskedQuantity),
      note: optional(Type.String({ maxLength: 1_000 })),
    }),
    result: CustomerList,
    errors: { ...noEntry, ...wrongQuantity },
  },
  deleteListEntry: { body: record({ list_id: Id, entry_id: Id }), result: CustomerList, errors: noEntry },
  /** A list that is shared already keeps its link. */
  shareCustomerList: {
    body: record({ list_id: Id, gifts_allowed: Type.Boolean() }),
    result: CustomerList,
    errors: noList,
  },
  /** The link leads nowhere from then on; sharing once more makes another one. */
  unshareCustomerList: { body: record({ list_id: Id }), result: CustomerList, errors: noList },
  /** What is still to be bought comes into the cart, and the list stays as it is. Names are in the reader's language. */
  listToCart: {
    body: record({ list_id: Id }),
    result: record({
      added: Type.Array(record({ product_id: Id, child_id: optional(Id), qty: OneOrMore })),
      reduced: Type.Array(record({ name: Text, qty: OneOrMore })),
      gone: Type.Array(Text),
      sold_out: Type.Array(Text),
      /** An option has to be chosen first. */
      to_choose: Type.Array(Text),
      /** The cart is full, or has as many of it as it may. */
      refused: Type.Array(Text),
    }),
    errors: noList,
  },
  sharedList: { query: record({ token: Token }), result: SharedList, errors: noLink },
  /** A visitor says how many units of an entry they have bought. */
  markSharedEntry: {
    body: record({ token: Token, entry_id: Id, qty: AskedQuantity }),
    result: SharedList,
    errors: { ...noLink, 403: 'The owner does not allow it.', 409: 'Fewer are still to be bought.' },
  },
} as const satisfies SchemaTable;
