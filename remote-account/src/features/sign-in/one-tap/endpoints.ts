import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

const oneTapApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Signs in as whom Google's token names (document 1 §4). What goes wrong is said on the card. */
    googleLogin: build.mutation<CallResult<'googleLogin'>, string>({
      query: (id_token) => ({ call: 'googleLogin', query: { id_token }, background: true }),
    }),
  }),
});

export const { useGoogleLoginMutation } = oneTapApi;
