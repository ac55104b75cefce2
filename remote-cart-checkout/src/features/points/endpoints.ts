import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** Points in place of money (API-111). */
export const cartPointsApi = api.injectEndpoints({
  endpoints: (build) => ({
    cartPointsBalance: build.query<CallResult<'pointsInfo'>, void>({
      query: () => ({ call: 'pointsInfo', body: {}, background: true }),
      keepUnusedDataFor: 0,
    }),
    applyPoints: build.mutation<CallResult<'applyPoints'>, { points: number }>({
      query: (body) => ({ call: 'applyPoints', body, background: true }),
    }),
  }),
});
