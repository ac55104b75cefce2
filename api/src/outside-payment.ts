import { paths } from '@shop/contract';
import { noticePaths } from './payment/notice-paths.ts';
import { paymentLifetime } from './database/orders/payments.ts';
import { alipayWallet } from './payment/alipay/wallet.ts';
import { braintreeCards } from './payment/braintree/cards.ts';
import { closedCards, closedPayLater, closedWallet } from './payment/closed.ts';
import { klarnaPayLater } from './payment/klarna/pay-later.ts';
import type { CardProvider, PayLaterProvider, WalletProvider } from './payment/provider.ts';
import { sandboxPayLater } from './payment/sandbox-pay-later.ts';
import { sandboxWallet } from './payment/sandbox-wallet.ts';
import { sandboxCards } from './payment/sandbox.ts';
import { cardPlusPayment, closedPlusPayment, sandboxPlusPayment, type PlusPayment } from './plus-payment/provider.ts';
import type { Settings } from './settings.ts';

type Report = (line: string) => void;

/** Who takes the yearly fee of Plus+: the card provider with keys, else the sandbox, else nobody. */
export const plusPaymentFrom = ({ braintree, sandbox }: Pick<Settings, 'braintree' | 'sandbox'>): PlusPayment => {
  if (braintree) return cardPlusPayment;
  return sandbox ? sandboxPlusPayment : closedPlusPayment;
};

/** The ways to pay that the settings ask for, each by itself: the real one with keys, else the sandbox's, else none. */
export const paymentsFrom = (
  { braintree, klarna, alipay, sandbox, shopUrl }: Settings,
  now: () => Date,
  report: Report,
): { cards: CardProvider; payLater: PayLaterProvider; wallet: WalletProvider } => {
  const returnUrl = shopUrl + paths.payResult();
  const notifyUrl = (provider: string): string => `${shopUrl}${noticePaths}${provider}`;
  return {
    cards: braintree ? braintreeCards({ ...braintree, report }) : sandbox ? sandboxCards : closedCards,
    payLater: klarna
      ? klarnaPayLater({ ...klarna, notifyUrl: notifyUrl('klarna'), report })
      : sandbox
        ? sandboxPayLater
        : closedPayLater,
    wallet: alipay
      ? alipayWallet({ ...alipay, returnUrl, notifyUrl: notifyUrl('alipay'), lifetime: paymentLifetime, now, report })
      : sandbox
        ? sandboxWallet
        : closedWallet,
  };
};
