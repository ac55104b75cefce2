// Schemas of the calls of single features, a line for each file of this folder: `pnpm indexes` writes them.
import { deliveryServicesOperatorSchemas } from './delivery-services.ts';
import { deliverySlotsOperatorSchemas } from './delivery-slots.ts';
import { swatchesOperatorSchemas } from './swatches.ts';

export const featureOperatorSchemas = {
  ...deliveryServicesOperatorSchemas,
  ...deliverySlotsOperatorSchemas,
  ...swatchesOperatorSchemas,
};
