// A line for each feature with a section: `pnpm indexes` writes them.
export { ReferralSection } from './referral.tsx';
