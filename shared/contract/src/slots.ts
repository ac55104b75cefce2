import type { Product } from './entities/index.ts';

interface ProductSlot {
  product: Product;
  /** The chosen variant; null for a simple product. */
  piid: number | null;
}

interface Nothing {
  readonly [never: string]: never;
}

/** Places of a page that other remotes may fill, and the plain props that their fillers are given. */
export interface SlotProps {
  overlay: Nothing;
  /** On the picture's corner of a card in a list; `piid` is the variant that the card shows. */
  'card.actions': { product_id: number; name: string; piid?: number | null };
  'product.actions': ProductSlot;
  /** Below the way to buy: the protection plan that is bought with it (the cart's remote remembers the choice). */
  'product.plan': ProductSlot;
  'product.delivery': ProductSlot;
  'product.benefits': ProductSlot;
  /** Beside the settings of the newsletter: what else the shop may send to this browser. */
  'account.notifications': Nothing;
  /** The challenge of a form that registers somebody or pays with a card; it stands in that form, its box in the one whose id is `form`. */
  captcha: { form: string; response: string; error: string | undefined; onResponse: (response: string) => void };
}
export type SlotName = keyof SlotProps;

const slots: Record<SlotName, true> = {
  overlay: true,
  'card.actions': true,
  'product.actions': true,
  'product.plan': true,
  'product.delivery': true,
  'product.benefits': true,
  'account.notifications': true,
  captcha: true,
};
/** Every slot by name, as a build of the host tells which it has. */
export const slotNames: readonly string[] = Object.keys(slots);
