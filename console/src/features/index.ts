// A line for each view of a feature: `pnpm indexes` writes them.
export { swatchesView } from './swatches.tsx';
