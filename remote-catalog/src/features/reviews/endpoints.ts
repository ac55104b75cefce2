import { pageSizes, type CallResult, type ReviewView } from '@shop/contract';
import { api, calling, productApi, withEndpoints } from '@shop/platform';

export type ReviewPage = CallResult<'productReviews'>;

export interface AskedReviews extends ReviewView {
  productId: number;
  /** From 1. */
  page: number;
}

/** Reviews five at a time (PDP-026). */
export const reviewsApi = withEndpoints(api, (build) => ({
  reviews: build.query(
    calling('productReviews', ({ productId, page, ...view }: AskedReviews) => ({
      query: { product_id: productId, page, page_size: pageSizes.reviews, ...view },
      background: true,
    })),
  ),
  /** A vote for one review of a page that is in view; its count is then the API's. */
  voteHelpful: build.mutation({
    ...calling('productReviewHelpful', ({ reviewId }: { reviewId: number; asked: AskedReviews }) => ({
      body: { review_id: reviewId },
      background: true,
    })),
    onQueryStarted: async ({ asked }, { dispatch, queryFulfilled }) => {
      await queryFulfilled.then(
        ({ data }) =>
          dispatch(
            reviewsApi.util.updateQueryData('reviews', asked, ({ list }) => {
              const review = list.find(({ review_id }) => review_id === data.review_id);
              if (review) review.helpful = data.helpful;
            }),
          ),
        () => undefined, // said at the button
      );
    },
  }),
  /** Asks about a product; the first page of its questions is then got anew. */
  askQuestion: build.mutation({
    ...calling('addQuestion', 'body', { background: true }),
    onQueryStarted: async ({ product_id }, { dispatch, queryFulfilled }) => {
      const first = { productId: product_id, page: 1 };
      await queryFulfilled.then(
        () => dispatch(productApi.endpoints.questions.initiate(first, { subscribe: false, forceRefetch: true })),
        () => undefined, // said at the form
      );
    },
  }),
}));
