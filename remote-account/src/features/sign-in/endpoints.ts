import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether an e-mail has an account. In the background: what goes wrong is said at the field. */
    registerStatus: build.query<CallResult<'registerStatus'>, string>({
      query: (email) => ({ call: 'registerStatus', query: { email }, background: true }),
      keepUnusedDataFor: 0,
    }),
    login: build.mutation<CallResult<'login'>, CallBody<'login'>>({ query: (body) => ({ call: 'login', body }) }),
    register: build.mutation<CallResult<'register'>, CallBody<'register'>>({
      query: (body) => ({ call: 'register', body }),
    }),
  }),
});

export const { useLazyRegisterStatusQuery, useLoginMutation, useRegisterMutation } = signInApi;
