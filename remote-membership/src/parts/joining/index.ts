// A line for each feature that adds to joining: `pnpm indexes` writes them.
export { referralJoining } from './referral.ts';
