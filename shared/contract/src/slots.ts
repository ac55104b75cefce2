import type { Product } from './entities/index.ts';
import type { SlotName } from './remote-config.ts';

interface ProductSlot {
  product: Product;
  /** The chosen variant; null for a simple product. */
  piid: number | null;
}

interface Nothing {
  readonly [never: string]: never;
}

/** What the fillers of each slot are given. */
export interface SlotProps extends Record<SlotName, object> {
  'header.actions': Nothing;
  'header.cart': Nothing;
  'header.account': Nothing;
  overlay: Nothing;
  'home.promotions': Nothing;
  /** On the picture's corner of a card in a list. */
  'card.actions': { product_id: number; name: string };
  'product.actions': ProductSlot;
  'product.delivery': ProductSlot;
  'product.benefits': ProductSlot;
  'cart.benefits': Nothing;
  'footer.newsletter': Nothing;
  'account.promotions': Nothing;
  'order.benefits': { order_id: string };
}
