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
    /** The code that was sent to an e-mail; with `action` resend, another one is sent. */
    verifyCode: build.mutation<CallResult<'verifyEmailCode'>, CallBody<'verifyEmailCode'>>({
      query: (body) => ({ call: 'verifyEmailCode', body }),
      invalidatesTags: ['Session', 'Order'],
    }),
    /** Whether the customer's address is confirmed. */
    isVerified: build.query<boolean, void>({
      query: () => ({ call: 'verifyStatus', background: true }),
      transformResponse: ({ verify_status }: CallResult<'verifyStatus'>) => verify_status,
      providesTags: ['Session'],
    }),
    register: build.mutation<CallResult<'register'>, CallBody<'register'>>({
      query: (body) => ({ call: 'register', body }),
    }),
  }),
});

export const {
  useIsVerifiedQuery,
  useLazyRegisterStatusQuery,
  useLoginMutation,
  useRegisterMutation,
  useVerifyCodeMutation,
} = signInApi;
