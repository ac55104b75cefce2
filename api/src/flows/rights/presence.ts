import { sessionsOf } from '../../database/account/access-tokens.ts';
import { findCustomer } from '../../database/account/customers.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { rightsMessages } from '../../domain/rights/texts.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { demandWithin } from '../../limits/demand.ts';
import type { Services } from '../../services.ts';

/** A sign-in says for this many ms who sits there. */
const recent = 10 * 60 * 1000;

/** Whether this session has begun so lately that no password is asked for again. */
export const isRecent = async ({ db, now }: Services, who: CustomerIdentity): Promise<boolean> => {
  const sessions = await sessionsOf(db, who.customerId, now());
  const own = sessions.find(({ hash }) => hash === who.tokenHash);
  return own !== undefined && now().getTime() - own.createdAt.getTime() <= recent;
};

/**
 * Makes sure that it is the customer who asks: by a sign-in of the last ten minutes, or by their password.
 * @throws ShopError 400 at the field `password`, 429
 */
export const demandPresence = async (
  services: Services,
  who: CustomerIdentity,
  password: string | undefined,
): Promise<void> => {
  if (await isRecent(services, who)) return;
  if (!password) throw new ShopError(400, rightsMessages.presence, { field: 'password' });
  await demandWithin(services, 'password', { subject: who.customerId });
  const customer = await findCustomer(services.db, who.customerId);
  const { isRight } = await services.passwords.compare(password, customer?.passwordHash ?? null);
  if (!isRight) throw new ShopError(400, rightsMessages.wrongPassword, { field: 'password' });
};
