// Calls of single features, a line for each file of this folder: `pnpm indexes` writes them.
import { deliveryServicesOperatorCalls } from './delivery-services.ts';
import { deliverySlotsOperatorCalls } from './delivery-slots.ts';
import { swatchesOperatorCalls } from './swatches.ts';

export const featureOperatorCalls = {
  ...deliveryServicesOperatorCalls,
  ...deliverySlotsOperatorCalls,
  ...swatchesOperatorCalls,
};
export type FeatureOperatorCallName = keyof typeof featureOperatorCalls;
