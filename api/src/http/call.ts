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
import type { Services } from '../services.ts';
import { identify, type Access, type IdentityOf } from './access.ts';
import { Answer, envelopeOf, failure, success } from './envelope.ts';
import { ApiError, messages } from './error.ts';
import { languageOf } from './language.ts';
import { readMultipart } from './multipart-body.ts';
import { validatorOf } from './validation.ts';

export interface CallContext<N extends CallName, A extends Access> {
  readonly query: CallQuery<N>;
  readonly body: CallBody<N>;
  readonly who: IdentityOf[A];
  readonly language: Language;
  readonly services: Services;
  /** Address of the caller, for limits only. */
  readonly address: string;
  /** How the caller's browser names itself; null when it does not. */
  readonly userAgent: string | null;
}
type Handler<N extends CallName, A extends Access> = (
  context: CallContext<N, A>,
) => Promise<CallResult<N> | Answer<CallResult<N>>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route serves, for its documentation. */
    call?: { readonly name: CallName; readonly access: Access };
  }
}

const errorEnvelope = envelopeOf(Type.Unknown());

/** Form-data is read only now that the token is known, and only where the call takes it. */
const bodyOf = async (request: FastifyRequest, { body }: CallDefinition): Promise<unknown> => {
  if (!request.isMultipart()) return request.body;
  if (body !== 'multipart') throw new ApiError(400, messages.unreadable);
  return readMultipart(request);
};

/**
 * Serves one call of the contract: its method and path, its input checked, its result reduced to the listed fields and
 * wrapped in the envelope. `aliases` are further paths of the same call.
 */
export const registerCall = <N extends CallName, A extends Access>(
  app: FastifyInstance,
  name: N,
  access: A,
  handler: Handler<N, A>,
  aliases: readonly string[] = [],
): void => {
  const call: CallDefinition = calls[name];
  const schema: CallSchema = schemas[name];
  const checkQuery = schema.query && validatorOf(schema.query, 'query');
  const checkBody = schema.body && validatorOf(schema.body, call.body === 'json' ? 'json' : 'form');
  for (const url of [call.path, ...aliases]) {
    app.route({
      method: call.method,
      url,
      config: { call: { name, access } },
      // Only for writing answers: input is checked by the handler below, in one place and after the token.
      schema: { response: { 200: envelopeOf(schema.result), '4xx': errorEnvelope, '5xx': errorEnvelope } },
      handler: async (request) => {
        const { services } = app;
        const who = await identify(request, access, services);
        const context = {
          query: checkQuery?.(request.query),
          body: checkBody?.(await bodyOf(request, call)),
          who,
          language: languageOf(request),
          services,
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? null,
        };
        // The checks above have made the context what the handler's types say.
        const answer = await handler(context as CallContext<N, A>);
        return answer instanceof Answer
          ? { ...failure(answer.code, '', answer.result), type: 'info' }
          : success(answer);
      },
    });
  }
};
