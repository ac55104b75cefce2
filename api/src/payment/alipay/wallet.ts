import { randomUUID } from 'node:crypto';
import { brand } from '@shop/contract';
import { Type } from 'typebox';
import { ProviderRefused, ProviderSilent, readAs } from '../outside.ts';
import type { PaymentState, WalletProvider } from '../provider.ts';
import { troubleOf } from '../trouble.ts';
import { alipayGateway, type GatewayOptions } from './gateway.ts';

export interface AlipayOptions extends GatewayOptions {
  /** Where Alipay sends its person back to. */
  returnUrl: string;
  /** ms that a payment waits for its person. */
  lifetime: number;
  now: () => Date;
  /** Hears what an operator has to put right. */
  report: (line: string) => void;
}

const Begun = Type.Object({ normalUrl: Type.String({ pattern: '^https://' }) });
const Found = Type.Object({
  paymentStatus: Type.String(),
  paymentId: Type.Optional(Type.String()),
});
const Refunded = Type.Object({ refundId: Type.String() });

const states: Readonly<Record<string, PaymentState>> = { SUCCESS: 'accepted', FAIL: 'declined', CANCELLED: 'declined' };

/** Alipay's cashier: the person pays on Alipay's own page. The token of a payment is the shop's own number for it. */
export const alipayWallet = ({
  returnUrl,
  lifetime,
  now,
  report,
  ...gatewayOptions
}: AlipayOptions): WalletProvider => {
  const send = alipayGateway(gatewayOptions);
  const trouble = troubleOf('Alipay', report);
  const amountOf = (cents: number) => ({ currency: 'CAD', value: String(cents) });

  const find = async (paymentRequestId: string): Promise<{ paymentStatus: string; paymentId?: string }> => {
    const { status, code, body } = await send('inquiryPayment', { paymentRequestId });
    if (status === 'S') return readAs(Found, body);
    // Nobody has opened the cashier yet: Alipay makes the payment then.
    if (code === 'ORDER_NOT_EXIST') return { paymentStatus: 'PROCESSING' };
    throw new ProviderSilent(code);
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
          env: { terminalType: 'WEB' },
        });
        if (status === 'F') throw new ProviderRefused(code);
        return { token, redirectUrl: readAs(Begun, body).normalUrl };
      } catch (error) {
        return trouble.beforePaying(error);
      }
    },

    state: async (reference) => {
      try {
        return states[(await find(reference)).paymentStatus] ?? 'pending';
      } catch (error) {
        return trouble.whileWaiting(error);
      }
    },

    refund: async ({ payment, amount, key }) => {
      try {
        const { paymentId } = await find(payment);
        const refundRequestId = `refund-${key}`;
        const { status, code, body } = await send('refund', {
          paymentId,
          refundRequestId,
          refundAmount: amountOf(amount),
        });
        // `U`: under way; Alipay finishes it under the same number.
        if (status === 'U') return refundRequestId;
        if (status !== 'S') throw new ProviderRefused(code);
        return readAs(Refunded, body).refundId;
      } catch (error) {
        return trouble.refunding(error);
      }
    },

    release: async (payment) => {
      try {
        const { status, code } = await send('cancel', { paymentRequestId: payment });
        if (status !== 'S' && code !== 'ORDER_NOT_EXIST') throw new ProviderRefused(code);
      } catch (error) {
        trouble.releasing(error);
      }
    },
  };
};
