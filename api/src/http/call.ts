import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  calls,
  type CallBody,
  type CallDefinition,
  type CallName,
  type CallQuery,
  type CallResult,
  type Language,
} from '@shop/contract';
import { schemas, type CallSchema } from '@shop/contract/schemas';
import { codeRequester } from '../domain/account/identity.ts';
import type { Services } from '../services.ts';
import type { Access, IdentityOf } from './access.ts';
import { cleanInput } from './clean-input.ts';
import { everybodysServices, isEverybodys } from './everybodys.ts';
import { Answer, envelopeOf, failure, success } from './envelope.ts';
import { refuseCards } from './card-guard.ts';
import { ShopError } from '../domain/shop-error.ts';
import { languageOf } from './language.ts';
import { callLimits } from '../limits/calls/index.ts';
import { readMultipart, type Admit, type ReceivedForm } from './multipart-body.ts';
import { mostOfBody, mostOfNone, type Policy } from './policies.ts';
import { validatorOf } from './validation.ts';
import { tagsHeader, tagsOf } from './page-tags.ts';
import { isRender, visitorAddress } from './visitor-address.ts';
import { httpMessages } from './messages.ts';

export interface CallContext<N extends CallName, A extends Access> {
  readonly query: CallQuery<N>;
  readonly body: CallBody<N>;
  readonly who: IdentityOf[A];
  readonly language: Language;
  readonly services: Services;
  /** IP address of the visitor, for limits only. */
  readonly address: string;
  /** Whose codes are this caller's, as `codeRequester` gives it. */
  readonly requester: string;
  /** How the caller's browser names itself; null when it does not. */
  readonly userAgent: string | null;
  /** Marker of the cart that the caller was shown last (CHK-017); null when it names none. */
  readonly indent: string | null;
}
type Handler<N extends CallName, A extends Access> = (
  context: CallContext<N, A>,
) => Promise<CallResult<N> | Answer<CallResult<N>>>;

/** A call with files: `admit` gets all other fields and may refuse the sender before a file is read. */
interface Guarded<N extends CallName, A extends Access> {
  admit(context: CallContext<N, A>): Promise<void>;
  handle: Handler<N, A>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route serves, for its documentation. */
    call?: CallName;
  }
}

const errorEnvelope = envelopeOf(Type.Unknown());

/** The form of a device id in the contract; any other value counts as no device id. */
const deviceIdOf = ({ headers }: FastifyRequest): string | null => {
  const id = headers['device-id'];
  return typeof id === 'string' && id.length >= 8 && id.length <= 100 ? id : null;
};

/** Form-data is read only now that the token is known, and only where the call takes it. */
const receive = async (request: FastifyRequest, { body }: CallDefinition, admit: Admit): Promise<ReceivedForm> => {
  if (body !== 'multipart') throw new ShopError(400, httpMessages.unreadable);
  return readMultipart(request, async (fields) => {
    refuseCards(fields);
    await admit(fields);
  });
};

const enveloped = <T>(answer: T | Answer<T>) =>
  answer instanceof Answer ? { ...failure(answer.code, '', answer.result), type: 'info' } : success(answer);

/** Types of one call's input and answer, which `callsFor` has checked, are of no use to what serves all of them. */
type AnyHandler = (context: never) => Promise<unknown>;

export interface ServedCall {
  readonly access: Access;
  readonly handler: AnyHandler | { admit(context: never): Promise<void>; handle: AnyHandler };
}

/** Handlers by the names of their calls, for whoever has this access. */
export const callsFor = <A extends Access, K extends CallName>(
  access: A,
  handlers: { readonly [N in K]: Handler<N, A> | Guarded<N, A> },
): Readonly<Record<K, ServedCall>> => {
  const served = {} as Record<K, ServedCall>; // the loop fills it
  for (const name of Object.keys(handlers) as K[]) served[name] = { access, handler: handlers[name] };
  return served;
};

const policyOf = (name: CallName, who: Access): Policy => {
  const { method, body, reads, once }: CallDefinition = calls[name];
  const repeat = method === 'GET' || reads ? 'reads' : once ? 'once' : 'again';
  return { who, limit: callLimits[name] ?? 'perMinute', body: body ? mostOfBody : mostOfNone, repeat };
};

/**
 * Serves one call of the contract: its method and path, its input checked, its result reduced to the listed fields and
 * wrapped in the envelope. `aliases` are further paths of the same call.
 */
export const serve = (
  app: FastifyInstance,
  name: CallName,
  { access, handler }: ServedCall,
  aliases: readonly string[] = [],
): void => {
  const call: CallDefinition = calls[name];
  const schema: CallSchema = schemas[name];
  const checkQuery = schema.query && validatorOf(schema.query, 'query');
  const checkBody = schema.body && validatorOf(schema.body, call.body === 'json' ? 'json' : 'form');
  const handle = typeof handler === 'function' ? handler : handler.handle;
  const admit = typeof handler === 'function' ? null : handler.admit;
  const policy = policyOf(name, access);
  const mayReadReplicas = isEverybodys(name, policy);
  for (const url of [call.path, ...aliases]) {
    app.route({
      method: call.method,
      url,
      config: { call: name, policy },
      // Only for writing answers: input is checked by the handler below, in one place and after the token.
      schema: { response: { 200: envelopeOf(schema.result), '4xx': errorEnvelope, '5xx': errorEnvelope } },
      handler: async (request, reply) => {
        const who = request.shopper;
        const services = mayReadReplicas && who === null ? await everybodysServices(request) : app.services;
        const address = visitorAddress(request);
        const contextOf = (body: unknown) =>
          // The checks above establish the handler's types.
          ({
            query: checkQuery?.(cleanInput(request.query)),
            body: checkBody?.(cleanInput(body)),
            who,
            language: languageOf(request),
            services,
            address,
            requester: codeRequester({ who, deviceId: deviceIdOf(request), address }),
            userAgent: request.headers['user-agent'] ?? null,
            indent: request.headers['indent'] || null,
          }) as never;
        const admitted = async (body: unknown) => {
          const context = contextOf(body);
          await admit?.(context);
          return context;
        };
        if (!request.isMultipart()) {
          const answer = enveloped(await handle(await admitted(request.body)));
          if (isRender(request)) reply.header(tagsHeader, tagsOf(name, request.query, answer.result).join(' '));
          return answer;
        }
        const form = await receive(request, call, async (fields) => void (await admitted(fields)));
        try {
          refuseCards(form.fields);
          return enveloped(await handle(contextOf(form.fields)));
        } finally {
          await form.discard();
        }
      },
    });
  }
};
