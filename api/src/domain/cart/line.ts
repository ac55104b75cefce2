import { dropEnded } from '../catalogue/drop-price.ts';
import { plusPriceOf } from '../membership/plus.ts';
import type { Priced } from './unit-price.ts';
import type { Limits } from './quantity.ts';

interface Stocked {
  price: number;
  finalPrice: number;
  quantity: number;
  usableQuantity: number;
}
interface Sold extends Stocked {
  plusPrice: number | null;
  minSaleQty: number;
  status: number;
  type: 'simple' | 'configurable';
  dropEndsAt: Date | null;
  details: {
    tierPrices: readonly { quantity: number; unitPrice: number }[];
  };
}

/** A product with, for a configurable one, the chosen variant. */
export interface Choice {
  product: Sold;
  variant: Stocked | null;
}

/** What the choice costs: the variant's price where there is one. A drop price that has ended counts no more. */
export const pricedOf = ({ product, variant }: Choice, now: Date): Priced => {
  const { price, finalPrice } = variant ?? product;
  const today = dropEnded(product.dropEndsAt, now) ? price : finalPrice;
  const ownPlusPrice = variant && variant.finalPrice !== product.finalPrice ? null : product.plusPrice;
  return {
    price,
    finalPrice: today,
    plusPrice: plusPriceOf(ownPlusPrice, today),
    tierPrices: product.details.tierPrices,
  };
};

export const limitsOf = ({ product, variant }: Choice): Limits => ({
  minSaleQty: product.minSaleQty,
  usableQuantity: (variant ?? product).usableQuantity,
});

/** No longer sold at all: taken out of the shop, or the variant is gone. */
export const isGone = ({ product, variant }: Choice): boolean =>
  product.status !== 1 || (product.type === 'configurable' && variant === null);
