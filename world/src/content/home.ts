import { Type } from 'typebox';
import { categoryAt, placedCategories } from '../catalogue/categories.ts';
import { closed, readJson } from '../data/read.ts';
import { banner, categoryPaths, text, words } from '../data/schemas.ts';
import { isBadlyRated, type Home, type Product, type ProductSet } from '@shop/contract/contents';
import { banners } from './promotions.ts';

const { rooms, sets, marketing, trending } = readJson(
  'content/home.json',
  closed({
    rooms: Type.Array(closed({ ...banner, text })),
    /** Things that go together: the best of each of the categories. */
    sets: Type.Array(closed({ ...banner, categories: categoryPaths })),
    marketing: Type.Array(closed({ ...banner, text })),
    trending: closed({ title: text, text, image: words }),
  }),
);

const isOnShelf = ({ status, unlisted, stock, pictures, rating }: Product) =>
  status === 1 && !unlisted && !isBadlyRated(rating) && stock.usableQuantity > 0 && pictures.length > 0;
const bestFirst = (a: Product, b: Product) => b.popularity - a.popularity || a.id - b.id;

/** The home page's sections, filled with what sells best. Edge cases and what is badly rated stay off the home page. */
export const makeHome = (products: readonly Product[]): Home => {
  const best = products.filter(isOnShelf).toSorted(bestFirst);
  const bestOf = (path: string) => {
    const { id } = categoryAt(`${path}.html`);
    return best
      .filter(({ categoryIds }) => categoryIds.includes(id))
      .slice(0, 1)
      .map((product) => product.id);
  };
  const spread = (list: readonly Product[], count: number) => {
    const seen = new Set<number | undefined>();
    return list
      .filter(({ categoryIds: [leaf] }) => !seen.has(leaf) && seen.add(leaf))
      .slice(0, count)
      .map(({ id }) => id);
  };
  return {
    homeBanner: banners.homeHero,
    marketing,
    salesDeals: spread(
      best.filter(({ finalPrice, price }) => finalPrice < price),
      12,
    ),
    shopByCategory: placedCategories.filter(({ lineage }) => lineage.length === 1).map(({ id }) => id),
    shopByRoom: rooms,
    shopBySets: sets.map(({ categories, ...set }): ProductSet => ({ ...set, productIds: categories.flatMap(bestOf) })),
    trendingCover: {
      ...trending,
      productIds: spread(best, 12),
    },
  };
};
