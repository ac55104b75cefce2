// A line for each file of this folder: `pnpm indexes` writes them.
export { slotOrderCheck } from './delivery-slots.ts';
