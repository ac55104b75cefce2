// A line for each file of this folder: `pnpm indexes` writes them.
import { accountNewCustomer } from './account.ts';
import { referralNewCustomer } from './referral.ts';

/** A customer of whom nothing is known but who they are. */
export const newCustomer = {
  ...accountNewCustomer,
  ...referralNewCustomer,
};
