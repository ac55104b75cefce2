import { createApi } from '@reduxjs/toolkit/query/react';
import { callBaseQuery } from './base-query.ts';

/**
 * The one cache of server data. Remotes add their endpoints with `api.injectEndpoints`; an endpoint's `query` names a
 * call of the contract. Definitions are shared by all stores of a process, data never is.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callBaseQuery,
  tagTypes: ['Cart', 'Session', 'Address', 'Order', 'Wishlist', 'Note', 'Points', 'Question'],
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
