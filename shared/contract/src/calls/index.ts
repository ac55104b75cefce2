import { accountCalls } from './account.ts';
import { addressCalls } from './address.ts';
import { cartCalls } from './cart.ts';
import { catalogueCalls } from './catalogue.ts';
import { checkoutCalls } from './checkout.ts';
import { laterCalls } from './later/index.ts';
import { membershipCalls } from './membership.ts';
import { ordersCalls } from './orders.ts';
import { searchCalls } from './search.ts';
import { siteCalls } from './site.ts';

/** Calls that a first view or the shell may make: every browser has this table. */
export const earlyCalls = {
  ...accountCalls,
  ...addressCalls,
  ...siteCalls,
  ...catalogueCalls,
  ...searchCalls,
  ...cartCalls,
  ...checkoutCalls,
  ...ordersCalls,
  ...membershipCalls,
};

/** Every call of the API once: the client and the API read the same table. */
export const calls = { ...earlyCalls, ...laterCalls };
export type CallName = keyof typeof calls;
