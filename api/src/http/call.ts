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
import type { CustomerIdentity, Shopper } from '../identity/identity.ts';
import { shopperOf } from '../identity/token-store.ts';
import type { Services } from '../services.ts';
import { Answer, envelopeOf, failure, success } from './envelope.ts';
import { ApiError, messages } from './error.ts';
import { languageOf } from './language.ts';
import { validatorOf } from './validation.ts';

/** `public` never looks at a token, `anyone` takes one, `shopper` needs a guest's or a customer's, `customer` a customer's. */
export type Access = 'public' | 'anyone' | 'shopper' | 'customer';
interface IdentityOf {
  public: null;
  anyone: Shopper | null;
  shopper: Shopper;
  customer: CustomerIdentity;
}

export interface CallContext<N extends CallName, A extends Access> {
  readonly query: CallQuery<N>;
  readonly body: CallBody<N>;
  readonly who: IdentityOf[A];
  readonly language: Language;
  readonly services: Services;
  /** Address of the caller, for limits only. */
  readonly address: string;
}
type Handler<N extends CallName, A extends Access> = (
  context: CallContext<N, A>,
) => Promise<CallResult<N> | Answer<CallResult<N>>>;

const identify = async (request: FastifyRequest, access: Access, services: Services): Promise<Shopper | null> => {
  if (access === 'public') return null;
  const token = request.headers.authorization?.replace(/^Bearer /i, '').trim();
  const shopper = token ? await shopperOf(services.db, token, services.now()) : null;
  if (access === 'anyone') return shopper;
  if (shopper === null) throw new ApiError(401, access === 'customer' ? messages.signInNeeded : messages.sessionNeeded);
  if (access === 'customer' && shopper.kind !== 'customer') throw new ApiError(401, messages.signInNeeded);
  return shopper;
};

const errorEnvelope = envelopeOf(Type.Unknown());

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
      schema: {
        operationId: url === call.path ? name : `${name}Alias`,
        tags: [call.path.split('/')[2] ?? 'api'],
        ...(schema.query ? { querystring: schema.query } : {}),
        ...(schema.body ? { body: schema.body } : {}),
        response: { 200: envelopeOf(schema.result), '4xx': errorEnvelope, '5xx': errorEnvelope },
      },
      // The schemas above document the call; what checks is the handler below, in one place and after the token.
      validatorCompiler: () => () => true,
      handler: async (request) => {
        const { services } = app;
        const who = await identify(request, access, services);
        const context = {
          query: checkQuery?.(request.query),
          body: checkBody?.(request.body),
          who,
          language: languageOf(request),
          services,
          address: request.ip,
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
