import type { SlotProps } from '@shop/contract';
import { BuyBar } from '../features/buy-bar/buy-bar.tsx';

/** Slot 'product.bar': the way to buy that stays, where one can buy. */
export default function ProductBar({ product, piid }: SlotProps['product.bar']) {
  const variant = product.relation?.find((one) => one.piid === piid) ?? null;
  return <BuyBar key={`${product.entity_id} ${piid ?? 0}`} product={product} variant={variant} />;
}
