// A line for each feature that has work of its own: `pnpm indexes` writes them.
export { alertsJob } from '../features/alerts/flow.ts';
