import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type Subscription = CallResult<'newsletterVisitor'>;

// The pop-up shows failures itself; it never navigates, because these are mutations.
export const subscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Subscribes an e-mail to the newsletter (API-060). */
    subscribeVisitor: build.mutation<Subscription, CallBody<'newsletterVisitor'>>({
      query: (body) => ({ call: 'newsletterVisitor', body }),
    }),
    /** Sends a code to a phone, for an e-mail that has subscribed. */
    subscribePhone: build.mutation<Subscription, CallBody<'newsletterPhone'>>({
      query: (body) => ({ call: 'newsletterPhone', body }),
    }),
    /** Keeps the phone with the e-mail: the code that was sent to it has come back. */
    confirmPhone: build.mutation<Subscription, CallBody<'newsletterPhoneCode'>>({
      query: (body) => ({ call: 'newsletterPhoneCode', body }),
    }),
    /** Registers who has subscribed (POP-020). */
    registerSubscriber: build.mutation<CallResult<'register'>, CallBody<'register'>>({
      query: (body) => ({ call: 'register', body }),
    }),
  }),
});

export const {
  useConfirmPhoneMutation,
  useRegisterSubscriberMutation,
  useSubscribePhoneMutation,
  useSubscribeVisitorMutation,
} = subscribeApi;
