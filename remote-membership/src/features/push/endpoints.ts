import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** Push messages at the API. Nobody waits for these calls, and what fails is said where it was pressed. */
export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What browsers subscribe with; null where the shop sends no push messages. */
    pushKey: build.query<string | null, void>({
      query: () => ({ call: 'pushKey', background: true }),
      transformResponse: ({ public_key: key }: CallResult<'pushKey'>) => key,
    }),
    keepPush: build.mutation<null, CallBody<'pushSubscribe'>>({
      query: (body) => ({ call: 'pushSubscribe', body, background: true }),
    }),
    endPush: build.mutation<null, CallBody<'pushUnsubscribe'>>({
      query: (body) => ({ call: 'pushUnsubscribe', body, background: true }),
    }),
  }),
});
