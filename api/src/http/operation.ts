import { STATUS_CODES } from 'node:http';
import type { FastifySchema } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { calls, type CallDefinition, type CallName } from '@shop/contract';
import { commonErrors, schemas, type CallSchema } from '@shop/contract/schemas';
import { envelopeOf, httpStatusOf } from './envelope.ts';

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** Every code that a call may refuse with, and what it means. */
export const errorsOf = (name: CallName): Readonly<Record<number, string>> => {
  const schema: CallSchema = schemas[name];
  return { ...commonErrors, ...schema.errors };
};

/** By HTTP status, under which OpenAPI lists answers; codes that are no status (10404, 2002) say themselves in the text. */
export const responsesOf = (result: TSchema, errors: Readonly<Record<number, string>>): Record<string, object> => {
  const texts = new Map<number, string[]>();
  for (const [code, meaning] of Object.entries(errors)) {
    const status = httpStatusOf(Number(code));
    const text = String(status) === code ? meaning : `Code ${code}: ${meaning}`;
    texts.set(status, [...(texts.get(status) ?? []), text]);
  }
  const others = texts.get(200) ?? [];
  texts.delete(200);
  const refusals = [...texts].map(([status, meanings]) => [
    String(status),
    { description: meanings.join(' '), ...envelopeOf(Type.Unknown()) },
  ]);
  return {
    200: { description: [STATUS_CODES[200], ...others].join('. '), ...envelopeOf(result) },
    ...Object.fromEntries(refusals),
  };
};

/** Which token goes with it; `anyone` may leave it out. */
const securityOf = (access: string): readonly Record<string, string[]>[] => {
  if (access === 'public') return [];
  return access === 'anyone' ? [{}, { token: [] }] : [{ token: [] }];
};

/** A call as an OpenAPI operation, for the documentation plugin. */
export const operationOf = (name: CallName, access: string, url: string): FastifySchema => {
  const call: CallDefinition = calls[name];
  const schema: CallSchema = schemas[name];
  return {
    operationId: url === call.path ? name : `${name}Alias`,
    tags: [call.path.split('/')[2] ?? 'api'],
    description: `For: ${access}.`,
    security: securityOf(access),
    ...(schema.query && { querystring: schema.query }),
    ...(schema.body && { body: schema.body }),
    ...(call.body && { consumes: [mediaTypes[call.body]] }),
    response: responsesOf(schema.result, errorsOf(name)),
  };
};
