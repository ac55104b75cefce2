// A line for each feature of the shop that has a list of its own here: `pnpm indexes` writes them.
export { swatchesResource } from './swatches.ts';
