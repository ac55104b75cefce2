import { api, calling, withEndpoints } from '@shop/platform';

export const coinApi = withEndpoints(api, (build) => ({
  coinNumber: build.query({
    ...calling('coinNumber', () => ({ body: {}, background: true })),
    providesTags: ['Session', 'Points'],
  }),
  sendCoin: build.mutation({ ...calling('sendCoin', 'body', { background: true }), invalidatesTags: ['Points'] }),
}));
