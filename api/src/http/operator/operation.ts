import type { FastifySchema } from 'fastify';
import {
  operatorCalls,
  operatorErrors,
  operatorSchemas,
  type OperatorCall,
  type OperatorCallName,
} from '@shop/contract/operator';
import type { CallSchema } from '@shop/contract/schemas';
import { responsesOf } from '../operation.ts';

/** Every code that one of the operator's calls may refuse with, and what it means. */
export const operatorErrorsOf = (name: OperatorCallName): Readonly<Record<number, string>> => {
  const schema: CallSchema = operatorSchemas[name];
  return { ...operatorErrors, ...schema.errors };
};

/** One of the operator's calls as an OpenAPI operation, for the documentation plugin. */
export const operatorOperationOf = (name: OperatorCallName): FastifySchema => {
  const { body, roles }: OperatorCall = operatorCalls[name];
  const schema: CallSchema = operatorSchemas[name];
  return {
    operationId: `operator_${name}`,
    tags: ['operator'],
    description: `For keys of the role: ${roles.join(', ')}.`,
    security: [{ operatorKey: [] }],
    ...(schema.query && { querystring: schema.query }),
    ...(schema.body && { body: schema.body }),
    ...(body && { consumes: ['application/json'] }),
    response: responsesOf(schema.result, operatorErrorsOf(name)),
  };
};
