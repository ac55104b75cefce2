import type { CallBody } from '@shop/contract';
import { lockCustomers } from '../../database/account/customers.ts';
import { onTheirWay, receiveCoins, spendCoins } from '../../database/membership/coins.ts';
import { transact } from '../../database/transact.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { emailOf } from '../../flows/address/checked-address.ts';
import { membershipMessages } from '../../flows/membership/messages.ts';

/**
 * Sends coins to an address (PTS-004). They arrive where its account is confirmed, at once or once it is: so who sends
 * some is told nothing of who has an account. @throws ShopError 409 for one's own address and with too few
 */
export const sendCoins = async (
  { db, now }: Services,
  { customerId, email: own }: CustomerIdentity,
  { email: typed, coins }: CallBody<'sendCoin'>,
): Promise<void> => {
  const email = emailOf(typed);
  if (email === own) throw new ShopError(409, membershipMessages.toOneself, { field: 'email' });
  await transact(db, async (transaction) => {
    // Locked, so that an address that is confirmed at this moment gets the coins here or there.
    const friend = (await lockCustomers(transaction, [own, email])).find((one) => one.email === email);
    const change = { customerId, coins, reason: 'sent', reference: onTheirWay(email), createdAt: now() } as const;
    if (!(await spendCoins(transaction, change)))
      throw new ShopError(409, membershipMessages.tooFewCoins, { field: 'coins' });
    if (friend?.verified) await receiveCoins(transaction, friend.id, email, now());
  });
};
