import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import {
  languages,
  type CallResult,
  type Language,
  type SiteProduct,
  calls,
  type CallName,
  type CallQuery,
} from '@shop/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { negotiate } from '../http/encoding.ts';
import { originOf } from '../http/origin.ts';
import { readPolicy } from '../http/policies.ts';
import { productFeedOf } from './product-feed.ts';
import { absoluteAt, siteMapIndexOf, siteMapOf } from './site-map.ts';
import { onApiConnections } from '../http/api-connections.ts';
import { type NamedRequest, renderHeaders } from '../http/api-headers.ts';

/** The API did not say what was asked. */
class NoSiteData extends Error {}

const timeout = 10_000;

type Asked = Extract<CallName, 'siteAddresses' | 'siteProducts'>;

interface SiteData {
  /** @throws NoSiteData */
  call<N extends Asked>(name: N, query: CallQuery<N>, language: Language): Promise<CallResult<N>>;
}

export const siteData = (
  { apiUrl, webSecret }: { apiUrl: string; webSecret: string },
  request: NamedRequest,
): SiteData => ({
  call: async (name, query, language) => {
    const search = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]));
    try {
      const asked = onApiConnections({
        headers: { ...renderHeaders(webSecret, request), 'accept-language': language },
        signal: AbortSignal.timeout(timeout),
      });
      const answer = await fetch(`${apiUrl}${calls[name].path}?${search}`, asked);
      const { code, message, result } = await answer.json();
      if (code === 200) return result; // the API answers as the contract says
      throw new NoSiteData(`${name}: ${code} ${message}`);
    } catch (error) {
      throw error instanceof NoSiteData ? error : new NoSiteData(`${name}: ${String(error)}`);
    }
  },
});

/** Where crawlers look for what this site has; robots.txt names it. */
export const siteMapPath = '/sitemap.xml';

const pagesPath = '/sitemaps/pages.xml';
const partPath = (part: number): string => `/sitemaps/products-${part}.xml`;

/** Crawlers come once a day; an hour is kept between. */
const cacheControl = 'public, max-age=3600';

const send = (request: FastifyRequest, reply: FastifyReply, text: Iterable<string> | AsyncIterable<string>) => {
  const source = Readable.from(text);
  reply.headers({ 'cache-control': cacheControl, vary: 'Accept-Encoding' }).type('application/xml; charset=utf-8');
  // A crawler waits for nothing, so the encoding that can be sent while the rest is made will do.
  if (negotiate(request.headers['accept-encoding']) === 'identity') return reply.send(source);
  const gzip = createGzip();
  source.on('error', (error) => gzip.destroy(error)).pipe(gzip);
  return reply.header('content-encoding', 'gzip').send(gzip);
};

/** Numbers of the parts that have products; all of them where the API does not say. */
const numbersOf = ({ parts, filled }: CallResult<'siteProducts'>): number[] =>
  filled ?? Array.from({ length: parts }, (_, part) => part);

/** All parts of the products. The first is asked for before anything is sent, so that a fault has its status. */
const partsOf = async (data: SiteData, language: Language): Promise<AsyncIterable<readonly SiteProduct[]>> => {
  const first = await data.call('siteProducts', { part: 0 }, language);
  const others = numbersOf(first).filter((part) => part > 0);
  return (async function* all() {
    yield first.list;
    for (const part of others) yield (await data.call('siteProducts', { part }, language)).list;
  })();
};

interface Options {
  apiUrl: string;
  webSecret: string;
  publicOrigin: string;
}

/** Sitemaps in both languages, and the feeds of products for shopping engines. */
export const serveSearchEngines = async (app: FastifyInstance, settings: Options): Promise<void> => {
  const dataFor = (request: FastifyRequest) => siteData(settings, request);
  const absolute = (request: FastifyRequest) => absoluteAt(originOf(request, settings.publicOrigin));

  const options = { config: { policy: readPolicy } };
  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof NoSiteData)) throw error;
      request.log.warn({ reason: error.message }, 'the API did not say what search engines may know');
      return reply
        .code(503)
        .headers({ 'retry-after': '60', 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('This cannot be made at the moment. Please come again.\n');
    });

    scope.get(siteMapPath, options, async (request, reply) => {
      const first = await dataFor(request).call('siteProducts', { part: 0 }, 'en');
      const paths = [pagesPath, ...numbersOf(first).map(partPath)];
      return send(request, reply, [siteMapIndexOf(paths, absolute(request))]);
    });

    scope.get(pagesPath, options, async (request, reply) => {
      const { list } = await dataFor(request).call('siteAddresses', undefined, 'en');
      return send(request, reply, [siteMapOf(list, absolute(request))]);
    });

    scope.get<{ Params: { part: string } }>(
      '/sitemaps/products-:part(^\\d{1,6}$).xml',
      options,
      async (request, reply) => {
        const { list } = await dataFor(request).call('siteProducts', { part: Number(request.params.part) }, 'en');
        const addresses = list.map(({ path, pictures, changed_at = null }) => ({ path, pictures, changed_at }));
        return send(request, reply, [siteMapOf(addresses, absolute(request))]);
      },
    );

    for (const language of languages)
      scope.get(`/feeds/products-${language}.xml`, options, async (request, reply) => {
        const parts = await partsOf(dataFor(request), language);
        return send(request, reply, productFeedOf(parts, language, originOf(request, settings.publicOrigin)));
      });
  });
};
