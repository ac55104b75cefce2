import type { Address, CallBody, Language, PaymentMethod } from '@shop/contract';
import { findCart, updateCart } from '../../database/cart/cart-rows.ts';
import { siteDocument } from '../../database/content/site-document.ts';
import { paymentLifetime, storePayment } from '../../database/orders/payments.ts';
import { ownerKey, type Shopper } from '../../domain/account/identity.ts';
import { fingerprint } from '../../domain/account/tokens.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { CardPayment, PaymentState, Purchase } from '../../payment/provider.ts';
import type { Services } from '../../services.ts';
import { cartMessages } from '../cart/messages.ts';
import { priceCart } from '../cart/priced-cart.ts';
import { checkPaidAtOnce, checkRisk, checkToPay } from './accepted-payment.ts';
import { checkAgreed } from './agreed-cart.ts';
import { tryCard } from './card-declines.ts';

/** The payment of an order is stored before the order: by card, later, or by a wallet. Amounts are the server's. */
export const expiryOf = ({ now }: Pick<Services, 'now'>): Date => new Date(now().getTime() + paymentLifetime);

interface Agreed {
  /** Cents that the button said. */
  grand_total: number;
}

/**
 * The cart as it was agreed to. Paying later may cost less: it is priced for the `method` that it is paid with, whatever
 * was chosen before, and stays so, because a refusal has its person look at it again.
 * @throws ShopError 409 where it cannot be ordered, is not what was agreed to, or is so dear that the shop takes no
 * payment for it (API-123)
 */
const agreedCart = async (
  { db, now }: Services,
  who: Shopper,
  { grand_total: agreed }: Agreed,
  method?: PaymentMethod,
): Promise<{ amount: number; address: Address; email: string }> => {
  const found = await findCart(db, who);
  if (!found) throw new ShopError(409, cartMessages.empty);
  const paymentMethod = method ?? found.paymentMethod;
  const row = { ...found, paymentMethod };
  const priced = await priceCart(db, row, who, { now });
  if (method) checkPaidAtOnce(method, priced.lines);
  if ((found.paymentMethod === 'klarna') !== (paymentMethod === 'klarna'))
    await updateCart(db, row.id, { paymentMethod });
  const { grandTotal: amount } = priced.totals;
  checkRisk(amount);
  const { address, email } = checkAgreed(agreed, who, row, priced);
  checkToPay(amount);
  return { amount, address, email };
};

/** @param address IP address of the visitor, for the limit @throws ShopError 400 where a captcha is needed or wrong */
export const takeCard = async (
  services: Services,
  who: Shopper,
  card: CallBody<'braintreeCreditCard'>,
  address: string,
): Promise<CardPayment> => {
  const { amount } = await agreedCart(services, who, card, 'card');
  const payment = await tryCard(services, { who, address, claim: card }, () =>
    services.cards.authorise(card.payment_method_nonce, amount),
  );
  await storePayment(services.db, { ...payment, amount, owner: ownerKey(who), expiresAt: expiryOf(services) });
  return payment;
};

const noCard = { cardType: '', lastFour: '' } as const;

/**
 * Returns the purchase to pay later, with what the provider asks about its person. @throws ShopError as `agreedCart`
 */
export const purchaseOf = async (
  services: Services,
  who: Shopper,
  language: Language,
  agreed: Agreed,
  method?: PaymentMethod,
): Promise<Purchase> => {
  const { amount, email, address } = await agreedCart(services, who, agreed, method);
  const regions = await siteDocument(services.db, 'regions');
  const region = regions.find(({ regionId }) => regionId === address.region_id)?.code ?? '';
  return { amount, language, email, address: { ...address, region } };
};

/** Exchanges what the person authorised at the pay-later provider for a payment. */
export const takePayLater = async (
  services: Services,
  who: Shopper,
  language: Language,
  { authorization_token, idempotency_key, grand_total }: CallBody<'klarnaPayment'>,
): Promise<{ reference: string; state: PaymentState }> => {
  const owner = ownerKey(who);
  const purchase = await purchaseOf(services, who, language, { grand_total }, 'klarna');
  // The key is the browser's, and Klarna knows nothing of shoppers: nobody meets another's purchase under it.
  const key = fingerprint(`${owner} ${idempotency_key}`);
  const { reference, state } = await services.payLater.authorise(authorization_token, purchase, key);
  await storePayment(services.db, {
    nonce: reference,
    owner,
    method: 'klarna',
    ...noCard,
    accepted: state === 'accepted',
    pending: state === 'pending',
    amount: purchase.amount,
    expiresAt: expiryOf(services),
  });
  return { reference, state };
};

/** Begins a payment that the person says yes to on the wallet's own page. */
export const beginWallet = async (services: Services, who: Shopper, language: Language, agreed: Agreed) => {
  const { amount } = await agreedCart(services, who, agreed, 'alipay');
  const { token, redirectUrl } = await services.wallet.begin(amount, language);
  const expiresAt = expiryOf(services);
  const open = { accepted: false, pending: true };
  await storePayment(services.db, {
    nonce: token,
    owner: ownerKey(who),
    method: 'alipay',
    ...noCard,
    ...open,
    amount,
    payUrl: redirectUrl,
    expiresAt,
  });
  return { token, redirectUrl, expiresAt };
};
