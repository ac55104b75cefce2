import { isTextable } from '../domain/account/textable.ts';
import type { Shopper } from '../domain/account/identity.ts';
import type { Message } from '../domain/messages.ts';
import { ShopError } from '../domain/shop-error.ts';
import { demandWithin } from '../limits/demand.ts';
import type { Services } from '../services.ts';

export const textMessages = {
  wrongCode: { en: 'The code is wrong or has expired.', fr: 'Le code est incorrect ou a expiré.' },
  closed: {
    en: 'We cannot send text messages at the moment. Please try again later.',
    fr: 'Nous ne pouvons pas envoyer de messages texte en ce moment. Veuillez réessayer plus tard.',
  },
  notTextable: {
    en: 'We cannot send text messages to this number. Please use another one.',
    fr: 'Nous ne pouvons pas envoyer de messages texte à ce numéro. Veuillez en utiliser un autre.',
  },
} as const satisfies Record<string, Message>;

/**
 * Lets a code be sent to a telephone (E.164) by text message, which costs money, and annoys whoever did not ask for it.
 * @throws ShopError 503 where no message can be sent, 400 at the field `phone` for a number that earns by them, 429
 */
export const demandText = async (
  services: Services,
  telephone: string,
  { who, address }: { who: Shopper | null; address: string },
): Promise<void> => {
  if (!services.messenger.open) throw new ShopError(503, textMessages.closed);
  if (!isTextable(telephone)) throw new ShopError(400, textMessages.notTextable, { field: 'phone' });
  await demandWithin(services, 'textMessage', { address, shopper: who, subject: telephone });
};
