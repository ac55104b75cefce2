import { api, calling, withEndpoints } from '@shop/platform';

// Background calls: the pop-up shows failures itself and never navigates.
export const subscribeApi = withEndpoints(api, (build) => ({
  /** Subscribes an e-mail to the newsletter (API-060). */
  subscribeVisitor: build.mutation(calling('newsletterVisitor', 'body', { background: true })),
  /** Sends a code to a phone, for an e-mail that has subscribed. */
  subscribePhone: build.mutation(calling('newsletterPhone', 'body', { background: true })),
  /** Keeps the phone with the e-mail: the code that was sent to it has come back. */
  confirmPhone: build.mutation(calling('newsletterPhoneCode', 'body', { background: true })),
  /** Registers who has subscribed (POP-020). */
  registerSubscriber: build.mutation(calling('register', 'body', { background: true })),
}));
