import type { Retention } from '../rights/terms.ts';

/** Accounts that a sandbox makes by call: nobody else has an address there, and no letter to it leaves the sandbox. */
export const madeDomain = 'made.shop.test';

/** So long after they were made they go by themselves, with all that they have left. */
export const madeAccountsRetention = { as: 'days', days: 7 } as const satisfies Retention;
