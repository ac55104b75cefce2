import type { FastifyInstance } from 'fastify';
import { findCustomerByEmail } from '../../database/account/customers.ts';
import { addCoins, coinBalance, spendCoins } from '../../database/membership/coins.ts';
import { transact } from '../../database/transact.ts';
import { isPlusGroup } from '../../domain/account/group.ts';
import { emailOf } from '../../flows/account/email.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { membershipMessages } from '../../flows/membership/messages.ts';

/** Coins: how many a customer has, and sending them to another (PTS-004). */
export const registerCoins = (app: FastifyInstance): void => {
  registerCall(app, 'coinNumber', 'customer', async ({ services, who }) => ({
    coins: await coinBalance(services.db, who.customerId),
    is_member: isPlusGroup(who.group) ? 1 : 0,
  }));

  registerCall(app, 'sendCoin', 'customer', async ({ services: { db, now }, who: { customerId }, body }) => {
    const friend = await findCustomerByEmail(db, emailOf(body.email));
    if (!friend) throw new ShopError(404, membershipMessages.noSuchCustomer, { field: 'email' });
    if (friend.id === customerId) throw new ShopError(409, membershipMessages.toOneself, { field: 'email' });
    const { coins } = body;
    await transact(db, async (transaction) => {
      const sent = await spendCoins(transaction, { customerId, coins, reason: 'sent', createdAt: now() });
      if (!sent) throw new ShopError(409, membershipMessages.tooFewCoins, { field: 'coins' });
      await addCoins(transaction, { customerId: friend.id, coins, reason: 'received', createdAt: now() });
    });
    return { coins: await coinBalance(db, customerId) };
  });
};
