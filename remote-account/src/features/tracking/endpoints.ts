import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type Tracked = CallResult<'orderTrack'>;

export const trackingApi = withEndpoints(api, (build) => ({
  /**
   * Where an order is: one's own by its number, anybody else's with its e-mail or postal code too. How it fails is
   * said on the page, which keeps what was typed.
   */
  trackedOrder: build.query({
    ...calling('orderTrack', 'query', { background: true, inPlace: true }),
    providesTags: ['Order'],
  }),
}));
