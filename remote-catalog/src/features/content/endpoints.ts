import type { CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type ContentPage = CallResult<'cmsPage'>;
/** A content page by what path resolution found, or by its path. */
export type ContentKey = { id: number } | { url_path: string };

export const contentApi = api.injectEndpoints({
  endpoints: (build) => ({
    contentPage: build.query<ContentPage, ContentKey>({ query: (query) => ({ call: 'cmsPage', query }) }),
    /** Subscribes an e-mail to the newsletter; the form shows the outcome. */
    subscribe: build.mutation<CallResult<'newsletterVisitor'>, CallBody<'newsletterVisitor'>>({
      query: (body) => ({ call: 'newsletterVisitor', body, background: true }),
    }),
    /** How goods come home (API-181). */
    homeShipment: build.query<CallResult<'homeShipment'>, void>({
      query: () => ({ call: 'homeShipment', background: true }),
    }),
    /** A text of one of the application's pages, by its code. */
    block: build.query<CallResult<'blockData'>, string>({
      query: (code) => ({ call: 'blockData', query: { code }, background: true }),
    }),
  }),
});

export const { useContentPageQuery, useHomeShipmentQuery, useBlockQuery, useSubscribeMutation } = contentApi;
