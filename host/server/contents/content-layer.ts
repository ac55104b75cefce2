import { isDeepStrictEqual } from 'node:util';
import httpProxy from '@fastify/http-proxy';
import { calls, type CallResult, type Envelope, type Language } from '@shop/contract';
import fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';
import { apiConnections, onApiConnections } from '../http/api-connections.ts';
import { findContent, readContents, type ContentFile, type Contents } from './read-contents.ts';

interface Options {
  /** Where the backend is. */
  apiUrl: string;
  /** A folder with pages; empty for none. */
  contentDir: string;
  /** By their paths here: the web server leads on to them itself. */
  outsideLinks: Readonly<Record<string, string>>;
  log: FastifyBaseLogger;
  /** For tests: the clock in ms. */
  now?: () => number;
}

/** How long files are believed to be as they were, in ms. */
const freshFor = 2_000;

/** Headers of one connection, and of a body that is written anew. */
const dropped: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'accept-encoding',
  'host',
]);

const languageOf = ({ headers }: FastifyRequest): Language =>
  headers['accept-language']?.trim().toLowerCase().startsWith('fr') ? 'fr' : 'en';

const success = <T>(result: T): Envelope<T> => ({ code: 200, message: '', result, type: 'success' });

/** Pages of the folder, read again when they have changed; those from before where they cannot be read any more. */
const followed = (folder: string, log: FastifyBaseLogger, now: () => number) => {
  let contents: Contents = readContents(folder);
  let readAt = now();
  let version = 0;
  return () => {
    if (now() - readAt > freshFor) {
      readAt = now();
      try {
        const found = readContents(folder);
        if (!isDeepStrictEqual(found, contents)) {
          contents = found;
          version += 1;
        }
      } catch (error) {
        log.error({ err: error }, 'the content pages stay as they were');
      }
    }
    return { contents, version };
  };
};

/** Asks the backend what was asked here. */
const askBackend = async (apiUrl: string, request: FastifyRequest): Promise<{ answer: Response; text: string }> => {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    dropped.has(name) || value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const body = typeof request.body === 'string' ? { body: request.body } : {};
  const asked = onApiConnections({ method: request.method, headers, ...body });
  const answer = await fetch(apiUrl + request.url, asked);
  return { answer, text: await answer.text() };
};

/** Passes the backend's answer on, changed where it is a success. */
const passOn = async (
  apiUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
  change: (body: Record<string, unknown>) => void,
): Promise<FastifyReply> => {
  const { answer, text } = await askBackend(apiUrl, request);
  reply.code(answer.status);
  for (const [name, value] of answer.headers) if (!dropped.has(name)) reply.header(name, value);
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return reply.send(text);
  const body = JSON.parse(text) as Record<string, unknown>; // the contract's envelope
  change(body);
  return reply.send(JSON.stringify(body));
};

const addressOf = ({ url_path, updated_at }: ContentFile) => ({
  path: `/${url_path}`,
  changed_at: updated_at,
  pictures: [],
});

/**
 * A server within this process that stands before the backend and has the content pages of a folder; all else is the
 * backend's. Whatever asks the backend asks it: renders, forms, what browsers ask, and what search engines are told.
 * @throws Error that names a file which is no page
 */
export const contentsBefore = async ({
  apiUrl,
  contentDir,
  outsideLinks,
  log,
  now = () => performance.now(),
}: Options): Promise<{ apiUrl: string; close(): Promise<void> }> => {
  if (contentDir === '') return { apiUrl, close: async () => undefined };
  const pages = followed(contentDir, log, now);
  const layer = fastify({ logger: false, bodyLimit: Number.MAX_SAFE_INTEGER });

  await layer.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    scope.get<{ Querystring: { id?: string; url_path?: string } }>(calls.cmsPage.path, (request, reply) => {
      const page = findContent(pages().contents, request.query, languageOf(request));
      return page ? success(page) : passOn(apiUrl, request, reply, () => undefined);
    });

    scope.post(calls.pathResolve.path, (request, reply) => {
      const asked = new URLSearchParams(String(request.body)).get('request_path') ?? '';
      const page = findContent(pages().contents, { url_path: asked }, languageOf(request));
      if (!page) return passOn(apiUrl, request, reply, () => undefined);
      const found = { type: 'cms', id: page.id, reqest_path: `/${page.url_path}`, attribute: {} } as const;
      return success<CallResult<'pathResolve'>>(found);
    });

    scope.get(calls.configInit.path, (request, reply) =>
      passOn(apiUrl, request, reply, ({ result }) => {
        const { serves } = (result ?? {}) as Partial<CallResult<'configInit'>>;
        if (!serves) return;
        const led = Object.keys(outsideLinks).map((path) => path.slice(1));
        const own = [...pages().contents.keys(), ...led];
        serves.contents = [...new Set([...serves.contents, ...own])];
        serves.calls = [...new Set([...serves.calls, 'cmsPage', 'pathResolve'])];
      }),
    );

    scope.get(calls.siteAddresses.path, (request, reply) =>
      passOn(apiUrl, request, reply, ({ result }) => {
        const { list = [] } = (result ?? {}) as Partial<CallResult<'siteAddresses'>>;
        const known = new Set(list.map(({ path }) => path));
        for (const page of pages().contents.values()) {
          const [first] = Object.values(page);
          if (first && !known.has(`/${first.url_path}`)) list.push(addressOf(first));
        }
      }),
    );

    // Kept pages are made anew when a file has changed, as when something of the backend's has.
    let announced = pages().version;
    scope.get('/web/changes', (request, reply) =>
      passOn(apiUrl, request, reply, (body) => {
        const { version } = pages();
        if (version !== announced && Array.isArray(body['tags'])) body['tags'].push('*');
        announced = version;
      }),
    );
  });

  await layer.register(httpProxy, {
    upstream: apiUrl,
    disableRequestLogging: true,
    undici: apiConnections,
    replyOptions: {
      retryDelay: () => null,
      // Whoever asked is told as if the backend itself had not answered.
      onError: (reply) => void reply.hijack().raw.destroy(),
    },
  });
  layer.setErrorHandler((_error, _request, reply) => void reply.hijack().raw.destroy());
  const url = await layer.listen({ port: 0, host: '127.0.0.1' });
  return { apiUrl: url, close: () => layer.close() };
};
