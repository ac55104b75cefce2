import { pageSizes, type CallResult } from '@shop/contract';
import { calling, withEndpoints } from '@shop/platform';
import { boughtApi } from '../../parts/bought-products.ts';

export type OwnReviewPage = CallResult<'reviewList'>;
export type OwnReview = OwnReviewPage['list'][number];

const page_size = pageSizes.ownReviews;
const tagged = boughtApi.enhanceEndpoints({ addTagTypes: ['Review'] });

export const reviewsApi = withEndpoints(tagged, (build) => ({
  /** The newest first; pages count from 1. */
  ownReviews: build.query({
    ...calling('reviewList', (page: number) => ({ query: { page, page_size } })),
    providesTags: ['Review'],
  }),
  ownReview: build.query({
    ...calling('reviewDetail', (review_id: number) => ({ query: { review_id } })),
    providesTags: ['Review'],
  }),
  pendingReviews: build.query({
    ...calling('reviewPending', (page: number) => ({ query: { page, page_size } })),
    providesTags: ['Review', 'Bought'],
  }),
  addReview: build.mutation({
    ...calling('addProductReview', 'body'),
    invalidatesTags: (_review, error) => (error ? [] : ['Review', 'Bought']),
  }),
}));
