import type { CallBody, Language } from '@shop/contract';
import { keepSubscription, moveSubscription } from '../../database/push/subscriptions.ts';
import { transact } from '../../database/transact.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import type { Message } from '../../domain/messages.ts';
import { arePushKeys, isPushEndpoint } from '../../domain/push/endpoint.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';

const notOpen: Message = {
  en: 'The shop sends no push messages at the moment.',
  fr: 'La boutique n’envoie pas de notifications pour le moment.',
};
const unknownService: Message = {
  en: 'This browser’s push service is not known to the shop.',
  fr: 'La boutique ne connaît pas le service de notifications de ce navigateur.',
};

/**
 * Keeps the subscription of the browser that asks, for whoever is signed in there. With `replaces` a push service has
 * changed its address: it stays whose it is.
 * @throws ShopError 400 for an address of no push service, 503 where no messages are sent
 */
export const subscribeBrowser = async (
  { db, push, settings, now }: Services,
  who: Shopper | null,
  language: Language,
  { endpoint, p256dh, auth, replaces }: CallBody<'pushSubscribe'>,
): Promise<void> => {
  if (push.publicKey === null) throw new ShopError(503, notOpen);
  if (!isPushEndpoint(endpoint, settings.sandbox) || !arePushKeys(p256dh, auth))
    throw new ShopError(400, unknownService);
  const browser = { endpoint, p256dh, auth };
  await transact(db, async (transaction) => {
    if (replaces !== undefined) return void (await moveSubscription(transaction, replaces, browser));
    await keepSubscription(transaction, who, { ...browser, language }, now());
  });
};
