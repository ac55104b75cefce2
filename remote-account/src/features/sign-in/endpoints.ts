import { api, calling, withEndpoints } from '@shop/platform';

export const signInApi = withEndpoints(api, (build) => ({
  /** Whether an e-mail has an account. What goes wrong is said at the field. */
  registerStatus: build.query({
    ...calling('registerStatus', (email: string) => ({ query: { email }, inPlace: true })),
    keepUnusedDataFor: 0,
  }),
  login: build.mutation(calling('login', 'body')),
  /** The code that was sent to an e-mail; with `action` resend, another one is sent. */
  verifyCode: build.mutation({ ...calling('verifyEmailCode', 'body'), invalidatesTags: ['Session', 'Order'] }),
  /** Whether the customer's address is confirmed. */
  isVerified: build.query({
    ...calling('verifyStatus', { background: true, answer: ({ verify_status }) => verify_status }),
    providesTags: ['Session'],
  }),
  /** Sends a code that signs in; whether there is such an account is not told. */
  sendSignInCode: build.mutation(calling('signInCode', (email: string) => ({ body: { email } }))),
  signInByCode: build.mutation({ ...calling('signInByCode', 'body'), invalidatesTags: ['Session', 'Order'] }),
  /** A new password for the customer who is signed in; the answer's token takes the place of theirs. */
  modifyPassword: build.mutation(calling('modifyPassword', 'body')),
  register: build.mutation(calling('register', 'body')),
  /** Sends a code to choose a new password; whether there is such an account is not told. */
  forgotPassword: build.mutation(calling('forgotPassword', 'body')),
  /** Exchanges that code for a token that is good for one reset; with `action` resend, another one is sent. */
  verifyResetCode: build.mutation(calling('verifyCodeEmail', 'body')),
  /** Redeems the token of a letter's link. */
  followLink: build.mutation({ ...calling('verifyToken', 'body'), invalidatesTags: ['Session', 'Order'] }),
  /** Confirms an address where nobody is signed in to its account: by a new password, or by the account's own. */
  confirmEmail: build.mutation({ ...calling('confirmEmail', 'body'), invalidatesTags: ['Session', 'Order'] }),
  resetPassword: build.mutation({ ...calling('resetPassword', 'body'), invalidatesTags: ['Session'] }),
}));
