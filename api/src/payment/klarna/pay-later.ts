import { Type } from 'typebox';
import { ShopError } from '../../domain/shop-error.ts';
import { ProviderRefused, ProviderSilent, readAs } from '../outside.ts';
import type { PayLaterProvider, Purchase } from '../provider.ts';
import { providerErrors } from '../provider-errors.ts';
import { klarnaGateway, type GatewayOptions } from './gateway.ts';
import { isGivenUp, KlarnaOrder, stateOfFraud, stateOfOrder } from './order.ts';
import { klarnaNotice } from './notice.ts';
import { klarnaPurchase } from './purchase.ts';
import { paymentMessages } from '../messages.ts';

export interface KlarnaOptions extends GatewayOptions {
  /** Where Klarna says how it has decided about a purchase; nowhere without. */
  notifyUrl?: string | undefined;
  /** Gets messages about what an operator has to fix. */
  report: (line: string) => void;
}

const Session = Type.Object({
  session_id: Type.String({ minLength: 1 }),
  client_token: Type.String({ minLength: 1 }),
  payment_method_categories: Type.Optional(Type.Array(Type.Object({ identifier: Type.String() }))),
});
const Placed = Type.Object({ order_id: Type.String({ minLength: 1 }), fraud_status: Type.String() });

/**
 * Klarna: a session for its part of the page, an order at Klarna for what the person authorised there, and the money
 * when the shop's own order stands. A purchase that Klarna reviews stays open until it says which.
 */
export const klarnaPayLater = ({ notifyUrl, report, ...gatewayOptions }: KlarnaOptions): PayLaterProvider => {
  const { get, post } = klarnaGateway(gatewayOptions);
  const errors = providerErrors('Klarna', report);
  const purchaseOf = (purchase: Purchase): object => ({
    ...klarnaPurchase(purchase),
    ...(notifyUrl !== undefined && { merchant_urls: { notification: notifyUrl } }),
  });
  const orderPath = (id: string): string => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`;
  const find = async (id: string): Promise<KlarnaOrder> => readAs(KlarnaOrder, (await get(orderPath(id))).body);

  return {
    name: 'klarna',
    open: true,
    session: async (purchase) => {
      try {
        const { body } = await post('/payments/v1/sessions', { intent: 'buy', ...purchaseOf(purchase) });
        const { client_token, session_id, payment_method_categories } = readAs(Session, body);
        const category = payment_method_categories?.[0]?.identifier;
        return { clientToken: client_token, sessionId: session_id, ...(category !== undefined && { category }) };
      } catch (error) {
        return errors.beforePaying(error);
      }
    },

    authorise: async (authorization, purchase, key) => {
      try {
        const path = `/payments/v1/authorizations/${encodeURIComponent(authorization)}/order`;
        const place = () => post(path, { ...purchaseOf(purchase), auto_capture: false }, key);
        // The answer may have been lost on its way: under the same key Klarna says once more what it has done.
        const { body } = await place().catch((error: unknown) => {
          if (error instanceof ProviderSilent) return place();
          throw error;
        });
        const { order_id, fraud_status } = readAs(Placed, body);
        return { reference: order_id, state: stateOfFraud(fraud_status) };
      } catch (error) {
        // An authorisation that has run out, was used, or was for another purchase: the person says yes again.
        if (error instanceof ProviderRefused) throw new ShopError(409, paymentMessages.authoriseAgain);
        return errors.beforePaying(error);
      }
    },

    state: async (reference) => {
      try {
        return stateOfOrder(await find(reference));
      } catch (error) {
        return errors.whileWaiting(error);
      }
    },

    collect: async ({ payment, amount, key }) => {
      try {
        await post(`${orderPath(payment)}/captures`, { captured_amount: amount, reference: key }, `capture-${key}`);
        return 'accepted';
      } catch (captureError) {
        try {
          const order = await find(payment);
          if (order.captured_amount >= amount) return 'accepted';
          return stateOfOrder(order) === 'declined' ? 'declined' : errors.whileWaiting(captureError);
        } catch (error) {
          return errors.whileWaiting(error);
        }
      }
    },

    refund: async ({ payment, amount, key }) => {
      try {
        const order = await find(payment);
        // Klarna forgets a key after a while; the order itself does not forget what was paid back.
        const earlier = order.refunds?.find(({ reference }) => reference === key);
        if (earlier) return earlier.refund_id ?? `refund-${key}`;
        if (isGivenUp(order)) return payment;
        if (order.captured_amount === 0) {
          await post(`${orderPath(payment)}/cancel`, {}, `cancel-${key}`);
          return payment;
        }
        const { headers } = await post(
          `${orderPath(payment)}/refunds`,
          { refunded_amount: amount, reference: key },
          `refund-${key}`,
        );
        return headers.get('refund-id') ?? `refund-${key}`;
      } catch (error) {
        return errors.refunding(error);
      }
    },

    release: async (payment) => {
      try {
        await post(`${orderPath(payment)}/cancel`, {}, `release-${payment}`);
      } catch (cancelError) {
        try {
          // It may be refused because nothing is authorised any more, which the order tells. Taken money is for
          // `refund` to give back.
          if (!(cancelError instanceof ProviderRefused)) throw cancelError;
          const order = await find(payment);
          if (!isGivenUp(order) && order.captured_amount === 0) throw cancelError;
        } catch (error) {
          errors.releasing(error);
        }
      }
    },

    // FRAUD_RISK_STOPPED: https://docs.klarna.com/order-management/in-depth-knowledge/pending-orders
    isWithdrawn: async (payment) => stateOfFraud((await find(payment)).fraud_status) === 'declined',

    notice: klarnaNotice,
  };
};
