import { pageSizes, type CallInput, type CallResult } from '@shop/contract';
import { api, withEndpoints } from './api.ts';

interface QuestionsAsked {
  /** Without it those of the customer who asks, about any product. */
  productId?: number;
  /** From 1. */
  page: number;
  /** Words that are searched for. */
  q?: string;
}

/** Read by the catalogue and by a customer's own pages. */
export const productApi = withEndpoints(api, (build) => ({
  /**
   * Product detail (PDP-001 to PDP-014), asked for by what path resolution found, or by the path of a feed. The answer
   * stays as on the wire, misspelt names included, because slots hand it on to other remotes.
   */
  product: build.query<CallResult<'productDetail'>, CallInput<'productDetail'>['query']>({
    query: (query) => ({ call: 'productDetail', query }),
    // Its points and wishes are of who asks.
    providesTags: ['Session'],
  }),
  /** Questions ten at a time (PDP-027). A product's page stands without them; a customer's own are a page. */
  questions: build.query<CallResult<'productFaq'>, QuestionsAsked>({
    query: ({ productId, page, q }) => ({
      call: 'productFaq',
      query: { product_id: productId, page, page_size: pageSizes.questions, ...(q && { q }) },
      background: productId !== undefined,
    }),
    providesTags: ['Question'],
  }),
}));
