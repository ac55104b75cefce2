import { callsFor } from '../call.ts';
import { customerById } from './profile.ts';
import { changeSubscriptions } from '../../flows/newsletter/subscriptions.ts';
import { setBirthday } from '../../flows/account/profile.ts';

/** What a customer wants to be sent (ACC-014, NOTE-008), and the birthday for the shop's wishes (API-091). */
export const subscriptionsCalls = callsFor('customer', {
  newsletterSubscriber: async ({ services, who, body, ...asker }) => {
    await changeSubscriptions(services, who, body, asker);
    return customerById(services, who.customerId, asker.language);
  },

  editBirthday: async ({ services, who, language, body }) => {
    await setBirthday(services, who.customerId, body.births);
    return customerById(services, who.customerId, language);
  },
});
