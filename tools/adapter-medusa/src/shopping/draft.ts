import type { CallResult } from '@shop/contract';
import type { Asking, Backend, Handlers } from '../call.ts';
import { refusals } from '../refusal.ts';
import { shown, type Cartwise } from './answers.ts';
import { applyCoupon, discountsOf, removeCoupon } from './coupons.ts';
import type { Cart } from './cart.ts';
import { addressedCart } from './delivery-address.ts';
import { placeOrder } from './placing.ts';

type Draft = CallResult<'orderGeneration'>;

/** A draft is the person's cart, by Medusa's id of it. */
const draftOf = (cart: Cart): Draft => {
  if (cart.indent === null || cart.list.length === 0) throw refusals.emptyCart();
  return { draft_id: cart.indent, cart };
};

/** @throws Refusal 404 */
const demandDraft = async (backend: Backend, asking: Cartwise, draft_id: string): Promise<Cart> => {
  const cart = await shown(backend, asking);
  if (cart.indent !== draft_id) throw refusals.noOrder();
  return cart;
};

type WithDraft = Cartwise & { body: { draft_id: string } };
const inDraft = async (backend: Backend, asking: WithDraft, change: () => Promise<Cart>): Promise<Draft> => {
  await demandDraft(backend, asking, asking.body.draft_id);
  return draftOf(await change());
};

/** The screen on which one pays on a single page. */
export const draftHandlers: Handlers = {
  orderGeneration: async (backend, asking) => draftOf(await shown(backend, asking)),
  orderDiscountData: async (backend, { query: { draft_id }, ...asking }) => {
    const cart = await demandDraft(backend, asking, draft_id);
    return { discount_amount: cart.discount_amount, discounts: discountsOf(cart, asking.language) };
  },
  confirmCoupon: async (backend, { body: { draft_id, coupon_code }, ...asking }) => {
    const before = await demandDraft(backend, asking, draft_id);
    const { discount_amount } = await applyCoupon(backend, asking, coupon_code);
    // It only asks: the cart is as it was afterwards.
    await removeCoupon(backend, asking);
    if (before.coupon_code !== null) await applyCoupon(backend, asking, before.coupon_code);
    return { coupon_code, discount_amount };
  },
  applyDraftCoupon: (backend, asking) =>
    inDraft(backend, asking, () =>
      asking.body.coupon_code === null
        ? removeCoupon(backend, asking)
        : applyCoupon(backend, asking, asking.body.coupon_code),
    ),
  orderAddress: (backend, asking) => inDraft(backend, asking, () => addressedCart(backend, asking, asking.body)),
  placeOrder: (backend, asking: Asking<'placeOrder'>) =>
    // An order that was placed already is answered again, though its cart is gone.
    placeOrder(backend, { ...asking, indent: asking.body.draft_id }),
};
