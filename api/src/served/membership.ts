// A line for each feature that adds to Plus+: `pnpm indexes` writes them.
export { referralMembership } from '../features/referral/flow.ts';
