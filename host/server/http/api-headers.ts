import type { IncomingHttpHeaders } from 'node:http';

/** What the API believes of the web server alone: the shared secret, the visitor's address, that a page is rendered. */
const ownHeaders: ReadonlySet<string> = new Set(['x-web-secret', 'x-visitor-address', 'x-render']);

/** A browser's headers without its own copies of ours. */
export const withoutOwnHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));

/** Headers of a call that is made for the visitor at an address; none without a secret, because none is believed then. */
export const visitorHeaders = (secret: string, address: string): Record<string, string> =>
  secret ? { 'x-web-secret': secret, 'x-visitor-address': address } : {};

/** Headers of the calls of a render. `address` is null for a page that is the same for everyone. */
export const renderHeaders = (secret: string, address: string | null): Record<string, string> =>
  secret ? { 'x-web-secret': secret, 'x-render': '1', ...(address !== null && { 'x-visitor-address': address }) } : {};
