import { findCustomerByEmail } from '../../database/account/customers.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { callsFor } from '../call.ts';

/**
 * Where a link of a newsletter leads: home when its e-mail is none or the customer's own, to the login when the e-mail
 * has an account, and to creating one when it has none (GUARD-010 to GUARD-012).
 */
export const precheckCalls = callsFor('anyone', {
  subscribePrecheck: async ({ services, body, who }) => {
    const email = normalisedEmail(body.email ?? body.mEmail ?? '');
    if (email === null) return { redirect: 'home', email: null };
    if (who?.kind === 'customer' && who.email === email) return { redirect: 'home', email };
    const customer = await findCustomerByEmail(services.db, email);
    return { redirect: customer ? 'login' : 'create', email };
  },
});
