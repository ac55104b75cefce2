import { api, calling, withEndpoints } from '@shop/platform';

/** As many as stand in two rows of a wide page. */
const shown = 8;

export const plusProductsApi = withEndpoints(api, (build) => ({
  /** Products that cost members less, the most popular first. */
  plusProducts: build.query(
    calling('plusProducts', () => ({ query: { page: 1, page_size: shown }, background: true }), {
      answer: ({ list }) => list,
    }),
  ),
}));
