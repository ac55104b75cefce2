import type { ProductDetails } from '../../database/schema/catalogue.ts';

/** What is compared of two products of one kind. */
export interface Traits {
  id: number;
  /** Cents. */
  price: number;
  style: string | null;
  colours: readonly string[];
  materials: readonly string[];
  /** Centimetres; 0 where nobody measured. */
  dimensions: ProductDetails['dimensions'];
  isBadlyRated: boolean;
}

/** Nobody knows: as far as half of those that differ. */
const UNKNOWN = 0.5;

/** 0 where all is shared, 1 where nothing is. */
const apart = (one: readonly string[], other: readonly string[]): number => {
  const all = new Set([...one, ...other]);
  if (one.length === 0 || other.length === 0) return UNKNOWN;
  return 1 - one.filter((each) => other.includes(each)).length / all.size;
};

/** 0 for the same, 1 for twice as much, or half, and beyond. */
const timesApart = (one: number, other: number): number => {
  if (one <= 0 || other <= 0) return one === other ? 0 : UNKNOWN;
  return Math.min(1, Math.abs(Math.log2(one / other)));
};

const sizesApart = (one: Traits['dimensions'], other: Traits['dimensions']): number =>
  (timesApart(one.width, other.width) + timesApart(one.depth, other.depth) + timesApart(one.height, other.height)) / 3;

const weights = { style: 1, colours: 1, materials: 0.5, sizes: 1.5, price: 1 };

/** How little two products are alike: 0 for the same in everything that is compared, 5 for nothing in common. */
export const distance = (one: Traits, other: Traits): number =>
  weights.style * (one.style === null || other.style === null ? UNKNOWN : Number(one.style !== other.style)) +
  weights.colours * apart(one.colours, other.colours) +
  weights.materials * apart(one.materials, other.materials) +
  weights.sizes * sizesApart(one.dimensions, other.dimensions) +
  weights.price * timesApart(one.price, other.price);

/** What is farther than this is another thing. */
const FARTHEST = 3;
/** As if it were so much less alike. */
const BADLY_RATED = 0.5;

/** The most alike first, at most so many; the one with the lower number where two are as much alike. */
export const mostAlike = (product: Traits, others: readonly Traits[], most: number): Traits[] =>
  others
    .filter(({ id }) => id !== product.id)
    .map((other) => ({ other, far: distance(product, other) + (other.isBadlyRated ? BADLY_RATED : 0) }))
    .filter(({ far }) => far <= FARTHEST)
    .toSorted((a, b) => a.far - b.far || a.other.id - b.other.id)
    .slice(0, most)
    .map(({ other }) => other);
