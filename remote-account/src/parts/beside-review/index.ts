// A line for each feature that asks something besides a review: `pnpm indexes` writes them.
export { personBesideReview } from './people-like-me.tsx';
