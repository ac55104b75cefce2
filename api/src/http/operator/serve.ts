import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import {
  operatorCalls,
  operatorSchemas,
  type OperatorBody,
  type OperatorCall,
  type OperatorCallName,
  type OperatorCallSchema,
  type OperatorQuery,
  type OperatorResult,
} from '@shop/contract/operator';
import type { Operator } from '../../domain/operator/operator.ts';
import type { Services } from '../../services.ts';
import { mostOfCsv, receiveCsv, type ReceivedCsv } from '../csv-file.ts';
import { envelopeOf, success } from '../envelope.ts';
import { mostOfBody } from '../policies.ts';
import { validatorOf } from '../validation.ts';
import { visitorAddress } from '../visitor-address.ts';
import { mostOfPicture, receivePicture } from './picture-body.ts';

type Calls = typeof operatorCalls;

interface Context<N extends OperatorCallName> {
  readonly query: OperatorQuery<N>;
  readonly body: Calls[N] extends { body: 'csv' }
    ? ReceivedCsv
    : Calls[N] extends { body: 'picture' }
      ? Uint8Array
      : OperatorBody<N>;
  readonly by: Calls[N]['roles'] extends 'anybody' ? null : Operator;
  readonly services: Services;
  /** The visitor's IP address. */
  readonly address: string;
}

/** Handlers of some of the operator's calls, by their names. */
export type OperatorHandlers<N extends OperatorCallName = OperatorCallName> = {
  readonly [K in N]: (context: Context<K>) => Promise<OperatorResult<K>>;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operator's call that a route serves, for its documentation. */
    operatorCall?: OperatorCallName;
  }
}

const errorEnvelope = envelopeOf(Type.Unknown());

/** Serves one of the operator's calls: its key and role are checked first, then its input. */
export const serveOperator = (
  app: FastifyInstance,
  name: OperatorCallName,
  handle: (context: never) => Promise<unknown>,
): void => {
  const { method, path, body, roles }: OperatorCall = operatorCalls[name];
  const schema: OperatorCallSchema = operatorSchemas[name];
  const checkQuery = schema.query && validatorOf(schema.query, 'query');
  const checkBody = body === 'json' && schema.body ? validatorOf(schema.body, body) : null;
  // Numbers of products may look like those of cards.
  const isFile = body === 'csv';
  const isPicture = body === 'picture';
  app.route({
    method,
    url: path,
    config: {
      operatorCall: name,
      policy: {
        ...(roles === 'anybody'
          ? { who: 'operatorToBe', limit: 'inHandler' }
          : { who: 'operator', roles, limit: 'operatorCall' }),
        body: isFile ? mostOfCsv : isPicture ? mostOfPicture : mostOfBody,
        repeat: method === 'GET' ? 'reads' : 'once',
        ...((isFile || isPicture) && { takesCards: true }),
      },
    },
    // Only for writing answers: input is checked by the handler below, after the key.
    schema: { response: { 200: envelopeOf(schema.result), '4xx': errorEnvelope, '5xx': errorEnvelope } },
    handler: async (request) => {
      const { services } = app;
      const query = checkQuery?.(request.query);
      const file = isFile ? await receiveCsv(request.body) : null;
      const given = isPicture ? await receivePicture(request.body) : checkBody?.(request.body);
      try {
        // The checks establish the handler's types.
        const context = {
          query,
          body: file ?? given,
          by: request.operator,
          services,
          address: visitorAddress(request),
        };
        return success(await handle(context as never));
      } finally {
        await file?.discard();
      }
    },
  });
};
