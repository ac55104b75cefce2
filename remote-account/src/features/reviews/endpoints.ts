import { pageSizes, type CallBody, type CallResult } from '@shop/contract';
import { boughtApi } from '../../parts/bought-products.ts';

export type OwnReviewPage = CallResult<'reviewList'>;
export type OwnReview = OwnReviewPage['list'][number];
export type PendingPage = CallResult<'reviewPending'>;

const page_size = pageSizes.ownReviews;
const tagged = boughtApi.enhanceEndpoints({ addTagTypes: ['Review'] });

export const reviewsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** What the customer wrote, the newest first; pages count from 1. */
    ownReviews: build.query<OwnReviewPage, number>({
      query: (page) => ({ call: 'reviewList', query: { page, page_size } }),
      providesTags: ['Review'],
    }),
    ownReview: build.query<OwnReview, number>({
      query: (review_id) => ({ call: 'reviewDetail', query: { review_id } }),
      providesTags: ['Review'],
    }),
    /** What they bought and have not reviewed. */
    pendingReviews: build.query<PendingPage, number>({
      query: (page) => ({ call: 'reviewPending', query: { page, page_size } }),
      providesTags: ['Review', 'Bought'],
    }),
    addReview: build.mutation<OwnReview, CallBody<'addProductReview'>>({
      query: (body) => ({ call: 'addProductReview', body }),
      invalidatesTags: (_review, error) => (error ? [] : ['Review', 'Bought']),
    }),
  }),
});

export const { useAddReviewMutation, useOwnReviewQuery, useOwnReviewsQuery, usePendingReviewsQuery } = reviewsApi;
