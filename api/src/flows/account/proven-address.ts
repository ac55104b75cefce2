import { updateCustomer, type CustomerRow, forgetSaved } from '../../database/account/customers.ts';
import type { Queryable } from '../../database/connection.ts';
import { receiveCoins } from '../../database/membership/coins.ts';
import { recordConsent } from '../../database/newsletter/subscribers.ts';
import { claimByEmail } from '../../database/orders/claims.ts';
import { transact } from '../../database/transact.ts';
import { noPassword } from '../../domain/account/password.ts';
import { languageOf } from '../../mail/letters.ts';
import { passwordLetter } from '../../mail/password-letter.ts';
import type { Services } from '../../services.ts';
import { endAccess } from './end-access.ts';

type Replacing = Pick<Services, 'db' | 'mailer' | 'settings' | 'now'>;

/** The address of a customer is theirs: from now on the account has the guest orders and the coins that came to it. */
export const confirmAddress = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
): Promise<void> =>
  transact(db, async (transaction) => {
    await updateCustomer(transaction, id, { verified: true });
    await receiveCoins(transaction, id, email, now());
    await claimByEmail(transaction, id, email);
  });

/** Stores a new password hash; nobody stays in the account who was in it. */
const storePassword = async (db: Queryable, { id, email }: CustomerRow, passwordHash: string): Promise<void> => {
  await endAccess(db, { id, email });
  await updateCustomer(db, id, { passwordHash });
};

/** The same with a letter that says so: whoever did not change the password hears of it. */
export const replacePassword = (
  { db, mailer, settings, now }: Replacing,
  customer: CustomerRow,
  passwordHash: string,
) =>
  transact(db, async (transaction) => {
    await storePassword(transaction, customer, passwordHash);
    await mailer.sendWithin(transaction, passwordLetter(customer, now(), settings.shopUrl));
  });

/** Who registered has their password still, and shows in another browser that the address is theirs. */
export const confirmElsewhere = (services: Replacing, customer: CustomerRow, passwordHash: string): Promise<void> =>
  transact(services.db, async (db) => {
    await storePassword(db, customer, passwordHash);
    await confirmAddress({ ...services, db }, customer);
  });

/** Forgets data saved before the address was confirmed: it may be a stranger's. */
const forgetStranger = async (db: Queryable, customer: CustomerRow, now: Date): Promise<void> => {
  const { id, email, subscriberSms } = customer;
  await forgetSaved(db, id);
  if (!subscriberSms) return;
  const said = { email, language: languageOf(customer), source: 'account' } as const;
  await recordConsent(db, { ...said, channel: 'sms', given: false, createdAt: now });
};

/**
 * Gives the account, with this password hash, to the person who has proved that the address is theirs. One that was never
 * confirmed comes without what was saved in it.
 */
export const takeOver = (services: Replacing, customer: CustomerRow, passwordHash: string): Promise<void> =>
  transact(services.db, async (db) => {
    if (!customer.verified) await forgetStranger(db, customer, services.now());
    if (passwordHash === noPassword) await storePassword(db, customer, passwordHash);
    else await replacePassword({ ...services, db }, customer, passwordHash);
    await confirmAddress({ ...services, db }, customer);
  });

/**
 * Somebody has shown, without the password, that this customer's address is theirs. An account that was registered with
 * the address and never confirmed may be somebody else's doing: its password and its sessions end here.
 */
export const proveAddress = async (services: Replacing, customer: CustomerRow): Promise<void> => {
  if (!customer.verified) await takeOver(services, customer, noPassword);
};
