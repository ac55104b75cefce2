import { productPageCalls, type CallResult, type Language } from '@shop/contract';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { questionsFor, reviewsFor } from './opinions.ts';
import { productFor } from './product-detail.ts';

/**
 * What a product's page shows first, as the calls of `productPageCalls` answer everybody; undefined where one of
 * them would answer with an error, which the page then gets from its own call.
 */
export const productPageAnswers = async (
  services: Services,
  id: number,
  language: Language,
): Promise<NonNullable<CallResult<'pathResolve'>>['page']> => {
  const asked = productPageCalls(id);
  try {
    const [productDetail, productReviews, productFaq] = await Promise.all([
      productFor(services, asked.productDetail, null, language),
      reviewsFor(services, asked.productReviews, language),
      questionsFor(services, asked.productFaq, language),
    ]);
    return { productDetail, productReviews, productFaq };
  } catch (error) {
    if (error instanceof ShopError) return undefined;
    throw error;
  }
};
