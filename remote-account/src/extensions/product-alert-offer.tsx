import type { SlotProps } from '@shop/contract';
import { AlertOffer } from '../features/alerts/alert-offer.tsx';

/** Slot 'product.alerts': writes when the chosen variant is back, or costs less. */
export default function ProductAlertOffer({ product, piid }: SlotProps['product.alerts']) {
  return <AlertOffer key={piid ?? 0} product={product} piid={piid} />;
}
