import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

const oneTapApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Signs in the person whom Google's token names (AUTH-016). Failures are shown on the card. */
    googleLogin: build.mutation<CallResult<'googleLogin'>, string>({
      query: (id_token) => ({ call: 'googleLogin', query: { id_token }, background: true }),
    }),
  }),
});

export const { useGoogleLoginMutation } = oneTapApi;
