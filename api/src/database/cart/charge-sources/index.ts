// A line for each file of this folder: `pnpm indexes` writes them.
export { serviceCharges } from './delivery-services.ts';
export { slotCharges } from './delivery-slots.ts';
