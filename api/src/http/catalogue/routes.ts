import { allCategories } from '../../database/catalogue/categories.ts';
import { topCards } from '../../database/catalogue/cards.ts';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages, missingField } from '../../domain/messages.ts';
import { cardOf } from './card.ts';
import { categoryHead, treeOf } from './category.ts';
import { productFor } from './product-detail.ts';
import { emptyPage, productPage } from './product-page.ts';
import { searchFor } from '../../database/catalogue/search.ts';

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
