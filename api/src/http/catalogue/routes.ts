import { allCategories, keptCategories } from '../../database/catalogue/categories.ts';
import { topCards } from '../../database/catalogue/cards.ts';
import { findProduct, variantsOf } from '../../database/catalogue/detail.ts';
import { goesWith } from '../../database/catalogue/goes-with.ts';
import { storedPath } from '../../domain/catalogue/site-path.ts';
import { keptRows } from '../../database/content/kept-rows.ts';
import { wishedVariants } from '../../database/account/wishlist.ts';
import { isPartner, isPlusMember, ownerKey } from '../../domain/account/identity.ts';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages, missingField } from '../../domain/messages.ts';
import { cardOf } from './card.ts';
import { categoryHead, treeOf } from './category.ts';
import { productOf } from './product.ts';
import { offersOn } from './product-offers.ts';
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
    productDetail: async ({ services, who, language, query }) => {
      const urlPath = query.url_path === undefined ? undefined : (storedPath(query.url_path) ?? '');
      const [row, kept] = await Promise.all([
        findProduct(services.db, { id: query.id, urlPath, piid: query.piid }),
        keptRows(services.db),
      ]);
      if (!row) throw new ShopError(404, messages.notFound);
      const [variants, all, associated, offers, wished] = await Promise.all([
        variantsOf(services.db, row.id),
        keptCategories(services.db, kept),
        goesWith(services.db, kept, row, 8),
        offersOn(services, kept, row, language),
        who ? wishedVariants(services.db, ownerKey(who), row.id) : new Set<number>(),
      ]);
      const asker = {
        signedIn: who?.kind === 'customer',
        plusMember: who !== null && isPlusMember(who),
        partner: who !== null && isPartner(who),
        wished,
      };
      const categories = all.filter(({ id }) => row.details.categoryIds.includes(id));
      return productOf({ row, variants, categories, associated, offers }, asker, language, services);
    },
  }),
};
