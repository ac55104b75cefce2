import type { CallResult } from '@shop/contract';
import type { MedusaCategory, MedusaProduct } from '../medusa.ts';
import { productOf, type Product, type ProductContext } from './product.ts';
import type { Snapshot } from './snapshot.ts';

/** A category with its way from the root: itself is the last of `way`. */
export interface PlacedCategory {
  readonly category: MedusaCategory;
  readonly way: readonly MedusaCategory[];
}

type Root = CallResult<'categoryTree'>['categories'][number];

/** The menu shows a root and two levels below it. */
const menuDepth = 3;

export const childrenOf = ({ category_children }: MedusaCategory): readonly MedusaCategory[] => category_children ?? [];

export const pathOf = (way: readonly MedusaCategory[]): string => `${way.map(({ handle }) => handle).join('/')}.html`;

/** All categories, parents before their children. */
export const placedCategories = ({ categories }: Snapshot): PlacedCategory[] => {
  const placed: PlacedCategory[] = [];
  const place = (category: MedusaCategory, above: readonly MedusaCategory[]): void => {
    const way = [...above, category];
    placed.push({ category, way });
    for (const child of childrenOf(category)) place(child, way);
  };
  for (const root of categories) place(root, []);
  return placed;
};

const idsBelow = (category: MedusaCategory): string[] => [category.id, ...childrenOf(category).flatMap(idsBelow)];

/** What is sold in a category or below it. */
export const productsIn = ({ products }: Snapshot, category: MedusaCategory): MedusaProduct[] => {
  const ids = new Set(idsBelow(category));
  return products.filter(({ categories }) => (categories ?? []).some(({ id }) => ids.has(id)));
};

/** The picture of a category: its first product's. */
const pictureOf = (snapshot: Snapshot, category: MedusaCategory, { picture }: ProductContext): string | null =>
  picture(productsIn(snapshot, category)[0]?.thumbnail);

const nodeOf = (snapshot: Snapshot, way: readonly MedusaCategory[], context: ProductContext) => {
  const category = way.at(-1) as MedusaCategory; // a way ends with its category
  return {
    entity_id: context.memory.numberOf('category', category.id),
    name: category.name,
    url_path: pathOf(way),
    image: pictureOf(snapshot, category, context),
    product_count: productsIn(snapshot, category).length,
  };
};

export const treeOf = (snapshot: Snapshot, context: ProductContext): Root[] => {
  const branch = (way: readonly MedusaCategory[]): Root => {
    const category = way.at(-1) as MedusaCategory; // a way ends with its category
    const below = way.length < menuDepth ? childrenOf(category).map((child) => branch([...way, child])) : [];
    return { ...nodeOf(snapshot, way, context), children: below as Root['children'] }; // as deep as the menu
  };
  return snapshot.categories.map((root) => branch([root]));
};

const breadcrumbsOf = (way: readonly MedusaCategory[], { memory }: ProductContext): Product['position'] =>
  way.map((category, place) => ({
    entity_id: memory.numberOf('category', category.id),
    name: category.name,
    url_path: pathOf(way.slice(0, place + 1)),
  }));

/** What stands above a list. */
export const headOf = (snapshot: Snapshot, { category, way }: PlacedCategory, context: ProductContext) => ({
  entity_id: context.memory.numberOf('category', category.id),
  name: category.name,
  url_path: pathOf(way),
  image: pictureOf(snapshot, category, context),
  description: category.description || null,
  position: breadcrumbsOf(way, context),
  children: childrenOf(category).map((child) => nodeOf(snapshot, [...way, child], context)),
});

/** The page of a product, with the deepest of its categories as its breadcrumb. */
export const placedProduct = (
  snapshot: Snapshot,
  product: MedusaProduct,
  language: Parameters<typeof productOf>[2],
  context: ProductContext,
): Product | null => {
  const own = new Set((product.categories ?? []).map(({ id }) => id));
  const ways = placedCategories(snapshot).filter(({ category }) => own.has(category.id));
  const deepest = ways.toSorted((one, other) => other.way.length - one.way.length)[0];
  return productOf(product, deepest ? breadcrumbsOf(deepest.way, context) : [], language, context);
};
