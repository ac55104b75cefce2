import type { Product } from '@shop/contract/contents';
import { categoryAt, isStocked, placedCategories, type StockedCategory } from './categories.ts';
import { edgeCaseIds, edgeCasePath, edgeCases } from './edge-cases.ts';
import { pictureModel, pictureUrl, shapesOf } from './galleries.ts';
import { type GoodsLook, makeProduct } from './product.ts';
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

/** Everything that a category's goods can be called and look like. */
const looksOf = ({ row }: StockedCategory): GoodsLook[] =>
  row.goods.nouns.flatMap((noun) => {
    const model = noun.model ?? row.model;
    return shapesOf(noun, model).flatMap((shape) =>
      pictureModel(model).colours.map((colour) => ({ noun, model, shape, colour })),
    );
  });

const makeEdgeCases = (now: Date): Product[] =>
  edgeCases.map(({ name, category, axes, change }, index) => {
    const placed = categoryAt(`${category}.html`);
    if (!isStocked(placed)) throw new Error(`Nothing is sold in ${category}`);
    const id = edgeCaseIds[name] ?? 0;
    const look = makeRandom(EDGE_SEED, id).pick(looksOf(placed));
    const product = makeProduct({ id, index, seed: EDGE_SEED, category: placed, look, now, axes: axes ?? {} });
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
 * Products in the order of their ids: first the edge cases, then those of a seed, no two of which lists show by one
 * picture until every look is taken. A bigger catalogue begins with the same products as a smaller one.
 */
export const makeProducts = ({ products: wanted, seed, now }: CatalogueOptions): Product[] => {
  const products = makeEdgeCases(now);
  const taken = new Set(products.map(({ urlPath }) => urlPath));
  const random = makeRandom(seed);
  const shares = stocked.flatMap((category) => Array.from({ length: category.row.goods.share ?? 1 }, () => category));
  const order = random.sample(shares, shares.length);
  const looks = new Map(stocked.map((category) => [category, random.sample(looksOf(category), Infinity)]));
  const shown = new Set<string>();
  let without = 0;
  for (let turn = 0; products.length < wanted; turn++) {
    const category = order[turn % order.length];
    if (!category) throw new Error('No category sells anything');
    const look = looks.get(category)?.find((each) => !shown.has(pictureUrl(each, 'angle')));
    if (!look) {
      // Once no category has a look left that lists do not show, all of them come again.
      if (++without === order.length) shown.clear();
      continue;
    }
    without = 0;
    shown.add(pictureUrl(look, 'angle'));
    const index = products.length - edgeCases.length;
    const id = FIRST_GENERATED_ID + index;
    const product = makeProduct({ id, index, seed, category, look, now });
    if (taken.has(product.urlPath)) product.urlPath = product.urlPath.replace('.html', `-${id}.html`);
    taken.add(product.urlPath);
    products.push(product);
  }
  products.forEach((product, index) => {
    product.createdRank = products.length - index;
  });
  return products;
};
