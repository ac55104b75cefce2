import { categoryAt } from '../../catalogue/categories.ts';
import { isBadlyRated, type Product } from '@shop/contract/contents';

/** Products for a page that shows the shop: on sale, in stock, with pictures, not badly rated, and no edge case. */
export interface Shelf {
  /** The best sellers below these categories (paths without `.html`) that fit, each category in its turn. */
  of(paths: readonly string[], count: number, fits?: (product: Product) => boolean): Product[];
}

export const makeShelf = (products: readonly Product[]): Shelf => {
  const best = products
    .filter(({ status, unlisted, stock, pictures, minSaleQty, rating }) => {
      const canBeBought = status === 1 && stock.usableQuantity >= Math.max(1, minSaleQty);
      return canBeBought && pictures.length > 0 && !unlisted && !isBadlyRated(rating);
    })
    .toSorted((a, b) => b.popularity - a.popularity || a.id - b.id);

  return {
    of(paths, count, fits = () => true) {
      const rows = paths.map((path) => {
        const { id } = categoryAt(`${path}.html`);
        return best.filter((product) => product.categoryIds.includes(id) && fits(product));
      });
      const longest = Math.max(0, ...rows.map((row) => row.length));
      const inTurns = Array.from({ length: longest }, (_, place) => rows.flatMap((row) => row[place] ?? [])).flat();
      return [...new Set(inTurns)].slice(0, count);
    },
  };
};
