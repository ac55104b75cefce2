// A line for each file of this folder: `pnpm indexes` writes them.
import { accountCustomerFields } from './account.ts';
import { referralCustomerFields } from './referral.ts';

export const customerFields = {
  ...accountCustomerFields,
  ...referralCustomerFields,
};
