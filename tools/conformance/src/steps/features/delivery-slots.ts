import { asked, tried, type Step } from '../../step.ts';

export const deliverySlotsSteps: readonly Step[] = [
  tried('deliverySlots', {}),
  asked('chooseDeliverySlot', { body: { slot: null } }),
];
