import { pageSizes, productPageCalls, type CallResult, type Language } from '@shop/contract';
import { productPageRows } from '../../database/catalogue/product-page.ts';
import { cachedRows } from '../../database/content/cached-rows.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { questionsAnswer, reviewsAnswer } from './opinions.ts';
import { detailOf } from './product-detail.ts';

/**
 * The product that stands at a path, with what its page shows first, as the calls of `productPageCalls` answer everybody.
 * Null where none stands there, or one of those calls would answer with an error: the page then gets that from
 * its own call.
 */
export const productPageAt = async (
  services: Services,
  urlPath: string,
  language: Language,
): Promise<CallResult<'pathResolve'>> => {
  const most = { reviews: pageSizes.reviews, questions: pageSizes.questions };
  const [found, cached] = await Promise.all([productPageRows(services.db, urlPath, most), cachedRows(services.db)]);
  if (!found) return null;
  const { row, counts } = found;
  const asked = productPageCalls(row.id);
  try {
    const productDetail = await detailOf(services, found, cached, { who: null, language });
    const productReviews = reviewsAnswer(counts, found.reviews, asked.productReviews, language);
    const productFaq = questionsAnswer(counts, found.questions, asked.productFaq, language);
    const page = { productDetail, productReviews, productFaq };
    return { type: 'product', id: row.id, reqest_path: `/${urlPath}`, attribute: {}, page };
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
};
