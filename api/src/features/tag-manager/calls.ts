import { isPlusGroup } from '@shop/contract';
import { createHash } from 'node:crypto';
import { callsFor } from '../../http/call.ts';

const notSignedIn = { customer_id: null, customer_group: 'NOT LOGGED IN', email_sha256: null, is_plus: false };

/**
 * The values about the customer that a tag manager gets (API-065): no name and no address, at most a hash of the
 * e-mail.
 */
export const tagManagerCalls = callsFor('anyone', {
  tagManager: async ({ who }) => {
    if (who?.kind !== 'customer') return notSignedIn;
    return {
      customer_id: String(who.customerId),
      customer_group: who.group,
      email_sha256: createHash('sha256').update(who.email.trim().toLowerCase()).digest('hex'),
      is_plus: isPlusGroup(who.group),
    };
  },
});
