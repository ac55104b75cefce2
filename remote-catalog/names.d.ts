// Slots and intents that this remote brings; every remote's compiler sees them.
import type { CallResult, Product, ReviewView, Variant } from '@shop/contract';

interface ProductSlot {
  product: Product;
  /** The chosen variant; null for a simple product. */
  piid: number | null;
}

declare module '@shop/contract' {
  /** Reviews that are read in place of all of a product's. */
  interface ReviewsInPlace {
    page: CallResult<'productReviews'>;
    /** What is said of the writer, by the review's id. */
    said: Readonly<Record<number, string>>;
  }
  interface Flags {
    /** Whether reviews stand before the description. */
    'catalog.reviews-first': boolean;
  }
  interface SlotProps {
    /** On the picture's corner of a card in a list; `piid` is the variant that the card shows. */
    'card.actions': { product_id: number; name: string; piid?: number | null };
    /** On the foot of a card's picture, a line or two; `zip` is the postal code, or the area, where things go. */
    'card.caption': { product_id: number; zip: string };
    'product.actions': ProductSlot;
    /** Below the way to buy: the protection plan that is bought with it (the cart's remote remembers the choice). */
    'product.plan': ProductSlot;
    /** Below the way to buy: what there is for whoever does not buy yet, a row for each. */
    'product.alerts': ProductSlot;
    'product.delivery': ProductSlot;
    /** What so many come to at a postal code, null while nobody has said one: below the days there, or alone. */
    'product.total': { product: Product; variant: Variant | null; units: number; zip: string | null; isAlone: boolean };
    'product.benefits': ProductSlot;
    /** At the foot of the window, once the way to buy is out of sight. */
    'product.bar': ProductSlot;
    /** Below all that the page says of the product, once somebody comes near it. */
    'product.end': ProductSlot;
    /**
     * Below the number of stars that reviews give. `view` is what is chosen of them; `show` has others read in their place,
     * and all again with null. `onFirstPage` leads to the first page.
     */
    'product.reviews': {
      product_id: number;
      view: ReviewView & { page: number };
      show: (reviews: ReviewsInPlace | null) => void;
      onFirstPage: () => void;
    };
  }
  interface IntentPayloads {
    /** Opens the product drawer; 0 means none (QV-009). */
    quickViewRequested: { product_id: number; piid?: number };
  }
}
