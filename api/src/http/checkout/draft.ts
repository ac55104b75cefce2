import type { CallResult, Language } from '@shop/contract';
import * as draft from '../../flows/orders/draft.ts';
import { callsFor } from '../call.ts';
import { cartOf } from '../cart/cart.ts';
import { discountsOf } from '../cart/discounts.ts';
import { placedOrderOf } from '../orders/wire.ts';

const draftOf = ({ id, cart }: draft.ShownDraft, language: Language): CallResult<'orderGeneration'> => ({
  draft_id: id,
  cart: cartOf(cart, language),
});

/** The single-page pay (CHK-015). */
export const draftCalls = callsFor('shopper', {
  orderGeneration: async ({ services, who, language }) => draftOf(await draft.openDraft({ services, who }), language),

  orderDiscountData: async ({ services, who, language, query }) =>
    discountsOf(await draft.draftDiscount({ services, who }, query.draft_id), language),

  confirmCoupon: async ({ services, who, body }) => {
    const { code, discount } = await draft.tryDraftCoupon({ services, who }, body.draft_id, body.coupon_code);
    return { coupon_code: code, discount_amount: discount };
  },

  applyDraftCoupon: async ({ services, who, language, body }) =>
    draftOf(await draft.applyDraftCoupon({ services, who }, body.draft_id, body.coupon_code), language),

  orderAddress: async ({ services, who, language, body: { draft_id, ...typed } }) =>
    draftOf(await draft.addressDraft({ services, who }, draft_id, typed), language),

  placeOrder: async ({ services, who, language, body }) =>
    placedOrderOf(await draft.placeDraft({ services, who }, language, body)),
});
