import type { CallResult, ProductCard } from '@shop/contract';
import { product } from './products.ts';

type BoughtPage = CallResult<'boughtProducts'>;
type Bought = BoughtPage['list'][number];

/** A line of an order, of a product that is still sold unless the test takes it away. */
export const bought = (
  item_id: number,
  changes: Partial<Bought> = {},
  card: ProductCard = product(7, 'Lund sofa'),
): Bought => ({
  order_id: 'CA100007919',
  item_id,
  product_id: card.entity_id,
  name: card.name,
  thumbnail: null,
  bought_at: '2026-03-04T15:00:00Z',
  is_reviewed: 0,
  warranty: 'open',
  warranty_until: '2026-06-02T15:00:00Z',
  product: card,
  ...changes,
});

export const boughtPage = (list: Bought[], total = list.length): BoughtPage => ({
  list,
  total,
  page: 1,
  page_size: 12,
});
