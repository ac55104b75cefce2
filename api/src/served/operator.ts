// What features answer to those who run the shop, a line for each: `pnpm indexes` writes them.
import { swatchesOperator } from '../features/swatches/operator.ts';

export const featureHandlers = {
  ...swatchesOperator,
};
