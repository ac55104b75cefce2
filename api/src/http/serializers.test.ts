import serializers from '@fastify/fast-json-stringify-compiler';
import { calls, type CallName } from '@shop/contract';
import { schemas } from '@shop/contract/schemas';
import { envelopeOf } from './envelope.ts';
import { lazySerializers } from './serializers.ts';

const route = { method: 'GET', url: '/', httpStatus: '200' };

test('an answer has what its schema lists, and nothing else', () => {
  const schema = { type: 'object', properties: { code: { type: 'integer' } } };
  const write = lazySerializers()({ ...route, schema });
  expect([write({ code: 200, secret: 'x' }), write({ code: 404 })]).toEqual(['{"code":200}', '{"code":404}']);
});

test('a schema is compiled with the first answer, not before', () => {
  const write = lazySerializers()({ ...route, schema: { type: 'nonsense' } });
  expect(() => write({})).toThrow(/schema is invalid/);
});

// What a start no longer finds out.
test.each(Object.keys(calls) as CallName[])('the answer of %s can be compiled', (name) => {
  expect(() => serializers()()({ ...route, schema: envelopeOf(schemas[name].result) })).not.toThrow();
});
