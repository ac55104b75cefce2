import type { CallBody } from '@shop/contract';
import { selectCustomer, useSelector } from '@shop/platform';
import { subscriptionSlice } from './subscription-slice.ts';

type Payload = Omit<CallBody<'newsletterVisitor'>, 'email' | 'phone'>;

/** Who subscribes, where they are known, and the product that they looked at (POP-018). */
export const usePayload = (): Payload => {
  const customer = useSelector(selectCustomer);
  const product = useSelector(subscriptionSlice.selectors.selectProduct);
  return {
    tUserId: customer ? String(customer.entityId) : undefined,
    ...(product && {
      subscribeProductId: String(product.id),
      subscribeProductName: product.name,
      subscribeProductUrl: product.url,
    }),
  };
};
