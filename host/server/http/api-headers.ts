import type { IncomingHttpHeaders } from 'node:http';

/**
 * Headers that the API accepts only from the web server: the shared secret, the visitor's address, the mark of a
 * render.
 */
const ownHeaders: ReadonlySet<string> = new Set(['x-web-secret', 'x-visitor-address', 'x-render']);

/** A browser's headers without those that only the web server may set. */
export const withoutOwnHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));

/** Headers of a call for the visitor at this address; none without a secret, because the API would ignore them. */
export const visitorHeaders = (secret: string, address: string): Record<string, string> =>
  secret ? { 'x-web-secret': secret, 'x-visitor-address': address } : {};

/** Headers of the calls of a render. `address` is null for a page that is the same for everyone. */
export const renderHeaders = (secret: string, address: string | null): Record<string, string> =>
  secret ? { 'x-web-secret': secret, 'x-render': '1', ...(address !== null && { 'x-visitor-address': address }) } : {};
