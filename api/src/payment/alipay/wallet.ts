import { randomUUID } from 'node:crypto';
import { brand } from '@shop/contract';
import { Type, type Static } from 'typebox';
import { ProviderRefused, ProviderSilent, readAs } from '../outside.ts';
import type { PaymentState, WalletProvider } from '../provider.ts';
import { providerErrors } from '../provider-errors.ts';
import { alipayGateway, type GatewayOptions } from './gateway.ts';
import { alipayNotice } from './notice.ts';

export interface AlipayOptions extends GatewayOptions {
  /** Where Alipay sends the payer back to. */
  returnUrl: string;
  /** Where Alipay says what became of a payment or a refund; nowhere without. */
  notifyUrl?: string | undefined;
  /** ms that a payment waits for its person. */
  lifetime: number;
  /** Gets messages about what an operator has to fix. */
  report: (line: string) => void;
}

const Begun = Type.Object({ normalUrl: Type.String({ pattern: '^https://' }) });
const Found = Type.Object({
  paymentStatus: Type.String(),
  paymentId: Type.Optional(Type.String()),
});
const Refunded = Type.Object({ refundId: Type.String() });
const FoundRefund = Type.Object({ refundStatus: Type.String(), refundId: Type.Optional(Type.String()) });

/** The payment that nobody has opened the cashier for: Alipay makes it then. */
const notBegun = 'NOT_BEGUN';
/** How long after its end a payment that was not begun may still turn up at Alipay, in ms: its clock is not the shop's. */
const grace = 60 * 60 * 1_000;
/** Refunds of which Alipay says that they have failed are asked for anew, under numbers of their own. */
const refundsTried = 5;

const states: Readonly<Record<string, PaymentState>> = { SUCCESS: 'accepted', FAIL: 'declined', CANCELLED: 'declined' };

/** Alipay's cashier: the person pays on Alipay's own page. The token of a payment is the shop's own number for it. */
export const alipayWallet = ({
  returnUrl,
  notifyUrl,
  lifetime,
  now,
  report,
  ...gatewayOptions
}: AlipayOptions): WalletProvider => {
  const send = alipayGateway({ ...gatewayOptions, now });
  const errors = providerErrors('Alipay', report);
  const amountOf = (cents: number) => ({ currency: 'CAD', value: String(cents) });

  const find = async (paymentRequestId: string): Promise<{ paymentStatus: string; paymentId?: string }> => {
    const { status, code, body } = await send('inquiryPayment', { paymentRequestId });
    if (status === 'S') return readAs(Found, body);
    if (code === 'ORDER_NOT_EXIST') return { paymentStatus: notBegun };
    throw new ProviderSilent(code);
  };

  /** Returns the outcome of a refund; null when Alipay knows of none. */
  const findRefund = async (refundRequestId: string): Promise<Static<typeof FoundRefund> | null> => {
    const { status, code, body } = await send('inquiryRefund', { refundRequestId });
    if (status === 'S') return readAs(FoundRefund, body);
    if (code === 'REFUND_NOT_EXIST' || code === 'ORDER_NOT_EXIST') return null;
    throw new ProviderSilent(code);
  };

  /** One refund: Alipay's id of it, `under way`, or `failed`, which is final. */
  const refundOnce = async (refundRequestId: string, paymentId: string, amount: number) => {
    const { status, code, body } = await send('refund', {
      paymentId,
      refundRequestId,
      refundAmount: amountOf(amount),
      ...(notifyUrl !== undefined && { refundNotifyUrl: notifyUrl }),
    });
    if (status === 'S') return { id: readAs(Refunded, body).refundId };
    // `U`: under way, which may still end either way. A refusal may be of a repeat: the refund itself tells.
    const found = await findRefund(refundRequestId);
    if (found?.refundStatus === 'SUCCESS') return { id: found.refundId ?? refundRequestId };
    if (found?.refundStatus === 'FAIL') return 'failed';
    if (found === null && status === 'F') throw new ProviderRefused(code);
    return 'under way';
  };

  return {
    name: 'alipay',
    open: true,
    begin: async (amount) => {
      const token = randomUUID();
      try {
        const { status, code, body } = await send('pay', {
          productCode: 'CASHIER_PAYMENT',
          paymentRequestId: token,
          order: { referenceOrderId: token, orderDescription: brand.name, orderAmount: amountOf(amount) },
          paymentAmount: amountOf(amount),
          paymentMethod: { paymentMethodType: 'ALIPAY_CN' },
          paymentExpiryTime: new Date(now().getTime() + lifetime).toISOString(),
          paymentRedirectUrl: returnUrl,
          ...(notifyUrl !== undefined && { paymentNotifyUrl: notifyUrl }),
          env: { terminalType: 'WEB' },
        });
        if (status === 'F') throw new ProviderRefused(code);
        return { token, redirectUrl: readAs(Begun, body).normalUrl };
      } catch (error) {
        return errors.beforePaying(error);
      }
    },

    state: async (reference, takenAt, at) => {
      try {
        const { paymentStatus } = await find(reference);
        const isOver = at.getTime() - takenAt.getTime() > lifetime + grace;
        return paymentStatus === notBegun && isOver ? 'declined' : (states[paymentStatus] ?? 'pending');
      } catch (error) {
        return errors.whileWaiting(error);
      }
    },

    refund: async ({ payment, amount, key }) => {
      try {
        const { paymentStatus, paymentId } = await find(payment);
        // Called off, which pays back what was paid.
        if (paymentStatus === 'CANCELLED') return paymentId ?? payment;
        if (paymentId === undefined) throw new ProviderSilent('it does not know the payment');
        for (let attempt = 1; attempt <= refundsTried; attempt += 1) {
          const number = attempt === 1 ? `refund-${key}` : `refund-${key}-${attempt}`;
          const refunded = await refundOnce(number, paymentId, amount);
          if (refunded === 'under way') return null;
          if (refunded !== 'failed') return refunded.id;
        }
        throw new ProviderRefused('REFUND_FAILED', `${refundsTried} refunds have failed`);
      } catch (error) {
        return errors.refunding(error);
      }
    },

    release: async (payment) => {
      try {
        const { status, code } = await send('cancel', { paymentRequestId: payment });
        if (status === 'S' || code === 'ORDER_NOT_EXIST') return;
        // It may be refused because it was decided before. Taken money is for `refund` to give back.
        const { paymentStatus } = await find(payment);
        if (status === 'U' || !Object.hasOwn(states, paymentStatus)) throw new ProviderRefused(code);
      } catch (error) {
        errors.releasing(error);
      }
    },

    notice: (notice) => alipayNotice(gatewayOptions, notice),
  };
};
