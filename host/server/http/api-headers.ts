import type { IncomingHttpHeaders } from 'node:http';
import { requestIdHeaders } from '@shop/serving';
import type { FastifyRequest } from 'fastify';

/**
 * Headers that the API accepts only from the web server: the shared secret, the visitor's address, the mark of a
 * render; and those that say which trace a call belongs to, which the web server writes.
 */
const ownHeaders: ReadonlySet<string> = new Set([
  'x-web-secret',
  'x-visitor-address',
  'x-render',
  'x-page-position',
  'x-request-id',
  'traceparent',
  'tracestate',
]);

/** A request as the calls that are made for it name it. */
export type NamedRequest = Pick<FastifyRequest, 'id' | 'headers'>;

/** A browser's headers without those that only the web server may set. */
export const withoutOwnHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));

/**
 * Headers of a call for the visitor who sent a request: its id, and with a secret the address; without one the API would
 * ignore that.
 */
export const visitorHeaders = (
  secret: string,
  request: NamedRequest & Pick<FastifyRequest, 'ip'>,
): Record<string, string> => ({
  ...requestIdHeaders(request.id, request),
  ...(secret && { 'x-web-secret': secret, 'x-visitor-address': request.ip }),
});

/**
 * Headers of the calls of a render. `request` is what asked for it, null for what the server asks by itself; `address` is
 * null for a page that is the same for everyone; `position` is what the API said with the last change, so that it answers
 * from no copy of its database that is older.
 */
export const renderHeaders = (
  secret: string,
  request: NamedRequest | null,
  address: string | null = null,
  position: number | null = null,
): Record<string, string> => ({
  ...(request && requestIdHeaders(request.id, request)),
  ...(secret && {
    'x-web-secret': secret,
    'x-render': '1',
    ...(address !== null && { 'x-visitor-address': address }),
    ...(position !== null && { 'x-page-position': String(position) }),
  }),
});
