import { pageSizes } from '@shop/contract';
import { findSiteDocument } from '../../database/content/site-document.ts';
import { callsFor } from '../../http/call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { productWithCategories } from './queries.ts';

/** Install videos (API-094): a product's are those of its categories. */
export const installVideosCalls = callsFor('public', {
  productVideos: async ({ services, language, query }) => {
    const page = query.page ?? 1;
    const pageSize = query.page_size ?? pageSizes.videos;
    const product = query.product_id === undefined ? null : await productWithCategories(services.db, query.product_id);
    if (query.product_id !== undefined && !product) throw new ShopError(404, messages.notFound);
    const all = (await findSiteDocument(services.db, 'installVideos')) ?? [];
    const wanted = product
      ? all.filter(({ categoryIds }) => categoryIds.some((id) => product.categoryIds.includes(id)))
      : all;
    return {
      list: wanted.slice((page - 1) * pageSize, page * pageSize).map((video) => ({
        id: video.id,
        title: video.title[language],
        url: video.url,
        captions: video.captions[language],
        poster: video.poster,
        created_at: video.createdAt,
        steps: video.steps.map((step) => step[language]),
      })),
      total: wanted.length,
      page,
      page_size: pageSize,
      product: product && { id: product.id, name: product.name[language], url_path: product.urlPath },
    };
  },
});
