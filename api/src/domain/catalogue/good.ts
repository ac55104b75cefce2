/** A product or one of its variants under the number that it is sold by, with its prices in cents. */
export interface Good {
  readonly productId: number;
  /** Null for the product itself. */
  readonly variantId: number | null;
  readonly sku: string;
  readonly name: string;
  readonly price: number;
  readonly finalPrice: number;
  /** Null without one, as a variant always is. */
  readonly plusPrice: number | null;
  /** Units that can be sold. */
  readonly stock: number;
}
