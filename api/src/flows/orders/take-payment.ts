import type { CallBody, Language, PaymentMethod } from '@shop/contract';
import { cartLines } from '../../database/cart/cart-lines.ts';
import { findCart, updateCart } from '../../database/cart/cart-rows.ts';
import { siteDocument } from '../../database/content/site-document.ts';
import { paymentLifetime, storePayment } from '../../database/orders/payments.ts';
import { ownerKey, type Shopper } from '../../domain/account/identity.ts';
import { fingerprint } from '../../domain/account/tokens.ts';
import type { CardPayment, PaymentState, Purchase } from '../../payment/provider.ts';
import type { Services } from '../../services.ts';
import { priceCart } from '../cart/priced-cart.ts';
import { cartTotal } from '../cart/read-cart.ts';
import { checkPaidAtOnce, checkRisk } from './accepted-payment.ts';
import { tryCard } from './card-declines.ts';

/** What an order is paid with is stored before the order: by card, later, or by a wallet. Amounts are the server's. */
export const expiryOf = ({ now }: Pick<Services, 'now'>): Date => new Date(now().getTime() + paymentLifetime);

/** Paying later may cost less: the cart is priced for the way that it is paid, whatever was chosen before. */
const payBy = async ({ db }: Services, who: Shopper, method: PaymentMethod): Promise<void> => {
  const row = await findCart(db, who);
  if (row) checkPaidAtOnce(method, await cartLines(db, row.id));
  if (!row || (row.paymentMethod === 'klarna') === (method === 'klarna')) return;
  await updateCart(db, row.id, { paymentMethod: method });
};

/** What the cart comes to, paid this way. @throws ShopError 409 for so much that the shop takes no payment for it (API-123) */
const checkedTotal = async (services: Services, who: Shopper, method: PaymentMethod): Promise<number> => {
  await payBy(services, who, method);
  const total = await cartTotal(services, who);
  checkRisk(total);
  return total;
};

/** @param address IP address of the visitor, for the limit @throws ShopError 400 where a captcha is needed or wrong */
export const takeCard = async (
  services: Services,
  who: Shopper,
  card: CallBody<'braintreeCreditCard'>,
  address: string,
): Promise<CardPayment> => {
  const amount = await checkedTotal(services, who, 'card');
  const payment = await tryCard(services, { who, address, claim: card }, () =>
    services.cards.authorise(card.payment_method_nonce, amount),
  );
  await storePayment(services.db, { ...payment, amount, owner: ownerKey(who), expiresAt: expiryOf(services) });
  return payment;
};

const noCard = { cardType: '', lastFour: '' } as const;

/** What the shopper would pay later for, with what the provider asks about them. */
export const purchaseOf = async (services: Services, who: Shopper, language: Language): Promise<Purchase> => {
  const row = await findCart(services.db, who);
  if (!row) return { amount: 0, language, email: null, address: null };
  const { totals } = await priceCart(services.db, row, who, services);
  const { shippingAddress: address } = row;
  const regions = address ? await siteDocument(services.db, 'regions') : [];
  const region = regions.find(({ regionId }) => regionId === address?.region_id)?.code ?? '';
  const email = who.kind === 'customer' ? who.email : row.email;
  return { amount: totals.grandTotal, language, email, address: address && { ...address, region } };
};

/** Exchanges what the person authorised at the pay-later provider for a payment. */
export const takePayLater = async (
  services: Services,
  who: Shopper,
  language: Language,
  { authorization_token, idempotency_key }: CallBody<'klarnaPayment'>,
): Promise<{ reference: string; state: PaymentState }> => {
  const owner = ownerKey(who);
  await payBy(services, who, 'klarna');
  const purchase = await purchaseOf(services, who, language);
  checkRisk(purchase.amount);
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
export const beginWallet = async (services: Services, who: Shopper, language: Language) => {
  const amount = await checkedTotal(services, who, 'alipay');
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
