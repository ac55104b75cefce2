import type { CallBody } from '@shop/contract';
import { findSellable, type Sellable } from '../../database/cart/cart-lines.ts';
import {
  countLines,
  deleteItem,
  findItem,
  findLine,
  insertItem,
  updateItem,
  type CartItemRow,
} from '../../database/cart/cart-rows.ts';
import type { Queryable } from '../../database/connection.ts';
import { isGone, limitsOf } from '../../domain/cart/line.ts';
import { choosePlan, namesPlan } from '../../domain/cart/plan.ts';
import { quantityProblem } from '../../domain/cart/quantity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { cartMessages, quantityMessage } from './messages.ts';

const mostLines = 100;

/** The product and variant to sell, or an error that says what is wrong with the choice. */
const sellableOf = async (db: Queryable, productId: number, childId: number | null): Promise<Sellable> => {
  const own = childId === productId ? null : childId;
  const found = await findSellable(db, productId, own);
  if (!found) throw new ShopError(404, cartMessages.unknownProduct);
  if (found.product.status !== 1) throw new ShopError(409, cartMessages.gone);
  if (own !== null && found.variant === null) throw new ShopError(404, cartMessages.unknownOption);
  if (isGone(found)) throw new ShopError(400, cartMessages.chooseOption);
  return found;
};

const checkQuantity = (quantity: number, sellable: Sellable): void => {
  const problem = quantityProblem(quantity, limitsOf(sellable));
  if (problem) throw new ShopError(problem.code === 'out-of-stock' ? 409 : 400, quantityMessage(problem));
};

/** Term of the plan that the body names; undefined when it names none. */
const planTermOf = (
  { product }: Sellable,
  body: Pick<CallBody<'addCartItem'>, 'planId' | 'offerPlanId' | 'term'>,
): number | undefined => {
  if (!namesPlan(body)) return undefined;
  const plan = choosePlan(product.id, product.details.plans, body);
  if (!plan) throw new ShopError(400, cartMessages.unknownPlan);
  return plan.term;
};

/** Puts units of a product into the cart; more of what is there already adds up. */
export const addToCart = async (db: Queryable, cartId: number, body: CallBody<'addCartItem'>): Promise<void> => {
  const sellable = await sellableOf(db, body.product_id, body.child_id ?? null);
  const planTerm = planTermOf(sellable, body);
  const variantId = sellable.variant?.id ?? null;
  const existing = await findLine(db, cartId, body.product_id, variantId);
  checkQuantity(body.qty, sellable);
  if (existing) {
    checkQuantity(existing.quantity + body.qty, sellable);
    await updateItem(db, existing.id, {
      quantity: existing.quantity + body.qty,
      planTerm: planTerm ?? existing.planTerm,
    });
    return;
  }
  if ((await countLines(db, cartId, false)) >= mostLines) throw new ShopError(409, cartMessages.full);
  await insertItem(db, {
    cartId,
    productId: body.product_id,
    variantId,
    quantity: body.qty,
    planTerm: planTerm ?? null,
  });
};

const ownItem = async (db: Queryable, cartId: number, itemId: number, saved: boolean): Promise<CartItemRow> => {
  const item = await findItem(db, cartId, itemId);
  if (!item || item.saved !== saved) throw new ShopError(404, cartMessages.unknownItem);
  return item;
};

/** Changes quantity, option or protection plan of a line. An option that has its own line is joined with it. */
export const editCart = async (db: Queryable, cartId: number, body: CallBody<'editCartItem'>): Promise<void> => {
  const item = await ownItem(db, cartId, body.item_id, false);
  const sellable = await sellableOf(db, item.productId, body.child_id ?? item.variantId);
  const named = planTermOf(sellable, body);
  const planTerm = body.remove_plan ? null : (named ?? item.planTerm);
  const variantId = sellable.variant?.id ?? null;
  const changes = body.qty !== undefined || variantId !== item.variantId || planTerm !== item.planTerm;
  if (!changes && named === undefined && !body.remove_plan && body.child_id === undefined) {
    throw new ShopError(400, cartMessages.nothingToChange);
  }
  const quantity = body.qty ?? item.quantity;
  const other = variantId === item.variantId ? null : await findLine(db, cartId, item.productId, variantId);
  const total = quantity + (other?.quantity ?? 0);
  if (body.qty !== undefined || variantId !== item.variantId) checkQuantity(total, sellable);
  if (other) await deleteItem(db, other.id);
  await updateItem(db, item.id, { quantity: total, variantId, planTerm: planTerm ?? other?.planTerm ?? null });
};

/** Takes the protection plan off a line; a line without one is an error. */
export const withdrawPlan = async (db: Queryable, cartId: number, itemId: number): Promise<void> => {
  const item = await ownItem(db, cartId, itemId, false);
  if (item.planTerm === null) throw new ShopError(404, cartMessages.noPlan);
  await updateItem(db, item.id, { planTerm: null });
};

export const deleteFromCart = async (db: Queryable, cartId: number, itemId: number): Promise<void> => {
  await deleteItem(db, (await ownItem(db, cartId, itemId, false)).id);
};

/** Moves a line between the cart and the list for later; what is there already is joined. */
export const moveForLater = async (db: Queryable, cartId: number, body: CallBody<'editLaterCart'>): Promise<void> => {
  const toLater = body.item_id !== undefined;
  const itemId = body.item_id ?? body.later_item_id;
  if (itemId === undefined || (toLater && body.later_item_id !== undefined)) {
    throw new ShopError(400, cartMessages.nothingToChange);
  }
  const item = await ownItem(db, cartId, itemId, !toLater);
  if (body.remove) return deleteItem(db, item.id);
  const other = await findLine(db, cartId, item.productId, item.variantId, toLater);
  if (!toLater) {
    const sellable = await sellableOf(db, item.productId, item.variantId);
    checkQuantity(item.quantity + (other?.quantity ?? 0), sellable);
  }
  if (other) await deleteItem(db, other.id);
  await updateItem(db, item.id, { saved: toLater, quantity: item.quantity + (other?.quantity ?? 0) });
};
