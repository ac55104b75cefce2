import { derived } from '@shop/serving/memo';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ContentEncoding, negotiateAgain } from '../http/encoding.ts';
import { namePage } from '../http/route-name.ts';
import type { OutsideServices } from '../http/outside-services.ts';
import { securityHeaders } from '../http/security.ts';
import { idHeaders, isUnchanged, pageHeaders } from './page-headers.ts';
import type { PageView } from './page-answers.ts';
import type { PageAnswer } from './produce-page.ts';

export interface CachedPagesOptions {
  /** The page of a request that is the same for everyone and lies ready; null where it takes more to tell. */
  cached(request: FastifyRequest): PageView | null;
  /** Hears of each page that is sent. */
  onView(view: PageView): void;
  outside: OutsideServices;
}

/** Names and values in turn, as node takes them; made once for a page as it is sent, and its protocol. */
type FlatHeaders = readonly string[];

const flat = (headers: Readonly<Record<string, string>>): FlatHeaders => Object.entries(headers).flat();

/**
 * Answers a GET of a page that lies ready before cookies are parsed or anything is looked up. What it sends is
 * what `sendPage` would.
 */
export const serveCachedPages = (app: FastifyInstance, { cached, onView, outside }: CachedPagesOptions): void => {
  const madeFor = derived<Buffer, Map<string, FlatHeaders>>(() => new Map());

  const headersOf = (page: PageAnswer, request: FastifyRequest, body: Buffer, encoding: ContentEncoding) => {
    const { protocol } = request;
    const byProtocol = madeFor(body);
    const known = byProtocol.get(protocol);
    if (known) return known;
    const headers = flat({
      ...securityHeaders(request.url, protocol, outside),
      ...pageHeaders(page),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
    });
    byProtocol.set(protocol, headers);
    return headers;
  };

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageAnswer,
    body: Buffer,
    encoding: ContentEncoding,
  ) => {
    const id = flat(idHeaders(request));
    namePage(request, page);
    reply.hijack();
    if (isUnchanged(page, request)) {
      const headers = flat({ ...securityHeaders(request.url, request.protocol, outside), ...pageHeaders(page) });
      reply.raw.writeHead(304, [...id, ...headers]).end();
      return;
    }
    reply.raw.writeHead(page.status, [...id, ...headersOf(page, request, body, encoding)]);
    reply.raw.end(request.method === 'HEAD' ? undefined : body);
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done();
    const view = cached(request);
    if (!view) return done();
    const { page } = view;
    const encoding = negotiateAgain(request.headers['accept-encoding']);
    const body = page.body.ready(encoding);
    if (!body) return done();
    send(request, reply, page, body, encoding);
    if (request.method === 'GET') onView(view);
  });
};
