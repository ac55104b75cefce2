import { calls, type CallDefinition, type CallName } from '@shop/contract';
import { schemas, type CallSchema } from '@shop/contract/schemas';
import { checkAnswer } from '../testing/answer-check.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { errorsOf } from './operation.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: { properties: object } }> }>;
}
type Operations = Record<string, Record<string, Operation>>;

let shop: TestApp;
let paths: Operations;
beforeAll(async () => {
  shop = await startTestApp();
  paths = (await shop.app.inject({ url: '/docs/json' })).json().paths;
});
afterAll(() => shop?.close());

const table = Object.entries(calls) as [CallName, CallDefinition][];
const operationOf = (name: CallName): Operation | undefined => {
  const { method, path }: CallDefinition = calls[name];
  return paths[path]?.[method.toLowerCase()];
};

test('every call of the contract is served', () => {
  const served = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ operationId }) => operationId in calls);
  expect(served.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(calls).toSorted());
});

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

test.each(table)('%s stands in the OpenAPI document with what it takes, answers and refuses', (name, { body }) => {
  const { query, body: input }: CallSchema = schemas[name];
  const fields = (schema: object | undefined): string[] =>
    schema && 'properties' in schema ? Object.keys(Object(schema.properties)) : [];
  const operation = operationOf(name);
  expect(operation?.operationId).toBe(name);
  expect(operation?.parameters?.map((one) => one.name) ?? []).toEqual(fields(query));
  const content = operation?.requestBody?.content ?? {};
  // A body without fields is none to OpenAPI.
  expect(Object.keys(content)).toEqual(body ? [mediaTypes[body]] : []);
  expect(Object.values(content).flatMap(({ schema }) => fields(schema))).toEqual(fields(input));
  const answer = operation?.responses['200']?.content?.['application/json']?.schema;
  expect(fields(answer)).toEqual(['code', 'message', 'result', 'type']);
  const said = Object.values(operation?.responses ?? {})
    .map(({ description }) => description)
    .join(' ');
  for (const meaning of Object.values(errorsOf(name))) expect(said).toContain(meaning);
});

test('API-001 what is refused answers the envelope, in the person’s language', async () => {
  const reply = await shop.app.inject({ url: `${calls.carts.path}?lang=fr` });
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toEqual({
    code: 401,
    message: 'Votre session est terminée.',
    result: null,
    type: 'error',
  });
});

test('an answer that the contract does not describe fails a test', () => {
  expect(() => checkAnswer('visitorId', { code: 200, result: { visitor_id: 'a', client_ip: '' } })).not.toThrow();
  expect(() => checkAnswer('visitorId', { code: 200, result: { visitor_id: 1, client_ip: '' } })).toThrow(
    'visitorId answered /visitor_id',
  );
  expect(() => checkAnswer('visitorId', { code: 200, result: { visitor_id: 'a', client_ip: '', more: 1 } })).toThrow(
    'visitorId answered',
  );
  expect(() => checkAnswer('productDetail', { code: 404, result: null })).not.toThrow();
  expect(() => checkAnswer('visitorId', { code: 404, result: null })).toThrow('visitorId answered 404');
});
