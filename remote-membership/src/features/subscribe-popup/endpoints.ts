import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type Subscription = CallResult<'newsletterVisitor'>;

// Background calls: the pop-up shows failures itself and never navigates.
export const subscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Subscribes an e-mail to the newsletter (API-060). */
    subscribeVisitor: build.mutation<Subscription, CallBody<'newsletterVisitor'>>({
      query: (body) => ({ call: 'newsletterVisitor', body, background: true }),
    }),
    /** Sends a code to a phone, for an e-mail that has subscribed. */
    subscribePhone: build.mutation<Subscription, CallBody<'newsletterPhone'>>({
      query: (body) => ({ call: 'newsletterPhone', body, background: true }),
    }),
    /** Keeps the phone with the e-mail: the code that was sent to it has come back. */
    confirmPhone: build.mutation<Subscription, CallBody<'newsletterPhoneCode'>>({
      query: (body) => ({ call: 'newsletterPhoneCode', body, background: true }),
    }),
    /** Registers who has subscribed (POP-020). */
    registerSubscriber: build.mutation<CallResult<'register'>, CallBody<'register'>>({
      query: (body) => ({ call: 'register', body, background: true }),
    }),
  }),
});

export const {
  useConfirmPhoneMutation,
  useRegisterSubscriberMutation,
  useSubscribePhoneMutation,
  useSubscribeVisitorMutation,
} = subscribeApi;
