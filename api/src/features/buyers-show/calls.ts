import { paths } from '@shop/contract';
import { callsFor } from '../../http/call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { pageOfList, productsOf } from '../../http/browse/showcase.ts';
import { browseOf } from '../../database/content/site-document.ts';

/** Customers' photos: a short list of all (API-185), and by category with the products that they show (API-076). */
export const buyersShowCalls = callsFor('public', {
  buyerShowCategories: async ({ services, language }) => ({
    list: (await browseOf(services)).buyersShow.categories.map(({ id, name }) => ({ id, name: name[language] })),
  }),

  buyerShowList: async ({ services, language, query }) => {
    const { categories, entries } = (await browseOf(services)).buyersShow;
    const wanted = query.category_id;
    if (wanted !== undefined && !categories.some(({ id }) => id === wanted)) {
      throw new ShopError(404, messages.notFound);
    }
    const { list, ...page } = pageOfList(
      entries.filter(({ categoryId }) => wanted === undefined || categoryId === wanted),
      query,
    );
    const ids = list.flatMap(({ productId }) => productId ?? []);
    const products = new Map((await productsOf(services, ids, language)).map((card) => [card.entity_id, card]));
    return {
      ...page,
      list: list.map(({ id, name, image, author, text, productId }) => {
        const product = products.get(productId ?? 0) ?? null;
        return {
          id,
          name: name[language],
          image,
          url: product ? paths.productItem(product) : paths.customerSay(),
          nickname: author,
          text: text[language],
          product,
        };
      }),
    };
  },

  buyersShow: async ({ services, language, query }) => {
    const { list, ...page } = pageOfList((await browseOf(services)).buyersShow.entries, query);
    return {
      ...page,
      list: list.map(({ id, name, image, categoryId }) => ({
        id,
        name: name[language],
        image,
        url: paths.customerSay(categoryId),
      })),
    };
  },
});
