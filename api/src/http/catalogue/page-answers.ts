import { productPageCalls, type CallResult, type Language } from '@shop/contract';
import { findProduct } from '../../database/catalogue/detail.ts';
import { opinionCounts } from '../../database/catalogue/opinions.ts';
import { keptRows } from '../../database/content/kept-rows.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { questionsFor, reviewsFor } from './opinions.ts';
import { detailOf } from './product-detail.ts';

/**
 * The product that stands at a path, with what its page shows first, as the calls of `productPageCalls` answer everybody
 * . Null where none stands there, or one of those calls would answer with an error: the page then gets that from
 * its own call.
 */
export const productPageAt = async (
  services: Services,
  urlPath: string,
  language: Language,
): Promise<CallResult<'pathResolve'>> => {
  const [row, kept] = await Promise.all([findProduct(services.db, { urlPath }), keptRows(services.db)]);
  if (!row) return null;
  const asked = productPageCalls(row.id);
  const counting = opinionCounts(services.db, row.id);
  try {
    const [productDetail, productReviews, productFaq] = await Promise.all([
      detailOf(services, row, kept, { who: null, language }),
      reviewsFor(services, asked.productReviews, language, counting),
      questionsFor(services, asked.productFaq, language, counting),
    ]);
    const page = { productDetail, productReviews, productFaq };
    return { type: 'product', id: row.id, reqest_path: `/${urlPath}`, attribute: {}, page };
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
};
