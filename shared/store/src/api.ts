import {
  createApi,
  type Api,
  type coreModuleName,
  type EndpointBuilder,
  type EndpointDefinitions,
  type reactHooksModuleName,
} from '@reduxjs/toolkit/query/react';
import { callBaseQuery } from './base-query.ts';

/**
 * The one cache of server data. Remotes add their endpoints with `withEndpoints`; an endpoint's `query` names a
 * call of the contract. Definitions are shared by all stores of a process, data never is.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: callBaseQuery,
  tagTypes: ['Cart', 'Session', 'Address', 'Order', 'Wishlist', 'Note', 'Points', 'Question'],
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});

type BaseQuery = typeof callBaseQuery;
type Modules = typeof coreModuleName | typeof reactHooksModuleName;

/** The cache with further endpoints: `withEndpoints(api, (build) => ({ menu: build.query(calling('categoryTree')) }))`. */
export const withEndpoints = <
  Known extends EndpointDefinitions,
  Tags extends string,
  Added extends EndpointDefinitions,
>(
  cache: Api<BaseQuery, Known, 'api', Tags, Modules>,
  endpoints: (build: EndpointBuilder<BaseQuery, Tags, 'api'>) => Added,
) => cache.injectEndpoints({ endpoints });
