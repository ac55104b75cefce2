// Commands of single features, a line for each file of this folder: `pnpm indexes` writes them.
import { deliveryServicesCommands } from './delivery-services.ts';
import { deliverySlotsCommands } from './delivery-slots.ts';
import { swatchesCommands } from './swatches.ts';

export const featureCommands = {
  ...deliveryServicesCommands,
  ...deliverySlotsCommands,
  ...swatchesCommands,
};
