// Examples of what features let operators change, a line for each file of this folder: `pnpm indexes` writes them.
import { deliveryServicesExamples } from './delivery-services.ts';
import { deliverySlotsExamples } from './delivery-slots.ts';
import { swatchesExamples } from './swatches.ts';

/** By the call's name: its input, of something new in this shop. */
export const featureExamples = {
  ...deliveryServicesExamples,
  ...deliverySlotsExamples,
  ...swatchesExamples,
};
