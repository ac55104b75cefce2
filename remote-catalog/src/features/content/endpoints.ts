import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type ContentPage = CallResult<'cmsPage'>;
/** A content page by what path resolution found, or by its path. */
export type ContentKey = { id: number } | { url_path: string };

export const contentApi = withEndpoints(api, (build) => ({
  contentPage: build.query(calling('cmsPage', (query: ContentKey) => ({ query }))),
  /** Subscribes an e-mail to the newsletter; the form shows the outcome. */
  subscribe: build.mutation(calling('newsletterVisitor', 'body', { background: true })),
  /** How goods come home (API-181). */
  homeShipment: build.query(calling('homeShipment', { background: true })),
  /** A text of one of the application's pages, by its code. */
  block: build.query(calling('blockData', (code: string) => ({ query: { code }, background: true }))),
}));
