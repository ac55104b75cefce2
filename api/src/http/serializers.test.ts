import serializers from '@fastify/fast-json-stringify-compiler';
import { calls, type CallName } from '@shop/contract';
import { schemas } from '@shop/contract/schemas';
import { Type, type TProperties, type TSchema } from 'typebox';
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

// A start no longer compiles them.
test.each(Object.keys(calls) as CallName[])('the answer of %s can be compiled', (name) => {
  expect(() => serializers()()({ ...route, schema: envelopeOf(schemas[name].result) })).not.toThrow();
});

const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const listed = <P extends TProperties>(fields: P) => Type.Object(fields, { additionalProperties: false });

test('what may be null is written by its fields as anything else is, in any depth', () => {
  const inner = orNull(listed({ text: Type.String() }));
  const result = orNull(listed({ inner, texts: Type.Array(orNull(Type.String())), one: orNull(Type.Integer()) }));
  const write = lazySerializers()({ ...route, schema: envelopeOf(result) });
  const written = (given: unknown): unknown =>
    (JSON.parse(write({ code: 200, message: '', type: '', result: given })) as { result: unknown }).result;
  const given = { inner: { text: 'a', secret: 1 }, texts: ['b', null], one: null, secret: 2 };
  expect(written(given)).toEqual({ inner: { text: 'a' }, texts: ['b', null], one: null });
  expect(written({ inner: null, texts: [], one: 7 })).toEqual({ inner: null, texts: [], one: 7 });
  expect(written(null)).toBeNull();
  // Missing required fields are refused as elsewhere.
  expect(() => written({ inner: {}, texts: [], one: 7 })).toThrow('"text" is required');
});
