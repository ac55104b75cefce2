import { pageSizes, type CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type ReviewPage = CallResult<'productReviews'>;
export type QuestionPage = CallResult<'productFaq'>;

interface Asked {
  productId: number;
  /** From 1. */
  page: number;
}

/** Reviews five at a time, questions ten at a time (document 3 §9). */
export const reviewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    reviews: build.query<ReviewPage, Asked>({
      query: ({ productId, page }) => ({
        call: 'productReviews',
        query: { product_id: productId, page, page_size: pageSizes.reviews },
        background: true,
      }),
    }),
    questions: build.query<QuestionPage, Asked>({
      query: ({ productId, page }) => ({
        call: 'productFaq',
        query: { product_id: productId, page, page_size: pageSizes.questions },
        background: true,
      }),
    }),
  }),
});

export const { useReviewsQuery, useQuestionsQuery } = reviewsApi;
