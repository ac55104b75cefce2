import { Type } from 'typebox';
import { Cart } from '../entities/cart.ts';
import { CustomerCoupon } from '../entities/coupon.ts';
import {
  AskedCents,
  Cents,
  Count,
  Flag,
  Id,
  Instant,
  Line,
  nullable,
  oneOf,
  optional,
  record,
  Text,
  Whole,
} from '../entities/fields.ts';
import { ProtectionPlan } from '../entities/product.ts';
import type { SchemaTable } from './definition.ts';
import { paymentMethods } from '../values.ts';
import { agreedTotal, listOf, notThisCart } from './parts.ts';

const noGift = { 404: 'There is no such gift for this cart.' };
const noPayment = { 404: 'There is no such payment of this person’s.' };
const methodClosed = { 409: 'This way of paying is closed at the moment; nothing was charged.' };
const noMoney = { 409: `This way of paying is closed at the moment, or: ${notThisCart}` };
const Risk = record({ status: oneOf(['approved', 'review', 'declined'] as const) });
const Donation = record({ tip_id: Id, amount: Cents, order_id: nullable(Text) });

export const paymentSchemas = {
  addGift: { body: record({ item_id: Id }), result: Cart, errors: { ...noGift, 409: 'The gift is not on offer now.' } },
  deleteGift: { body: record({ item_id: Id }), result: Cart, errors: noGift },
  /** 0 takes the points back; 100 points are C$1. */
  applyCredit: { body: record({ amount: AskedCents }), result: Cart, errors: { 409: 'More money than there is.' } },
  applyPoints: { body: record({ points: Whole }), result: Cart, errors: { 409: 'More points than there are.' } },
  inputCoupons: { result: listOf(CustomerCoupon) },
  /** Protection of the shipment; `plans` is empty where none is sold. */
  seelPlans: { body: record({}), result: record({ plans: Type.Array(ProtectionPlan) }) },
  refundPlan: { body: record({ item_id: Id }), result: Cart, errors: { 404: 'The item has no plan.' } },
  refundShippingProtection: { body: record({}), result: Cart, errors: { 404: 'The cart has no shipping protection.' } },
  extendShipping: { body: record({ is_add: Flag, planId: optional(Line) }), result: Cart },
  klarnaClientToken: {
    query: record(agreedTotal),
    result: record({
      client_token: Text,
      session_id: Text,
      expires_at: Instant,
      provider: oneOf(['sandbox', 'klarna'] as const),
      /** Which of its offers the provider's part of the page is to show. */
      payment_method_category: optional(Text),
    }),
    errors: noMoney,
  },
  klarnaPayment: {
    body: record({ authorization_token: Line, idempotency_key: Line, ...agreedTotal }),
    result: record({ payment_id: Text, status: oneOf(['authorised', 'pending', 'declined'] as const) }),
    errors: noMoney,
  },
  /** `installment_amount` is what each payment of the asking person's cart comes to; 0 without a cart. */
  klarnaInfo: { result: record({ is_enabled: Flag, installments: Count, installment_amount: Cents, terms_url: Text }) },
  walletToken: {
    query: record(agreedTotal),
    result: record({ token: Text, redirect_url: Text, expires_at: Instant }),
    errors: noMoney,
  },
  alipayCheck: {
    body: record({ token: Line }),
    result: record({ order_id: nullable(Text), status: oneOf(['pending', 'paid', 'failed'] as const) }),
    errors: noPayment,
  },
  alipayCancel: { body: record({ token: Line }), result: record({ is_cancelled: Flag }), errors: noPayment },
  alipayUnderRiskified: { body: record({ token: Line }), result: Risk, errors: noPayment },
  /** Of the cart, paid for this way: what paying later takes off counts. */
  prePayRisk: { body: record({ payment_method: oneOf(paymentMethods) }), result: Risk, errors: methodClosed },
  createTipDonation: { body: record({ amount: Type.Integer({ minimum: 1, maximum: 100_000 }) }), result: Donation },
  /** 0 takes the donation back. A paid one tells its order, and can be changed no more. */
  updateTipDonation: {
    body: record({ tip_id: Id, amount: Type.Integer({ minimum: 0, maximum: 100_000 }) }),
    result: Donation,
    errors: { 404: 'There is no such donation.', 409: 'The donation is paid already.' },
  },
} as const satisfies SchemaTable;
