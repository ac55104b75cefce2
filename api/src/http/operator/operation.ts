import type { FastifySchema } from 'fastify';
import {
  operatorCalls,
  operatorErrors,
  operatorSchemas,
  type OperatorCall,
  type OperatorCallName,
  type OperatorCallSchema,
} from '@shop/contract/operator';
import { responsesOf } from '../operation.ts';

const mediaTypes = { json: 'application/json', csv: 'text/csv', picture: 'application/octet-stream' } as const;

/** Every code that one of the operator's calls may refuse with, and what it means. */
export const operatorErrorsOf = (name: OperatorCallName): Readonly<Record<number, string>> => {
  const schema: OperatorCallSchema = operatorSchemas[name];
  return { ...operatorErrors, ...schema.errors };
};

/** One of the operator's calls as an OpenAPI operation, for the documentation plugin. */
export const operatorOperationOf = (name: OperatorCallName): FastifySchema => {
  const { body, roles }: OperatorCall = operatorCalls[name];
  const schema: OperatorCallSchema = operatorSchemas[name];
  return {
    operationId: `operator_${name}`,
    tags: ['operator'],
    description: roles === 'anybody' ? 'Without a key.' : `For keys of the role: ${roles.join(', ')}.`,
    security: roles === 'anybody' ? [] : [{ operatorKey: [] }],
    ...(schema.query && { querystring: schema.query }),
    ...(schema.body && { body: schema.body }),
    ...(body && { consumes: [mediaTypes[body]] }),
    response: responsesOf(schema.result, operatorErrorsOf(name)),
  };
};
