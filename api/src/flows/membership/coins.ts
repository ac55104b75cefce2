import type { CallBody } from '@shop/contract';
import { findCustomerByEmail } from '../../database/account/customers.ts';
import { addCoins, spendCoins } from '../../database/membership/coins.ts';
import { transact } from '../../database/transact.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { emailOf } from '../account/email.ts';
import { membershipMessages } from './messages.ts';

/** Sends coins to another customer (PTS-004). @throws ShopError 404, or 409 for one's own and with too few */
export const sendCoins = async (
  { db, now }: Services,
  customerId: number,
  { email, coins }: Pick<CallBody<'sendCoin'>, 'email' | 'coins'>,
): Promise<void> => {
  const friend = await findCustomerByEmail(db, emailOf(email));
  if (!friend) throw new ShopError(404, membershipMessages.noSuchCustomer, { field: 'email' });
  if (friend.id === customerId) throw new ShopError(409, membershipMessages.toOneself, { field: 'email' });
  await transact(db, async (transaction) => {
    const sent = await spendCoins(transaction, { customerId, coins, reason: 'sent', createdAt: now() });
    if (!sent) throw new ShopError(409, membershipMessages.tooFewCoins, { field: 'coins' });
    await addCoins(transaction, { customerId: friend.id, coins, reason: 'received', createdAt: now() });
  });
};
