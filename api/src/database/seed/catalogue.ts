import type { Product, StoreContents } from '@shop/contract/contents';
import { plainWords } from '../../domain/text/plain-words.ts';
import { productRows, wordRows } from '../catalogue/product-rows.ts';

/** How many of the products stand in each category or below it. */
const productCounts = (products: readonly Product[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const id of products.flatMap(({ categoryIds }) => [...new Set(categoryIds)])) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

/** Every row of the catalogue's tables. */
export const catalogueRows = (world: StoreContents) => {
  const categories = new Map(world.categories.map((category) => [category.id, category]));
  const products = world.products.map((product) => productRows(product, categories));
  const listed = world.products.filter(({ unlisted }) => !unlisted);
  const onSale = productCounts(listed.filter(({ status }) => status === 1));
  return {
    categories: world.categories.map(({ id, parentId, urlPath, name, description, picture, position }) => {
      const productCount = onSale.get(id) ?? 0;
      return { id, parentId, urlPath, name, description, picture, position, productCount };
    }),
    products: products.map(({ row }) => row),
    variants: products.flatMap(({ variants }) => variants),
    facets: products.flatMap(({ facets }) => facets),
    inCategories: products.flatMap(({ inCategories }) => inCategories),
    words: wordRows(products.map(({ row }) => row).filter(({ unlisted }) => !unlisted)),
    phrases: phraseRows({ ...world, products: listed }),
  };
};

const phraseRows = (world: StoreContents) => {
  const counts = productCounts(world.products);
  return (['en', 'fr'] as const).flatMap((language) => {
    const phrases = new Map<string, number>();
    for (const { id, name } of world.categories) phrases.set(name[language], counts.get(id) ?? 0);
    for (const { series } of world.products) phrases.set(series, (phrases.get(series) ?? 0) + 1);
    for (const { keyword } of world.hotKeywords) phrases.set(keyword[language], 1_000);
    return [...phrases].map(([phrase, weight]) => ({
      language,
      phrase,
      weight,
      plain: plainWords(phrase).join(' '),
    }));
  });
};
