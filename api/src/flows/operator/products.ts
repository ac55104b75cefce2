import type { Product } from '@shop/contract/contents';
import { allCategories } from '../../database/catalogue/categories.ts';
import type { Queryable } from '../../database/connection.ts';
import { lastIds, lockMakers, productsBySku, writeProducts } from '../../database/operator/products.ts';
import { categoryTree, type CategoryTree } from '../../domain/catalogue/category-tree.ts';
import {
  checkProductLines,
  type CheckedProduct,
  type ProductBeingEdited,
  type Place,
} from '../../domain/catalogue/product-file-check.ts';
import { productFile, type ProductLine } from '../../domain/catalogue/product-file.ts';
import { noSuch } from '../../domain/operator-problem.ts';
import type { GoodsWork } from './goods-file.ts';

export const treeOf = async (db: Queryable): Promise<CategoryTree> => categoryTree(await allCategories(db));

/** Ids of categories by their paths. @throws OperatorProblem 400 for a path without a category */
export const categoryIdsOf = async (db: Queryable, paths: readonly string[]): Promise<number[]> => {
  const { byPath } = await treeOf(db);
  return [...new Set(paths)].map((path) => {
    const category = byPath.get(path.trim());
    if (category) return category.id;
    throw noSuch('category', path, 400);
  });
};

const placesOf = (edited: ProductBeingEdited): (readonly [string, Place])[] => [
  [edited.product.sku, { edited, variantId: null }],
  ...edited.product.variants.map(({ id, sku }) => [sku, { edited, variantId: id }] as const),
];

const placesBySku = (edited: readonly ProductBeingEdited[]): Map<string, Place[]> => {
  const bySku = Map.groupBy(edited.flatMap(placesOf), ([sku]) => sku);
  return new Map([...bySku].map(([sku, places]) => [sku, places.map(([, place]) => place)]));
};

const actionOf = ({ wanted, isNew }: CheckedProduct): string => {
  if (wanted.from !== null) return 'product.plan';
  return isNew ? 'product.make' : 'product.change';
};

/** Files of products, their options and their words in both languages. */
export const productsWork: GoodsWork<ProductLine, CheckedProduct> = {
  kind: productFile,
  lock: lockMakers,
  begin: async (db) => {
    const tree = await treeOf(db);
    const last = await lastIds(db);
    /** The newest product of the file: what stands below it may be about it. */
    let newest: ProductBeingEdited | null = null;
    return async (lines) => {
      const skus = new Set(lines.flatMap(({ sku, product }) => (product === '' ? [sku] : [sku, product])));
      const known: Product[] = await productsBySku(db, [...skus]);
      const edited = known.map((product): ProductBeingEdited => ({ product, isNew: false }));
      const isKnown = edited.some(({ product }) => product.id === newest?.product.id);
      const answer = checkProductLines(lines, {
        places: placesBySku(newest && !isKnown ? [...edited, newest] : edited),
        tree,
        newProduct: () => ({ id: (last.product += 1), rank: (last.rank -= 1) }),
        newOption: () => (last.option += 1),
      });
      newest = answer.checked.findLast((one) => one.edited.isNew)?.edited ?? newest;
      return answer;
    };
  },
  actionOf,
  writeWords: async (db, checked) =>
    writeProducts(db, [...new Set(checked.map(({ edited }) => edited.product))], await treeOf(db)),
};
