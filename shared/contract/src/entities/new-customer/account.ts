import type { Customer } from '../customer.ts';

export const accountNewCustomer = {
  interest: [],
  gender: null,
  births: null,
  grade: null,
  points: 0,
  tip: null,
  is_dropship: false,
  customer_group: 'General',
  customer_group_id: 1,
  subscriber: { subscriber_email: false, subscriber_sms: false },
} satisfies Partial<Customer>;
