import { randomBytes } from 'node:crypto';
import path from 'node:path';
import cookie from '@fastify/cookie';
import httpProxy from '@fastify/http-proxy';
import serveFiles from '@fastify/static';
import { operatorCalls } from '@shop/contract/operator';
import { releaseStorage } from '@shop/delivery';
import { requestIdHeaders, requestIdOf } from '@shop/serving';
import fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { pageOf, policyOf } from './page.ts';
import { serveReleases, whoIsAt } from './releases.ts';
import type { Settings } from './settings.ts';

const sessionCookie = 'console_session';
/** Calls whose answer holds the token of a new session. */
const beginning = [operatorCalls.signIn, operatorCalls.acceptInvitation];
/** Bytes of a picture, the largest that is sent. */
const mostOfBody = 30 * 1024 * 1024;
const mostOfSignIn = 10_000;

/** Headers of a browser that the API is told. */
const passedOn = ['accept', 'accept-language', 'content-type', 'content-length', 'user-agent', 'sec-fetch-site'];

const apiHeaders = (request: FastifyRequest, webSecret: string): Record<string, string> => ({
  ...Object.fromEntries(
    passedOn.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]])),
  ),
  ...requestIdHeaders(request.id, request),
  ...(webSecret && { 'x-web-secret': webSecret, 'x-visitor-address': request.ip }),
});

/** The API's envelope for what it could not answer itself. */
const unreachable = (request: FastifyRequest) => ({
  code: 503,
  message: request.headers['accept-language']?.startsWith('fr')
    ? 'Le serveur de la boutique ne répond pas pour le moment. Veuillez réessayer.'
    : 'The shop’s server does not answer at the moment. Please try again.',
  result: null,
  type: 'error',
});

interface Beginning {
  result: { session: { token: string; expires_at: string } | null } | null;
}

/**
 * The console for whoever runs the shop: its page, and the API's `/operator` behind the same origin. The token of a session
 * never reaches a script: it is taken out of the answer into a cookie, and put from there into each call.
 */
export const consoleApp = async (
  { apiUrl, origin, releases, trustProxy, webSecret, verbosity }: Settings,
  files = path.resolve(import.meta.dirname, '../dist'),
): Promise<FastifyInstance> => {
  const app = fastify({
    logger: verbosity === 'silent' ? false : { level: verbosity },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: mostOfBody,
    // Fastify does not accept a number of proxies without a check of their addresses; the setting is trusted here.
    trustProxy: typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy,
  });
  const ofSession = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: origin.startsWith('https:'),
  } as const;
  await app.register(cookie);

  app.addHook('onRequest', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    reply.headers({
      'content-security-policy': policyOf(nonce),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    request.nonce = nonce;
    // A change that the console's own page did not make is none, whatever cookie comes with it.
    const site = request.headers['sec-fetch-site'];
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (site !== undefined ? site !== 'same-origin' : (request.headers.origin ?? origin) !== origin)
      return reply.code(403).send({ code: 403, message: 'Another site has asked for this.', result: null });
  });
  app.decorateRequest('nonce', '');
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  app.get('/', (request, reply) => reply.type('text/html; charset=utf-8').send(pageOf(request.nonce)));
  app.get('/healthz', () => ({ status: 'ok' }));
  await app.register(serveFiles, {
    root: files,
    prefix: '/assets/',
    cacheControl: false,
    setHeaders: (reply, file) => {
      // A name that says what is in the file is good for ever.
      const isLasting = /\.[0-9a-f]{12}\.js$/.test(file);
      reply.setHeader('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    const { 'content-length': _length, ...headers } = apiHeaders(request, webSecret);
    const answer = await fetch(`${apiUrl}${request.url}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(request.body ?? {}),
    }).catch(() => null);
    if (!answer) return reply.code(503).send(unreachable(request));
    const envelope = (await answer.json()) as Beginning; // as the contract says
    const session = envelope.result?.session;
    if (answer.ok && session) {
      reply.setCookie(sessionCookie, session.token, { ...ofSession, expires: new Date(session.expires_at) });
      session.token = '';
    }
    const wait = answer.headers.get('retry-after');
    if (wait !== null) reply.header('retry-after', wait);
    return reply.code(answer.status).send(envelope);
  };
  for (const { path: url } of beginning) app.post(url, { bodyLimit: mostOfSignIn }, begin);

  const sessionHeaders = (request: FastifyRequest): Record<string, string> => {
    const token = request.cookies[sessionCookie];
    return { ...apiHeaders(request, webSecret), ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  };
  const storage = releaseStorage(releases);
  app.addHook('onClose', () => storage.close());
  const ask = whoIsAt(apiUrl, sessionHeaders);
  serveReleases(app, storage, (request) => ask(request).catch(() => unreachable(request)));

  for (const prefix of ['/operator', '/media'])
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      httpMethods: prefix === '/media' ? ['GET', 'HEAD'] : ['GET', 'POST'],
      disableRequestLogging: true,
      replyOptions: {
        retryDelay: () => null,
        rewriteRequestHeaders: (request) => sessionHeaders(request as FastifyRequest),
        // What this server says of its own answers holds for these too.
        rewriteHeaders: ({ 'cache-control': caching, ...headers }, request) => ({
          'content-type': headers['content-type'],
          ...(headers['content-length'] !== undefined && { 'content-length': headers['content-length'] }),
          ...(headers['retry-after'] !== undefined && { 'retry-after': headers['retry-after'] }),
          'cache-control': request?.url.startsWith('/media') ? caching : 'no-store',
          ...(request?.url === operatorCalls.signOut.path && {
            'set-cookie': [`${sessionCookie}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`],
          }),
        }),
        onError: (reply) => void reply.code(503).send(unreachable(reply.request as FastifyRequest)),
      },
    });
  return app;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the page's own styles. */
    nonce: string;
  }
}
