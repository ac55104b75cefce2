// Calls of single features, a line for each file of this folder: `pnpm indexes` writes them.
import { swatchesOperatorCalls } from './swatches.ts';

export const featureOperatorCalls = {
  ...swatchesOperatorCalls,
};
export type FeatureOperatorCallName = keyof typeof featureOperatorCalls;
