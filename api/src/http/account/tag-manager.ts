import { createHash } from 'node:crypto';
import { isPlusGroup } from '../../domain/account/group.ts';
import { callsFor } from '../call.ts';

const notSignedIn = { customer_id: null, customer_group: 'NOT LOGGED IN', email_sha256: null, is_plus: false };

/** The values that a tag manager is told of who shops (document 1 §4, after login): no name and no address, a hash at most. */
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
