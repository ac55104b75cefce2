import type { CallBody, CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';
import { wholeCartChange } from '../../cart-change.ts';

export type Services = CallResult<'deliveryServices'>;

/** What is done for whoever has the goods delivered, beyond bringing them to the door. */
export const deliveryServicesApi = withEndpoints(api, (build) => ({
  deliveryServices: build.query(calling('deliveryServices', { background: true })),
  chooseServices: build.mutation(
    wholeCartChange(
      (services: CallBody<'chooseDeliveryServices'>['services']) => ({
        call: 'chooseDeliveryServices',
        body: { services },
      }),
      () => 'delivery services',
    ),
  ),
}));
