import { updateCustomer, type CustomerRow } from '../../database/account/customers.ts';
import { voidPasswordCodes } from '../../database/account/one-time-codes.ts';
import type { Queryable } from '../../database/connection.ts';
import { claimByEmail } from '../../database/orders/claims.ts';
import { transact } from '../../database/transact.ts';
import { noPassword } from '../../domain/account/password-hash.ts';
import { revokeCustomerTokens } from '../../database/account/access-tokens.ts';

/** The address of a customer is theirs: from now on the account has the guest orders that were made with it. */
export const confirmAddress = async (db: Queryable, { id, email }: CustomerRow): Promise<void> => {
  await updateCustomer(db, id, { verified: true });
  await claimByEmail(db, id, email);
};

/** Stores a new password hash and ends all sessions and codes, so that nobody else keeps access to the account. */
export const replacePassword = async (
  db: Queryable,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
  passwordHash: string,
): Promise<void> => {
  await updateCustomer(db, id, { passwordHash });
  await revokeCustomerTokens(db, id);
  await voidPasswordCodes(db, email);
};

/** Gives the account, with this password hash, to the person who has proved that the address is theirs. */
export const takeOver = (db: Queryable, customer: CustomerRow, passwordHash: string): Promise<void> =>
  transact(db, async (transaction) => {
    await replacePassword(transaction, customer, passwordHash);
    await confirmAddress(transaction, customer);
  });

/**
 * Somebody has shown, without the password, that this customer's address is theirs. An account that was registered with
 * the address and never confirmed may be somebody else's doing: its password and its sessions end here.
 */
export const proveAddress = async (db: Queryable, customer: CustomerRow): Promise<void> => {
  if (!customer.verified) await takeOver(db, customer, noPassword);
};
