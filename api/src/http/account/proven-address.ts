import { updateCustomer, type CustomerRow } from '../../database/account/customers.ts';
import type { Queryable } from '../../database/connection.ts';
import { claimByEmail } from '../../database/orders/claims.ts';
import { hashPassword } from '../../domain/account/password.ts';
import { newToken } from '../../domain/account/tokens.ts';
import { revokeCustomerTokens } from '../../identity/token-store.ts';

/**
 * Somebody has shown, without the password, that this customer's address is theirs. An account that was registered with
 * the address and never confirmed may be somebody else's doing: its password and its sessions end here.
 */
export const proveAddress = async (db: Queryable, { id, email, verified }: CustomerRow): Promise<void> => {
  if (verified) return;
  await updateCustomer(db, id, { verified: true, passwordHash: await hashPassword(newToken()) });
  await revokeCustomerTokens(db, id);
  await claimByEmail(db, id, email);
};
