import { cleaned, isEmail } from '@shop/format';
import type { Retention } from '../rights/terms.ts';

/** Accounts that a sandbox makes by call: nobody else has an address there, and no letter to it leaves the sandbox. */
export const madeDomain = 'made.shop.test';

/** So long after they were made they go by themselves, with all that they have left. */
export const madeAccountsRetention = { as: 'days', days: 7 } as const satisfies Retention;

/** An e-mail address as it is stored and compared, or null when it cannot be one. */
export const normalisedEmail = (text: string): string | null => {
  const email = cleaned(text).toLowerCase();
  return isEmail(email) ? email : null;
};
