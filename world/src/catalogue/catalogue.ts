import type { Product } from '@shop/contract/contents';
import { categoryAt, isStocked, placedCategories, type StockedCategory } from './categories.ts';
import { edgeCaseIds, edgeCasePath, edgeCases } from './edge-cases.ts';
import { makeProduct } from './product.ts';
import { makeRandom } from './random.ts';

export interface CatalogueOptions {
  /** How many products, the edge cases included; never fewer than those. */
  products: number;
  seed: number;
  now: Date;
}

const FIRST_GENERATED_ID = 2001;
/** The edge cases are made from a seed of their own, so that no other seed changes them. */
const EDGE_SEED = 20;

const stocked: StockedCategory[] = placedCategories.filter(isStocked);

const makeEdgeCases = (now: Date): Product[] =>
  edgeCases.map(({ name, category, axes, change }, index) => {
    const placed = categoryAt(`${category}.html`);
    if (!isStocked(placed)) throw new Error(`Nothing is sold in ${category}`);
    const id = edgeCaseIds[name] ?? 0;
    const product = makeProduct({ id, index, seed: EDGE_SEED, category: placed, now, axes: axes ?? {} });
    const plain: Product = {
      ...product,
      urlPath: edgeCasePath(name),
      tag: null,
      dropPriceSeconds: null,
      presaleEndDate: null,
    };
    if (plain.stock.usableQuantity < 10 && plain.type === 'simple') plain.stock = { quantity: 50, usableQuantity: 50 };
    return { ...plain, ...change?.(plain, now), unlisted: true };
  });

/**
 * Products in the order of their ids: first the edge cases, then those of a seed. A bigger catalogue begins
 * with the same products as a smaller one.
 */
export const makeProducts = ({ products: wanted, seed, now }: CatalogueOptions): Product[] => {
  const products = makeEdgeCases(now);
  const taken = new Set(products.map(({ urlPath }) => urlPath));
  const shares = stocked.flatMap((category) => Array.from({ length: category.row.goods.share ?? 1 }, () => category));
  const order = makeRandom(seed).sample(shares, shares.length);
  for (let index = 0; products.length < wanted; index++) {
    const category = order[index % order.length];
    if (!category) throw new Error('No category sells anything');
    const id = FIRST_GENERATED_ID + index;
    const product = makeProduct({ id, index, seed, category, now });
    if (taken.has(product.urlPath)) product.urlPath = product.urlPath.replace('.html', `-${id}.html`);
    taken.add(product.urlPath);
    products.push(product);
  }
  products.forEach((product, index) => {
    product.createdRank = products.length - index;
  });
  return products;
};
