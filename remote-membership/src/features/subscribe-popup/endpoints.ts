import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const subscribeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Takes an e-mail into the newsletter (document 3 §7). A pop-up never takes the person elsewhere. */
    subscribeVisitor: build.mutation<CallResult<'newsletterVisitor'>, CallBody<'newsletterVisitor'>>({
      query: (body) => ({ call: 'newsletterVisitor', body, background: true }),
    }),
  }),
});

export const { useSubscribeVisitorMutation } = subscribeApi;
