import type { CallResult, Language } from '@shop/contract';
import { allCategories, lineage, type CategoryRow } from '../../database/catalogue/categories.ts';
import { topCards } from '../../database/catalogue/cards.ts';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages, missingField } from '../../domain/messages.ts';
import { cardOf } from './card.ts';
import { productFor } from './product-detail.ts';
import { emptyPage, productPage } from './product-page.ts';
import { searchFor } from '../../database/catalogue/search.ts';

const headOf = ({ id, name, urlPath, picture, productCount }: CategoryRow, language: Language) => ({
  entity_id: id,
  name: name[language],
  url_path: urlPath,
  image: picture || null,
  product_count: productCount,
});

/** The three levels of the menu; what lies deeper is shown on its parent's page, and what is hidden by its address alone. */
const treeOf = (rows: readonly CategoryRow[], language: Language): CallResult<'categoryTree'> => {
  const below = (id: number | null) => rows.filter(({ parentId, isInMenu }) => parentId === id && isInMenu);
  return {
    categories: below(null).map((root) => ({
      ...headOf(root, language),
      children: below(root.id).map((middle) => ({
        ...headOf(middle, language),
        children: below(middle.id).map((leaf) => ({ ...headOf(leaf, language), children: [] })),
      })),
    })),
  };
};

/** Head of a category's page, null for an unknown category. */
const categoryHead = (
  rows: readonly CategoryRow[],
  id: number,
  language: Language,
): CallResult<'categoryProducts'>['category'] | null => {
  const line = lineage(rows, id);
  const own = line.at(-1);
  if (!own) return null;
  return {
    entity_id: own.id,
    name: own.name[language],
    url_path: own.urlPath,
    image: own.picture || null,
    description: own.description[language] || null,
    position: line.map(({ id: entityId, name, urlPath }) => ({
      entity_id: entityId,
      name: name[language],
      url_path: urlPath,
    })),
    children: rows.filter(({ parentId }) => parentId === id).map((child) => headOf(child, language)),
  };
};

export const catalogueCalls = {
  ...callsFor('public', {
    categoryTree: async ({ services, language }) => treeOf(await allCategories(services.db), language),

    categoryProducts: async ({ services, language, body }) => {
      const { category_id: id, keyword } = body;
      if (id === undefined && keyword === undefined) throw new ShopError(400, missingField('category_id'));
      const category = id === undefined ? null : categoryHead(await allCategories(services.db), id, language);
      if (id !== undefined && !category) throw new ShopError(404, messages.notFound);
      if (keyword === undefined && id !== undefined) {
        return { ...(await productPage(services, language, { categoryId: id }, body)), category };
      }
      const search = await searchFor(services.db, language, keyword ?? '', id);
      if (!search) return { ...emptyPage(body), category };
      return { ...(await productPage(services, language, search.matches, body, search.groups)), category };
    },

    noFoundProduct: async ({ services, language }) => {
      const cards = await topCards(services.db, 'popularity', 12);
      return { products: cards.map((card) => cardOf(card, language, services)) };
    },
  }),
  ...callsFor('anyone', {
    productDetail: ({ services, who, language, query }) => productFor(services, query, who, language),
  }),
};
