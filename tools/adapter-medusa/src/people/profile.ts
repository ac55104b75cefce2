import type { Handlers } from '../call.ts';
import { demandCustomer } from '../call.ts';
import { refusals } from '../refusal.ts';
import { changeCustomer, customerOf, ownCustomer } from './customer.ts';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What a customer says of themselves. */
export const profileHandlers: Handlers = {
  accountInformation: async (backend, asking) => customerOf(await ownCustomer(backend, asking), backend),
  accountInit: async (backend, asking) => ({
    ...customerOf(await ownCustomer(backend, asking), backend),
    wishlist: [],
    customer_verify: true,
    is_general: true,
    is_old_user: true,
    play_birthday_wishes: false,
  }),
  updateAccountInformation: async (backend, { body, ...asking }) => {
    const { firstName, lastName, customer_phone, births, gender, interest } = body;
    if (births !== undefined && births !== '' && !isDay(births)) throw refusals.field('births');
    const customer = await changeCustomer(
      backend,
      asking,
      {
        ...(firstName !== undefined && { first_name: firstName }),
        ...(lastName !== undefined && { last_name: lastName }),
        ...(customer_phone !== undefined && { phone: customer_phone }),
      },
      {
        ...(births !== undefined && { births }),
        ...(gender !== undefined && { gender }),
        ...(interest !== undefined && { interest }),
      },
    );
    return customerOf(customer, backend);
  },
  editBirthday: async (backend, { body: { births }, ...asking }) => {
    demandCustomer(asking);
    if (!isDay(births)) throw refusals.field('births');
    return customerOf(await changeCustomer(backend, asking, {}, { births }), backend);
  },
  newsletterSubscriber: async (backend, { body: { subscriber_email, subscriber_sms }, ...asking }) => {
    demandCustomer(asking);
    if (subscriber_sms) throw refusals.noTextMessages();
    return customerOf(await changeCustomer(backend, asking, {}, { newsletter: subscriber_email }), backend);
  },
};
