// What features answer to those who run the shop, a line for each: `pnpm indexes` writes them.
import { deliveryServicesOperator } from '../features/delivery-services/operator.ts';
import { deliverySlotsOperator } from '../features/delivery-slots/operator.ts';
import { swatchesOperator } from '../features/swatches/operator.ts';

export const featureHandlers = {
  ...deliveryServicesOperator,
  ...deliverySlotsOperator,
  ...swatchesOperator,
};
