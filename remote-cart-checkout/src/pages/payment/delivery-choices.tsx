import type { Cart } from '@shop/contract';
import type { AppDispatch } from '@shop/platform';
import { DeliveryServices } from '../../features/delivery-services/delivery-services.tsx';
import { deliveryServicesApi } from '../../features/delivery-services/endpoints.ts';
import { DeliverySlots } from '../../features/delivery-slots/delivery-slots.tsx';
import { deliverySlotsApi } from '../../features/delivery-slots/endpoints.ts';

const anew = { subscribe: false, forceRefetch: true };

/** Asks for what can be chosen at the cart's address. */
export const loadDeliveryChoices = (dispatch: AppDispatch): Promise<unknown> =>
  Promise.all([
    dispatch(deliverySlotsApi.endpoints.deliverySlots.initiate(undefined, anew)),
    dispatch(deliveryServicesApi.endpoints.deliveryServices.initiate(undefined, anew)),
  ]);

/** When the goods come, and what is done then. */
export const DeliveryChoices = (props: { cart: Cart; disabled: boolean }) => (
  <>
    <DeliverySlots {...props} />
    <DeliveryServices {...props} />
  </>
);
