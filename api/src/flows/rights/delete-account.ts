import type { Language } from '@shop/contract';
import { lockCart } from '../../database/cart/cart-rows.ts';
import type { Queryable } from '../../database/connection.ts';
import { erasePerson, lockCustomer, lockOrdersOf, noteDeletion } from '../../database/rights/erase.ts';
import { openMattersOf } from '../../database/rights/open-matters.ts';
import type { CustomerRow } from '../../database/account/customers.ts';
import { transact } from '../../database/transact.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { messages } from '../../domain/messages.ts';
import { rightsMessages } from '../../domain/rights/texts.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { languageOf } from '../../mail/letters.ts';
import { farewellLetter } from '../../mail/farewell-letter.ts';
import type { Services } from '../../services.ts';
import { endAccess } from '../account/end-access.ts';
import { stopReading, stopTexts } from '../newsletter/reading.ts';
import { personOf } from '../account/profile.ts';
import { demandPresence } from './presence.ts';

/** Says no, on record, to all that the customer had agreed to be sent. */
const stopMarketing = async (services: Services, db: Queryable, customer: CustomerRow, language: Language) => {
  const said = { email: customer.email, language, source: 'account' } as const;
  await stopReading({ ...services, db }, said);
  await stopTexts({ ...services, db }, said, customer.subscriberSms);
};

/**
 * Takes an account out of the shop within a transaction. The cart is locked first, as placing an order does
 * it: of the two, whichever comes second sees the other.
 * @param language of the letter that says farewell; without it the customer's own
 * @throws ShopError 401 without such a customer, 409 while something is under way
 */
export const eraseAccount = async (
  services: Services,
  db: Queryable,
  customerId: number,
  language?: Language,
): Promise<void> => {
  const now = services.now();
  await lockCart(db, { kind: 'customer', customerId });
  const customer = await lockCustomer(db, customerId);
  if (!customer) throw new ShopError(401, messages.signInNeeded);
  const person = personOf(customer);
  await lockOrdersOf(db, person);
  const open = await openMattersOf(db, person);
  if (open.length > 0) throw new ShopError(409, rightsMessages.open, { open });
  const spoken = language ?? languageOf(customer);
  await stopMarketing(services, db, customer, spoken);
  await endAccess(db, customer);
  await erasePerson(db, person, now);
  await noteDeletion(db, customer.id, now);
  await services.mailer.sendWithin(db, farewellLetter(customer, spoken, services.settings.shopUrl));
};

/**
 * Deletes a customer's account at once, unless something is under way that needs it: their orders stay in the books
 * without it, and what others read stays without their name.
 * @throws ShopError 400 at the field `password`, 409 while something is under way, 429
 */
export const deleteAccount = async (
  services: Services,
  who: CustomerIdentity,
  password: string | undefined,
  language: Language,
): Promise<void> => {
  await demandPresence(services, who, password);
  await transact(services.db, (db) => eraseAccount(services, db, who.customerId, language));
};
