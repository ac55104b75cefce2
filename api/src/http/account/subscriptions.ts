import { callsFor } from '../call.ts';
import { customerById } from './profile.ts';
import { changeSubscriptions } from '../../flows/newsletter/subscriptions.ts';
import { setBirthday } from '../../flows/account/profile.ts';

/** What a customer wants to hear of the shop, and when it may congratulate them (document 1 §7.2 and §7.3). */
export const subscriptionsCalls = callsFor('customer', {
  newsletterSubscriber: async ({ services, who, body, ...asker }) => {
    await changeSubscriptions(services, who, body, asker);
    return customerById(services, who.customerId);
  },

  editBirthday: async ({ services, who, body }) => {
    await setBirthday(services, who.customerId, body.births);
    return customerById(services, who.customerId);
  },
});
