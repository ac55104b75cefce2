import type { Product } from '@shop/contract';

type Measures = NonNullable<Product['measures']>;

/** Metres along a model's width (x), height (y) and depth (z). */
export interface ModelSize {
  x: number;
  y: number;
  z: number;
}

/** How much more one side of a model may have to grow than another: what needs more was not drawn as it is sold. */
const MOST_APART = 1.25;

/**
 * By what each side of a model is to be multiplied to measure what the product does; null where nobody knows its
 * measures, and where a model has other proportions or shows what is not sold with it: that has no real size.
 */
export const realScale = (measures: Measures | null, { x, y, z }: ModelSize): readonly number[] | null => {
  if (!measures || Math.min(x, y, z) <= 0) return null;
  const scale = [measures.width / 100 / x, measures.height / 100 / y, measures.depth / 100 / z];
  return Math.max(...scale) <= Math.min(...scale) * MOST_APART ? scale : null;
};
