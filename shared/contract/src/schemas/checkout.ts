import { Type } from 'typebox';
import { addressFields, billingFields } from '../entities/address.ts';
import { Cart } from '../entities/cart.ts';
import { Cents, Email, Id, Instant, Line, oneOf, optional, record, Text } from '../entities/fields.ts';
import { PlacedOrder, reviewFields } from '../entities/order.ts';
import { orderMethods, orderStates, paymentMethods } from '../values.ts';
import type { SchemaTable } from './definition.ts';
import { agreedTotal, notThisCart, OrderNote } from './parts.ts';

const methodClosed = { 409: 'This way of paying is closed at the moment; nothing was charged.' };

export const checkoutSchemas = {
  /**
   * The shipping address; a guest gives an e-mail with it. `address_entity_id` says which of the customer's saved
   * addresses it is, and stays with the cart's address. Of a wrong `billing_address` the refusal's field is named
   * `billing_…`.
   */
  cartAddress: {
    body: record({ ...addressFields, email: optional(Email), address_entity_id: optional(Id), ...billingFields }),
    result: Cart,
    errors: { 404: 'Not an address of this customer’s.' },
  },
  cartPayment: { body: record({ payment_method: oneOf(paymentMethods) }), result: Cart, errors: methodClosed },
  cartPaymentMethods: {
    result: record({
      list: Type.Array(
        record({
          code: oneOf(paymentMethods),
          title: Text,
          enabled: Type.Boolean(),
          /** Whose part of the page takes the payment; absent or `sandbox`: the shop's own. */
          provider: optional(oneOf(['sandbox', 'braintree', 'klarna', 'alipay'] as const)),
        }),
      ),
    }),
  },
  /** For one order of the asking person's, until `expires_at` (API-120). */
  orderToken: { result: record({ order_token: Text, expires_at: Instant }) },
  /**
   * One intention, one order: repeats of `idempotency_key` answer the same order. `payment_nonce` comes from
   * braintreeCreditCard; a total of 0 goes without, by the method `none`, and is taken by no other. `order_token` from orderToken: without one that is good, 409 whose `result.field` names it, and
   * the payment can be ordered with again. The header `indent` names the cart that its person was shown: another one is
   * not ordered (409), nor is one that does not come to `grand_total`.
   */
  createOrder: {
    body: record({
      idempotency_key: Type.String({ minLength: 8, maxLength: 100 }),
      payment_method: oneOf(orderMethods),
      payment_nonce: optional(Line),
      order_token: optional(Line),
      email: optional(Email),
      note: optional(OrderNote),
      ...agreedTotal,
    }),
    result: PlacedOrder,
    errors: { 409: `${notThisCart} \`payment_nonce\`, \`order_token\`: it is not good for this order.` },
  },
  braintreeClientToken: {
    result: record({ client_token: Text, provider: oneOf(['sandbox', 'braintree'] as const) }),
    errors: methodClosed,
  },
  /** `payment_method_nonce` is what the provider's own fields gave for the card; the answer's nonce is ordered with. */
  braintreeCreditCard: {
    body: record({ payment_method_nonce: Line, g_recaptcha_response: optional(Text), ...agreedTotal }),
    result: record({ nonce: Text, card_type: Text, last_four: Text }),
    errors: {
      409: `This way of paying is closed at the moment, or: ${notThisCart}`,
      400: 'Something is wrong; where `result.field` is `g_recaptcha_response`, cards were declined and a captcha is needed.',
      503: 'The reCAPTCHA or the provider cannot be asked now; try again.',
    },
  },
  braintreeUnderRiskified: {
    query: record({ nonce: Line }),
    result: record({ status: oneOf(['approved', 'review', 'declined'] as const) }),
    errors: { 404: 'There is no such card payment of this person’s.' },
  },
  pollingData: {
    body: record({ order_id: Line }),
    result: record({
      order_id: Text,
      status: oneOf(orderStates),
      payment: oneOf(['pending', 'paid', 'failed'] as const),
      /** Where its person can still say yes to it: a path of this site or another site's page. */
      pay_url: optional(Text),
      /** Cents that were paid for an order that is not filled, and go back. */
      refunded_amount: optional(Cents),
      ...reviewFields,
    }),
    errors: { 404: 'Not an order of this person’s.' },
  },
} as const satisfies SchemaTable;
