import type { Language } from '@shop/contract';
import { dropEnded } from '../catalogue/drop-price.ts';
import { plusPriceOf } from '../membership/plus.ts';
import type { Priced } from './unit-price.ts';
import type { Limits } from './quantity.ts';
import type { BothLanguages } from '../text/both-languages.ts';

const axisLabels = {
  color: { en: 'Colour', fr: 'Couleur' },
  style: { en: 'Style', fr: 'Style' },
  size: { en: 'Size', fr: 'Taille' },
  number_of_pieces: { en: 'Number of pieces', fr: 'Nombre de pièces' },
} as const;
const axes = ['color', 'style', 'size', 'number_of_pieces'] as const;
type Axis = (typeof axes)[number];

/** The chosen options of a line, in words. */
export const optionsOf = (
  { variant }: { variant: { options: Readonly<Partial<Record<Axis, BothLanguages | null>>> } | null },
  language: Language,
) =>
  axes.flatMap((axis) => {
    const value = variant?.options[axis];
    return value ? [{ label: axisLabels[axis][language], value: value[language] }] : [];
  });

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

/** Returns the prices of the choice: the variant's where there is one. A drop price that has ended counts no more. */
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
