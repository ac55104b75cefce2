// Commands of single features, a line for each file of this folder: `pnpm indexes` writes them.
import { swatchesCommands } from './swatches.ts';

export const featureCommands = {
  ...swatchesCommands,
};
