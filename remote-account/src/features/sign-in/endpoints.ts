import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether an e-mail has an account. What goes wrong is said at the field. */
    registerStatus: build.query<CallResult<'registerStatus'>, string>({
      query: (email) => ({ call: 'registerStatus', query: { email }, inPlace: true }),
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
    /** Sends a code that signs in; whether there is such an account is not told. */
    sendSignInCode: build.mutation<CallResult<'signInCode'>, string>({
      query: (email) => ({ call: 'signInCode', body: { email } }),
    }),
    signInByCode: build.mutation<CallResult<'signInByCode'>, CallBody<'signInByCode'>>({
      query: (body) => ({ call: 'signInByCode', body }),
      invalidatesTags: ['Session', 'Order'],
    }),
    /** A new password for the customer who is signed in; the answer's token takes the place of theirs. */
    modifyPassword: build.mutation<CallResult<'modifyPassword'>, CallBody<'modifyPassword'>>({
      query: (body) => ({ call: 'modifyPassword', body }),
    }),
    register: build.mutation<CallResult<'register'>, CallBody<'register'>>({
      query: (body) => ({ call: 'register', body }),
    }),
    /** Sends a code to choose a new password; whether there is such an account is not told. */
    forgotPassword: build.mutation<CallResult<'forgotPassword'>, CallBody<'forgotPassword'>>({
      query: (body) => ({ call: 'forgotPassword', body }),
    }),
    /** Exchanges that code for a token that is good for one reset; with `action` resend, another one is sent. */
    verifyResetCode: build.mutation<CallResult<'verifyCodeEmail'>, CallBody<'verifyCodeEmail'>>({
      query: (body) => ({ call: 'verifyCodeEmail', body }),
    }),
    /** Redeems the token of a letter's link. */
    followLink: build.mutation<CallResult<'verifyToken'>, CallBody<'verifyToken'>>({
      query: (body) => ({ call: 'verifyToken', body }),
      invalidatesTags: ['Session', 'Order'],
    }),
    /** Confirms an address where nobody is signed in to its account: by a new password, or by the account's own. */
    confirmEmail: build.mutation<CallResult<'confirmEmail'>, CallBody<'confirmEmail'>>({
      query: (body) => ({ call: 'confirmEmail', body }),
      invalidatesTags: ['Session', 'Order'],
    }),
    resetPassword: build.mutation<CallResult<'resetPassword'>, CallBody<'resetPassword'>>({
      query: (body) => ({ call: 'resetPassword', body }),
      invalidatesTags: ['Session'],
    }),
  }),
});

export const {
  useConfirmEmailMutation,
  useFollowLinkMutation,
  useForgotPasswordMutation,
  useIsVerifiedQuery,
  useLazyRegisterStatusQuery,
  useLoginMutation,
  useModifyPasswordMutation,
  useRegisterMutation,
  useResetPasswordMutation,
  useSendSignInCodeMutation,
  useSignInByCodeMutation,
  useVerifyCodeMutation,
  useVerifyResetCodeMutation,
} = signInApi;
