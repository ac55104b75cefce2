import { listBounds, type CallBody } from '@shop/contract';
import { removeFromWishlist } from '../../database/account/wishlist.ts';
import { findSellable } from '../../database/cart/cart-lines.ts';
import { ownerKey, type CustomerIdentity } from '../../domain/account/identity.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { cartMessages } from '../../flows/cart/messages.ts';
import type { Services } from '../../services.ts';
import { changeList, type WholeList } from './flow.ts';
import { countEntries, deleteEntry, entryFor, findEntry, insertEntry, updateEntry } from './queries.ts';
import { unitsProblem, type Units } from './rules.ts';
import { boughtMore, listMessages } from './texts.ts';

const checkUnits = (units: Units): void => {
  const problem = unitsProblem(units);
  if (problem === 'quantity') throw new ShopError(400, listMessages.wrongQuantity, { field: 'qty' });
  if (problem === 'bought') throw new ShopError(400, listMessages.wrongBought, { field: 'bought' });
  if (problem) throw new ShopError(409, boughtMore(units.bought), { field: 'qty' });
};

const checkNote = (note: string): void => {
  if (note.length > listBounds.note) throw new ShopError(400, listMessages.longNote, { field: 'note' });
};

/** The variant that is meant; a simple product sent as its own child is the product. */
const variantOf = ({ product_id, child_id }: CallBody<'addListEntry'>): number | null =>
  child_id === undefined || child_id === product_id ? null : child_id;

/**
 * Puts units of a product on a list, or more of them; `from_wishlist` takes it off the wishlist in the same transaction.
 * @throws ShopError 400, 404, 409 for a full list and for what is no longer sold
 */
export const addEntry = (
  services: Services,
  who: CustomerIdentity,
  body: CallBody<'addListEntry'>,
): Promise<WholeList> =>
  changeList(services, who, body.list_id, async (db, list) => {
    const variantId = variantOf(body);
    const [productId, { qty = 1, note }] = [body.product_id, body];
    const sellable = await findSellable(db, productId, variantId);
    if (!sellable || (variantId !== null && sellable.variant === null)) throw new ShopError(404, messages.notFound);
    if (sellable.product.status !== 1) throw new ShopError(409, cartMessages.gone);
    if (note !== undefined) checkNote(note);
    const entry = await entryFor(db, list.id, productId, variantId);
    // What is typed is checked by itself, so that less than nothing takes nothing off.
    checkUnits({ quantity: qty, bought: 0 });
    if (entry) {
      const quantity = entry.quantity + qty;
      checkUnits({ quantity, bought: entry.bought });
      await updateEntry(db, entry.id, { quantity, ...(note !== undefined && { note }) });
    } else {
      if ((await countEntries(db, list.id)) >= listBounds.entries) throw new ShopError(409, listMessages.full);
      const { customerId } = who;
      await insertEntry(db, {
        listId: list.id,
        customerId,
        productId,
        variantId,
        quantity: qty,
        bought: 0,
        note: note ?? '',
        createdAt: services.now(),
      });
    }
    if (body.from_wishlist) await removeFromWishlist(db, ownerKey(who), { productId, variantId });
  });

/** @throws ShopError 400 and 409 at `qty`, `bought` or `note`, 404 */
export const editEntry = (
  services: Services,
  who: CustomerIdentity,
  { list_id, entry_id, qty, bought, note }: CallBody<'editListEntry'>,
): Promise<WholeList> =>
  changeList(services, who, list_id, async (db, list) => {
    const entry = await findEntry(db, list.id, entry_id);
    if (!entry) throw new ShopError(404, listMessages.unknownEntry);
    const units = { quantity: qty ?? entry.quantity, bought: bought ?? entry.bought };
    checkUnits(units);
    if (note !== undefined) checkNote(note);
    await updateEntry(db, entry.id, { ...units, note: note ?? entry.note });
  });

/** @throws ShopError 404 */
export const removeEntry = (
  services: Services,
  who: CustomerIdentity,
  { list_id, entry_id }: CallBody<'deleteListEntry'>,
): Promise<WholeList> =>
  changeList(services, who, list_id, async (db, list) => {
    if (!(await deleteEntry(db, list.id, entry_id))) throw new ShopError(404, listMessages.unknownEntry);
  });
