import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const ownDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is held about customers, and what is under way; asked for anew by whoever looks. */
    ownData: build.query<CallResult<'ownData'>, void>({
      query: () => ({ call: 'ownData' }),
      keepUnusedDataFor: 0,
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
