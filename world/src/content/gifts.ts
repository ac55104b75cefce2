import type { Gift, Product } from '@shop/contract/contents';

/** Cents of goods from which each gift is on offer: the larger the cart, the more there is to choose from. */
const thresholds = [30_000, 60_000, 120_000] as const;
/** Bounds of a gift's price in the shop, in cents. */
const worth = { least: 1_000, most: 6_000 } as const;

/** Small things that sell well and are in stock: one for each threshold, the dearer ones for the larger carts. */
export const makeGifts = (products: readonly Product[]): Gift[] => {
  const best = products
    .filter(
      ({ unlisted, type, status, stock, finalPrice, oversize, pictures, minSaleQty }) =>
        !unlisted &&
        type === 'simple' &&
        status === 1 &&
        stock.usableQuantity >= 10 &&
        minSaleQty <= 1 &&
        !oversize &&
        pictures.length > 0 &&
        finalPrice >= worth.least &&
        finalPrice <= worth.most,
    )
    .toSorted((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, thresholds.length)
    .toSorted((a, b) => a.finalPrice - b.finalPrice || a.id - b.id);
  return thresholds.flatMap((from, index) => {
    const gift = best[index];
    return gift ? [{ productId: gift.id, from }] : [];
  });
};
