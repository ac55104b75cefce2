import type { CustomerGroup } from '../contents/people.ts';
import type { Language } from '../constants/shop.ts';
import type { OrderState } from '../values.ts';

/** Where a sandbox's API makes test accounts (POST) and takes them back (DELETE). It is no call of the contract. */
export const sandboxAccountsPath = '/dev/accounts';

/** All that is left out is as after a registration whose address was confirmed. */
export interface AccountRequest {
  /** Begins the e-mail address, so that letters tell whose they are: small letters, digits, dots and hyphens. */
  label?: string;
  language?: Language;
  firstname?: string;
  lastname?: string;
  /** False: the e-mailed code is still to be entered. */
  verified?: boolean;
  /** How many saved addresses, 12 at most; the first is the default. */
  addresses?: number;
  /** Points that can be spent. */
  points?: number;
  group?: CustomerGroup;
  /** Days of Plus+ that are left, 730 at most. */
  plus_days?: number;
  /** One order in each of these states, the latest first, 10 at most. */
  orders?: OrderState[];
}

export interface MadeAccount {
  email: string;
  password: string;
  /** Of a session that is open already. */
  token: string;
  customer_id: number;
  /** Numbers of its orders, in the order of the states. */
  orders: string[];
}
