import { randomUUID } from 'node:crypto';
import type { CallBody, Language } from '@shop/contract';
import { lockCart, updateCart, type CartRow } from '../../database/cart/cart-rows.ts';
import type { Queryable } from '../../database/connection.ts';
import { findDraft, replaceDraft, type DraftRow } from '../../database/orders/order-tokens.ts';
import type { OrderRow } from '../../database/orders/orders.ts';
import { transact } from '../../database/transact.ts';
import { ownerKey, type Shopper } from '../../domain/account/identity.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { checkedGoal, type TypedGoal } from './checkout-steps.ts';
import { cartDiscount, couponWorth } from '../cart/coupons.ts';
import type { Shopping } from '../cart/change-cart.ts';
import { priceCart } from '../cart/priced-cart.ts';
import { readCart, type ShownCart } from '../cart/read-cart.ts';
import { checkLines } from './order-items.ts';
import { payOrder } from './pay-order.ts';

/** The single-page pay (CHK-015): a draft of the cart. It is what allows its order, once, and to nobody else. */
export interface ShownDraft {
  id: string;
  cart: ShownCart;
}

const ownDraft = async (db: Queryable, who: Shopper, id: string): Promise<DraftRow> => {
  return orNotFound(await findDraft(db, ownerKey(who), id));
};

export const openDraft = ({ services, who }: Shopping): Promise<ShownDraft> =>
  transact(services.db, async (db) => {
    const row = await lockCart(db, who);
    checkLines((await priceCart(db, row, who, services)).lines);
    const cart = await readCart(db, who, services);
    const grandTotal = cart.priced?.totals.grandTotal ?? 0;
    const draft = { id: randomUUID(), owner: ownerKey(who), grandTotal, createdAt: services.now() };
    await replaceDraft(db, draft);
    return { id: draft.id, cart };
  });

/** Changes the cart behind a draft. */
const changeDraft = (
  { services, who }: Shopping,
  id: string,
  change: (db: Queryable, row: CartRow) => Promise<void>,
): Promise<ShownDraft> =>
  transact(services.db, async (db) => {
    const row = await lockCart(db, who);
    const draft = await ownDraft(db, who, id);
    await change(db, row);
    return { id: draft.id, cart: await readCart(db, who, services) };
  });

export const draftDiscount = async (shopping: Shopping, id: string) => {
  await ownDraft(shopping.services.db, shopping.who, id);
  return cartDiscount(shopping);
};

/** Returns a coupon's discount on a draft; changes nothing. */
export const tryDraftCoupon = (shopping: Shopping, id: string, typed: string) =>
  transact(shopping.services.db, async (db) => {
    await ownDraft(db, shopping.who, id);
    return couponWorth(db, await lockCart(db, shopping.who), shopping, typed);
  });

/** Applies a coupon to the draft (API-140); null takes it off. */
export const applyDraftCoupon = (shopping: Shopping, id: string, typed: string | null): Promise<ShownDraft> =>
  changeDraft(shopping, id, async (db, row) => {
    const couponCode = typed === null ? null : (await couponWorth(db, row, shopping, typed)).code;
    await updateCart(db, row.id, { couponCode });
  });

export const addressDraft = async (shopping: Shopping, id: string, typed: TypedGoal): Promise<ShownDraft> => {
  const goal = await checkedGoal(shopping.services, shopping.who, typed);
  return changeDraft(shopping, id, (db, row) => updateCart(db, row.id, goal));
};

export const placeDraft = async (
  { services, who }: Shopping,
  language: Language,
  { draft_id, ...body }: CallBody<'placeOrder'>,
): Promise<OrderRow> => {
  await ownDraft(services.db, who, draft_id);
  return payOrder({ services, who, language, body, by: 'draft' });
};
