import type { Customer } from '../customer.ts';

export const referralNewCustomer = { plus_invite_code: null, plus_invite_list: [] } satisfies Partial<Customer>;
