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
    /** How many milliseconds the server's clock is ahead of this one. */
    clockOffset: build.query<number, void>({
      query: () => ({ call: 'serverTime', background: true }),
      transformResponse: ({ server_time }: CallResult<'serverTime'>) => Date.parse(server_time) - Date.now(),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useClockOffsetQuery,
  useConfirmPhoneMutation,
  useRegisterSubscriberMutation,
  useSubscribePhoneMutation,
  useSubscribeVisitorMutation,
} = subscribeApi;
