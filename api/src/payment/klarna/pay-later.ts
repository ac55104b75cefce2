import { Type, type Static } from 'typebox';
import { brand } from '@shop/contract';
import { ShopError } from '../../domain/shop-error.ts';
import { ProviderRefused, ProviderSilent, readAs } from '../outside.ts';
import type { PayLaterProvider, Purchase, PaymentState } from '../provider.ts';
import { providerErrors } from '../provider-errors.ts';
import { klarnaGateway, type GatewayOptions } from './gateway.ts';
import { klarnaNotice } from './notice.ts';
import { paymentMessages } from '../messages.ts';

const lineNames = { en: `${brand.name} order`, fr: `Commande ${brand.name}` } as const;

/**
 * A purchase in Klarna's words. One line stands for the whole order: its total is the shop's own, with discounts,
 * points, delivery and taxes in it, and Klarna refuses lines that do not add up to it.
 */
const klarnaPurchase = ({ amount, language, email, address }: Purchase): object => {
  const contact = {
    given_name: address.firstname,
    family_name: address.lastname,
    email,
    phone: address.telephone,
    street_address: address.street,
    street_address2: address.apartment_unit_suite,
    city: address.city,
    region: address.region,
    postal_code: address.postcode,
    country: 'CA',
  };
  const line = { type: 'physical', name: lineNames[language], quantity: 1, unit_price: amount, total_amount: amount };
  return {
    purchase_country: 'CA',
    purchase_currency: 'CAD',
    locale: `${language}-CA`,
    order_amount: amount,
    order_tax_amount: 0,
    order_lines: [{ ...line, tax_rate: 0, total_tax_amount: 0 }],
    billing_address: contact,
    shipping_address: contact,
  };
};

/** As far as the shop reads one: https://docs.klarna.com/api/ordermanagement/ */
const KlarnaOrder = Type.Object({
  status: Type.String(),
  fraud_status: Type.String(),
  captured_amount: Type.Integer(),
  refunds: Type.Optional(
    Type.Array(Type.Object({ refund_id: Type.Optional(Type.String()), reference: Type.Optional(Type.String()) })),
  ),
});
type KlarnaOrder = Static<typeof KlarnaOrder>;

const fraudStates: Readonly<Record<string, PaymentState>> = { ACCEPTED: 'accepted', REJECTED: 'declined' };

const stateOfFraud = (status: string): PaymentState => fraudStates[status] ?? 'pending';

const ended = new Set(['CANCELLED', 'EXPIRED', 'CLOSED']);
/** Whether nothing is set aside at Klarna, and nothing was taken. */
const isGivenUp = ({ status, captured_amount }: KlarnaOrder): boolean => captured_amount === 0 && ended.has(status);

/** Whether Klarna stands by an order, taken already or not. */
const stateOfOrder = ({ status, fraud_status }: KlarnaOrder): PaymentState =>
  ended.has(status) ? 'declined' : stateOfFraud(fraud_status);

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
