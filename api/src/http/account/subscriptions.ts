import { callsFor } from '../call.ts';
import { customerById } from './profile.ts';
import { changeSubscriptions } from '../../flows/newsletter/subscriptions.ts';
import { setBirthday } from '../../flows/account/profile.ts';

/** What a customer wants to be sent (ACC-014, NOTE-008), and the birthday for the shop's wishes (API-091). */
export const subscriptionsCalls = callsFor('customer', {
  newsletterSubscriber: async ({ services, who, body, ...caller }) => {
    await changeSubscriptions(services, who, body, caller);
    return customerById(services, who.customerId, caller.language);
  },

  editBirthday: async ({ services, who, language, body }) => {
    await setBirthday(services, who.customerId, body.births);
    return customerById(services, who.customerId, language);
  },
});
