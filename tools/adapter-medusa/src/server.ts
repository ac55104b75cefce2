import multipart from '@fastify/multipart';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';
import { calls, type CallDefinition, type CallName, type Language } from '@shop/contract';
import { schemas, type CallSchema } from '@shop/contract/schemas';
import { answerAfterBody, readinessOf, requestIdOf, type LogStream } from '@shop/serving';
import type { Asking, Backend, Handlers } from './call.ts';
import { catalogueHandlers } from './catalogue/calls.ts';
import { picturesPath } from './catalogue/pictures.ts';
import { refusalOf } from './medusa.ts';
import { fieldsIn, partLimits, readParts } from './parts.ts';
import { peopleAdminHandlers, peopleHandlers } from './people/calls.ts';
import { Answer, Refusal, refusals } from './refusal.ts';
import { orderAdminHandlers } from './shopping/after-order.ts';
import type { TypedCard } from './shopping/sandbox-cards.ts';
import { shoppingHandlers } from './shopping/calls.ts';
import { siteConfig, siteHandlers } from './site/calls.ts';

/** What of the contract is answered; docs/how-to/sell-from-medusa.md lists it. */
export const handlers: Handlers = {
  ...siteHandlers,
  ...catalogueHandlers,
  ...shoppingHandlers,
  ...peopleHandlers,
  configInit: (backend, { language }) => ({
    ...siteConfig(language, backend.admin ? backend.returnDays : 0),
    serves: { calls: Object.keys(servedBy(backend)), contents: [] },
  }),
};

/** What is answered with a secret key besides. */
export const adminHandlers: Handlers = { ...orderAdminHandlers, ...peopleAdminHandlers };

const servedBy = ({ admin }: Pick<Backend, 'admin'>): Handlers =>
  admin ? { ...handlers, ...adminHandlers } : handlers;

const envelope = (code: number, message: string, result: unknown) => ({
  code,
  message,
  result,
  type: code === 200 ? 'success' : code >= 400 ? 'error' : 'info',
});

/** The contract's codes that are no HTTP status are answered with another (API-001). */
const statusOf = (code: number): number => {
  if (code === 10404) return 404;
  return code >= 400 && code < 600 ? code : 200;
};

const languageOf = ({ headers }: FastifyRequest): Language =>
  headers['accept-language']?.trim().toLowerCase().startsWith('fr') ? 'fr' : 'en';

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A check of what a call takes; texts of queries and forms become what the schema wants. @throws Refusal 400 */
const checkOf = (schema: TSchema, isText: boolean): ((given: unknown) => unknown) => {
  let compiled: Validator | undefined;
  return (given) => {
    const check = (compiled ??= Compile(schema));
    const value = isText ? Value.Clean(schema, Value.Convert(schema, given ?? {})) : (given ?? {});
    if (check.Check(value)) return value;
    const [first] = check.Errors(value);
    throw refusals.field(first?.instancePath.split('/').filter(Boolean).join('.') || 'body');
  };
};

/** Types of one call's input, which its schema has checked, are of no use to what serves all of them. */
type AnyHandler = (backend: Backend, asking: Asking<never>) => unknown;

/** How long Medusa may take for one call unless it is said, in ms. */
const usualTimeout = 20_000;

/** @throws Refusal 503 for what takes too long; an order that is placed all the same is found by its key */
const inTime = async (work: unknown, timeout: number): Promise<unknown> => {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(refusals.away()), timeout);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

const serveCall = (app: FastifyInstance, name: CallName, backend: Backend, timeout: number): void => {
  const call: CallDefinition = calls[name];
  const schema: CallSchema = schemas[name];
  const handler = servedBy(backend)[name] as AnyHandler | undefined;
  const checkQuery = schema.query && checkOf(schema.query, true);
  const checkBody = schema.body && checkOf(schema.body, call.body === 'form');
  const result = Compile(schema.result);
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request) => {
      if (!handler) throw refusals.notOffered();
      const token = textOf(request.headers.authorization);
      const agent = textOf(request.headers['user-agent']);
      const sent = call.body === 'multipart' && schema.body ? await readParts(request, schema.body) : request.body;
      const asking = {
        query: checkQuery?.(request.query),
        body: checkBody?.(sent),
        language: languageOf(request),
        token,
        person: token === null ? null : backend.memory.personByToken(token),
        indent: textOf(request.headers['indent']),
        address: request.ip,
        agent,
      };
      if (token !== null && asking.person?.jwt) backend.memory.sessions.see(token, agent);
      const answer = await inTime(handler(backend, asking as Asking<never>), timeout); // its schemas have checked it
      if (answer instanceof Answer) return envelope(answer.code, '', answer.result);
      // What Medusa leaves out or names otherwise is told here, not by a page with a gap.
      if (!result.Check(answer)) {
        const problems = result.Errors(answer).map(({ instancePath, message }) => `result${instancePath}: ${message}`);
        throw new Error(`${name} has no answer of the contract: ${problems.join('; ')}`);
      }
      return envelope(200, '', answer);
    },
  });
};

const Card = Type.Object({
  client_token: Type.String(),
  number: Type.String({ maxLength: 100 }),
  expiration_month: Type.String({ maxLength: 100 }),
  expiration_year: Type.String({ maxLength: 100 }),
  cvv: Type.String({ maxLength: 100 }),
});

export interface ServerOptions {
  backend: Backend;
  /** Origin of Medusa's pictures. */
  picturesUrl: string;
  /** How long Medusa may take for one call, in ms. */
  timeout?: number;
  logLevel?: string;
  /** Where lines of the log go in place of the standard output. */
  logStream?: LogStream;
}

/** An HTTP server that speaks the shop's contract and asks Medusa for what it answers. */
export const adapterServer = ({
  backend,
  picturesUrl,
  timeout = usualTimeout,
  logLevel = 'warn',
  logStream,
}: ServerOptions): FastifyInstance => {
  const app = fastify({
    logger: { level: logLevel, ...(logStream && { stream: logStream }) },
    genReqId: requestIdOf,
    logController: new LogController({ disableRequestLogging: true }),
  });
  answerAfterBody(app);
  void app.register(multipart, { limits: partLimits });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, fieldsIn(new URLSearchParams(String(body))));
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const known = refusalOf(error);
    const language = languageOf(request);
    if (known instanceof Refusal) {
      return reply.status(statusOf(known.code)).send(envelope(known.code, known.words[language], known.result));
    }
    const isInput = error.statusCode !== undefined && error.statusCode < 500;
    if (!isInput) request.log.error({ err: error, route: request.routeOptions.url }, 'call failed');
    const { words } = isInput ? refusals.field('body') : refusals.away();
    return reply.status(isInput ? 400 : 500).send(envelope(isInput ? 400 : 500, words[language], null));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send(envelope(404, refusals.notFound().words[languageOf(request)], null)),
  );
  for (const name of Object.keys(calls) as CallName[]) serveCall(app, name, backend, timeout);
  app.get(`${picturesPath}/*`, async (request, reply) => {
    const { '*': name } = request.params as { '*': string }; // its route
    const picture = await backend.pictureAt(new URL(`/${name}`, picturesUrl).href);
    if (!picture) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=86400').type(picture.type).send(picture.body);
  });
  if (backend.isSandbox) {
    const check = checkOf(Card, false);
    app.post('/dev/cards/tokens', (request) => ({ token: backend.cards.tokenFor(check(request.body) as TypedCard) }));
  }
  app.get('/livez', () => ({ status: 'ok' }));
  for (const path of ['/readyz', '/healthz']) {
    app.get(path, async (_request, reply) => {
      const medusa = await backend.region().then(
        () => 'ok',
        () => 'cannot be reached',
      );
      const { code, body } = readinessOf({ medusa });
      return reply.status(code).send(body);
    });
  }
  return app;
};
