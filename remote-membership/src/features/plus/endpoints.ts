import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type PlusInfo = CallResult<'plusInfo'>;
export type PlusStep = CallResult<'plusStepInfo'>;

export const plusApi = withEndpoints(api, (build) => ({
  /** The same for everyone (API-167). */
  plusInfo: build.query(calling('plusInfo')),
  /** Whether this customer may join or renew. In the background: the page stands without it. */
  plusStep: build.query({
    ...calling('plusStepInfo', () => ({ body: {}, background: true })),
    providesTags: ['Session'],
  }),
}));
