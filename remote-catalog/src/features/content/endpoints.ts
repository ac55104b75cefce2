import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type ContentPage = CallResult<'cmsPage'>;
/** A content page by what path resolution found, or by its path. */
export type ContentKey = { id: number } | { url_path: string };

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    contentPage: build.query<ContentPage, ContentKey>({ query: (query) => ({ call: 'cmsPage', query }) }),
  }),
});

export const { useContentPageQuery } = contentApi;
