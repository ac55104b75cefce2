import { isTextable } from '../domain/account/textable.ts';
import type { Shopper } from '../domain/account/identity.ts';
import { ShopError } from '../domain/shop-error.ts';
import { demandWithin } from '../limits/demand.ts';
import type { Services } from '../services.ts';
import { membershipMessages } from './membership/messages.ts';

/**
 * Lets a code be sent to a telephone (E.164) by text message, which costs money, and annoys whoever did not ask for it.
 * @throws ShopError 503 where no message can be sent, 400 at the field `phone` for a number that earns by them, 429
 */
export const demandText = async (
  services: Services,
  telephone: string,
  { who, address }: { who: Shopper | null; address: string },
): Promise<void> => {
  if (!services.messenger.open) throw new ShopError(503, membershipMessages.phonesClosed);
  if (!isTextable(telephone)) throw new ShopError(400, membershipMessages.noTexts, { field: 'phone' });
  await demandWithin(services, 'textMessage', { address, shopper: who, subject: telephone });
};
