import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const ownDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What is held about customers, and what is under way; the page asks anew each time. It is kept until all else that
     * the page waits for has come: a page that begins without it shows a shape in its place, and asks once more.
     */
    ownData: build.query<CallResult<'ownData'>, void>({
      query: () => ({ call: 'ownData' }),
      keepUnusedDataFor: 30,
    }),
    exportOwnData: build.mutation<CallResult<'exportOwnData'>, CallBody<'exportOwnData'>>({
      query: (body) => ({ call: 'exportOwnData', body }),
    }),
    deleteAccount: build.mutation<CallResult<'deleteAccount'>, CallBody<'deleteAccount'>>({
      query: (body) => ({ call: 'deleteAccount', body }),
    }),
  }),
});

export const { useDeleteAccountMutation, useExportOwnDataMutation, useOwnDataQuery } = ownDataApi;
