import type { Good } from './good.ts';
import type { Cells, FileError } from './goods-file.ts';
import type { PriceChange, PriceLine } from './price-file.ts';

/** A line of a goods file that is right, with what it is about. */
export interface CheckedLine {
  readonly wanted: PriceLine;
  /** Before the line. */
  readonly good: Good;
  /** Whether the line makes it, and whether the file makes its product. */
  readonly isNew: boolean;
  readonly isOfNewProduct: boolean;
  /** Of the columns that change, beside prices and units. */
  readonly before: Cells;
  readonly after: Cells;
}

export const pricesAfter = ({ price, finalPrice, plusPrice }: Good, change: PriceChange) => ({
  price: change.price ?? price,
  finalPrice: change.finalPrice ?? finalPrice,
  plusPrice: change.plusPrice === undefined ? plusPrice : change.plusPrice,
});

export const changesPrices = ({ wanted, good }: CheckedLine): boolean => {
  const after = pricesAfter(good, wanted.prices);
  return (
    wanted.stockChange !== 0 ||
    after.price !== good.price ||
    after.finalPrice !== good.finalPrice ||
    after.plusPrice !== good.plusPrice
  );
};

/** Returns the errors in the prices and units of a line. @param hasVariants whether its units are those of variants */
export const priceErrors = (wanted: PriceLine, good: Good, hasVariants: boolean): FileError[] => {
  const errors: FileError[] = [];
  const { line, prices, stockChange } = wanted;
  const wrong = (column: string, message: string) => void errors.push({ line, column, message });
  const after = pricesAfter(good, prices);
  if (after.finalPrice > after.price)
    wrong(prices.finalPrice === undefined ? 'price' : 'final_price', 'final_price is above price.');
  if (prices.plusPrice !== undefined && good.variantId !== null)
    wrong('plus_price', 'A variant has no price for members: its product has.');
  else if (typeof prices.plusPrice === 'number' && prices.plusPrice >= after.finalPrice)
    wrong('plus_price', 'plus_price is not below final_price.');
  if (stockChange !== 0 && good.variantId === null && hasVariants)
    wrong('stock_change', 'Units of a product with variants come and go with its variants.');
  else if (good.stock + stockChange < 0 && stockChange < 0)
    wrong('stock_change', `Only ${Math.max(0, good.stock)} units are left.`);
  return errors;
};

/**
 * Compares the lines of a price file with what is sold.
 * @param hasVariants products whose units are those of their variants
 */
export const checkLines = (
  lines: readonly PriceLine[],
  goodsBySku: ReadonlyMap<string, readonly Good[]>,
  hasVariants: ReadonlySet<number>,
): { checked: CheckedLine[]; errors: FileError[] } => {
  const checked: CheckedLine[] = [];
  const errors: FileError[] = [];
  for (const wanted of lines) {
    const { line, sku } = wanted;
    const [good, another] = goodsBySku.get(sku) ?? [];
    if (!good || another) {
      const message = good ? `${sku} stands for several products or variants.` : `There is no product ${sku}.`;
      errors.push({ line, column: 'sku', message });
      continue;
    }
    const wrong = priceErrors(wanted, good, hasVariants.has(good.productId));
    errors.push(...wrong);
    if (wrong.length === 0) checked.push({ wanted, good, isNew: false, isOfNewProduct: false, before: {}, after: {} });
  }
  return { checked, errors };
};
