import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A message to the shop's people; what went wrong is said in the form, which keeps what was typed. */
    sendMessage: build.mutation<CallResult<'contactMessage'>, CallBody<'contactMessage'>>({
      query: (body) => ({ call: 'contactMessage', body, background: true, inPlace: true }),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
