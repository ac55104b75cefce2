import type { FastifyInstance } from 'fastify';
import { paths, type Language } from '@shop/contract';
import { findCart } from '../../database/cart/cart-rows.ts';
import { priceCart } from '../../database/cart/priced-cart.ts';
import { siteDocument } from '../../database/content/site-document.ts';
import { paymentLifetime, storeNonce } from '../../database/orders/nonces.ts';
import { fingerprint } from '../../domain/account/tokens.ts';
import { instalmentOf, instalments } from '../../domain/payment/instalments.ts';
import { ownerKey, type Shopper } from '../../domain/account/identity.ts';
import type { Purchase } from '../../payment/provider.ts';
import type { Services } from '../../services.ts';
import { registerCall } from '../call.ts';

/** What the shopper's cart comes to, in cents; 0 without one. */
export const cartTotal = async (services: Services, who: Shopper): Promise<number> => {
  const row = await findCart(services.db, who);
  return row ? (await priceCart(services.db, row, who, services)).totals.grandTotal : 0;
};

/** What the shopper would pay later for, with what the provider asks about them. */
const purchaseOf = async (services: Services, who: Shopper, language: Language): Promise<Purchase> => {
  const row = await findCart(services.db, who);
  if (!row) return { amount: 0, language, email: null, address: null };
  const { totals } = await priceCart(services.db, row, who, services);
  const { shippingAddress: address } = row;
  const regions = address ? await siteDocument(services.db, 'regions') : [];
  const region = regions.find(({ regionId }) => regionId === address?.region_id)?.code ?? '';
  const email = who.kind === 'customer' ? who.email : row.email;
  return { amount: totals.grandTotal, language, email, address: address && { ...address, region } };
};

export const expiryOf = ({ now }: Pick<Services, 'now'>): Date => new Date(now().getTime() + paymentLifetime);

/** Buy now, pay later (CHK-007): token, authorisation by the person, payment. The amount is the server's. */
export const registerPayLater = (app: FastifyInstance): void => {
  registerCall(app, 'klarnaClientToken', 'shopper', async ({ services, who, language }) => {
    const { payLater } = services;
    const { clientToken, sessionId, category } = await payLater.session(await purchaseOf(services, who, language));
    return {
      client_token: clientToken,
      session_id: sessionId,
      expires_at: expiryOf(services).toISOString(),
      provider: payLater.name,
      ...(category !== undefined && { payment_method_category: category }),
    };
  });

  registerCall(app, 'klarnaPayment', 'shopper', async ({ services, who, language, body }) => {
    const owner = ownerKey(who);
    const purchase = await purchaseOf(services, who, language);
    const { authorization_token, idempotency_key } = body;
    // The key is the browser's, and Klarna knows nothing of shoppers: nobody meets another's purchase under it.
    const key = fingerprint(`${owner} ${idempotency_key}`);
    const { reference, state } = await services.payLater.authorise(authorization_token, purchase, key);
    await storeNonce(services.db, {
      nonce: reference,
      owner,
      method: 'klarna',
      cardType: '',
      lastFour: '',
      accepted: state === 'accepted',
      pending: state === 'pending',
      amount: purchase.amount,
      expiresAt: expiryOf(services),
    });
    return { payment_id: reference, status: state === 'accepted' ? 'authorised' : state };
  });

  registerCall(app, 'klarnaInfo', 'anyone', async ({ services, who }) => ({
    is_enabled: services.payLater.open ? 1 : 0,
    installments: instalments,
    installment_amount: who ? instalmentOf(await cartTotal(services, who)) : 0,
    terms_url: paths.terms(),
  }));
};
