import type { SlotProps } from '@shop/contract';
import { CardTotal } from '../features/delivered-price/card-total.tsx';

/** Slot 'card.caption': what a card's product costs where things go. */
export default function TotalOfCard({ product_id, zip }: SlotProps['card.caption']) {
  return <CardTotal product_id={product_id} zip={zip} />;
}
