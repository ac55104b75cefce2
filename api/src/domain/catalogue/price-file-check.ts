import type { FileError } from './goods-file.ts';
import type { PriceChange, PriceLine } from './price-file.ts';

/** What a number stands for. */
interface Priced {
  readonly productId: number;
  readonly variantId: number | null;
  readonly price: number;
  readonly finalPrice: number;
  readonly plusPrice: number | null;
  readonly stock: number;
}

/** A line of a price file with what it is about. */
export interface CheckedLine<Good extends Priced> {
  readonly wanted: PriceLine;
  readonly good: Good;
}

/** Prices after a change. */
export const pricesAfter = ({ price, finalPrice, plusPrice }: Priced, change: PriceChange) => ({
  price: change.price ?? price,
  finalPrice: change.finalPrice ?? finalPrice,
  plusPrice: change.plusPrice === undefined ? plusPrice : change.plusPrice,
});

/** Whether a line would change something. */
export const changesAnything = ({ wanted, good }: CheckedLine<Priced>): boolean => {
  const after = pricesAfter(good, wanted.prices);
  return (
    wanted.stockChange !== 0 ||
    after.price !== good.price ||
    after.finalPrice !== good.finalPrice ||
    after.plusPrice !== good.plusPrice
  );
};

/** What is wrong with the prices and units that a line wants. @param hasVariants whether its units are those of variants */
export const priceErrors = (wanted: PriceLine, good: Priced, hasVariants: boolean): FileError[] => {
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
export const checkLines = <Good extends Priced>(
  lines: readonly PriceLine[],
  goodsBySku: ReadonlyMap<string, readonly Good[]>,
  hasVariants: ReadonlySet<number>,
): { checked: CheckedLine<Good>[]; errors: FileError[] } => {
  const checked: CheckedLine<Good>[] = [];
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
    if (wrong.length === 0) checked.push({ wanted, good });
  }
  return { checked, errors };
};
