import { deleteAccount } from '../../flows/rights/delete-account.ts';
import { exportOwnData, ownData } from '../../flows/rights/own-data.ts';
import { callsFor } from '../call.ts';

/** What the shop holds about a customer, and its end. */
export const ownDataCalls = callsFor('customer', {
  ownData: ({ services, who, language }) => ownData(services, who, language),

  exportOwnData: ({ services, who, body, language }) => exportOwnData(services, who, body.password, language),

  deleteAccount: async ({ services, who, body, language }) => {
    await deleteAccount(services, who, body.password, language);
    return null;
  },
});
