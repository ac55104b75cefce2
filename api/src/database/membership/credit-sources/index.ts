// A line for each file of this folder: `pnpm indexes` writes them.
export { referralCredit } from './referral.ts';
