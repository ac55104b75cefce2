import { revokeCustomerTokens, revokeSession } from '../../database/account/access-tokens.ts';
import type { CustomerRow } from '../../database/account/customers.ts';
import { voidCodes } from '../../database/account/one-time-codes.ts';
import type { Queryable } from '../../database/connection.ts';
import { forgetPlusPhone } from '../../database/membership/plus-phones.ts';
import { forgetDraft, forgetOrderTokens } from '../../database/orders/order-tokens.ts';
import { endSubscriptionsIn, endSubscriptionsOf } from '../../database/push/subscriptions.ts';
import { transact } from '../../database/transact.ts';
import { customerKey } from '../../domain/account/identity.ts';

/**
 * Ends everything by which somebody is in an account, could get in, or hears of it: forms that were begun there (an
 * order, joining Plus+), sessions, codes and links that were sent by e-mail or text message, and push messages. It is
 * the one way: what a customer may have open from now on is ended here too.
 */
export const endAccess = (outer: Queryable, { id, email }: Pick<CustomerRow, 'id' | 'email'>): Promise<void> =>
  transact(outer, async (db) => {
    const owner = customerKey(id);
    await forgetOrderTokens(db, owner);
    await forgetDraft(db, owner);
    await forgetPlusPhone(db, id);
    await revokeCustomerTokens(db, id);
    await voidCodes(db, { recipient: email, requester: owner });
    await endSubscriptionsOf(db, id);
  });

/** Ends one session, with the push messages of its browser; false when it is not this customer's. */
export const endSession = (outer: Queryable, customerId: number, id: number): Promise<boolean> =>
  transact(outer, async (db) => {
    const hash = await revokeSession(db, customerId, id);
    if (hash !== null) await endSubscriptionsIn(db, hash);
    return hash !== null;
  });
