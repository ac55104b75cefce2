import { asked, tried, type Step } from '../../step.ts';

export const deliveryServicesSteps: readonly Step[] = [
  tried('deliveryServices', {}),
  asked('chooseDeliveryServices', { body: { services: [] } }),
];
