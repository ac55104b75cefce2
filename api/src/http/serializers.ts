import serializers from '@fastify/fast-json-stringify-compiler';

type Compile = ReturnType<ReturnType<typeof serializers>>;
type Schema = Parameters<Compile>[0]['schema'];

/** Types that may be null and are written by their type. */
const written: ReadonlySet<unknown> = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean']);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The other schema in a choice of it or null; null for any other choice. */
const orNull = (choice: unknown): object | null => {
  if (!Array.isArray(choice) || choice.length !== 2) return null;
  const isNull = (one: unknown): boolean => isObject(one) && one['type'] === 'null';
  const rest: unknown[] = choice.filter((one) => !isNull(one));
  const [only] = rest;
  return rest.length === 1 && isObject(only) && written.has(only['type']) ? only : null;
};

/**
 * A schema for writing: of a choice of something or null the writer would have an answer checked whole, to find out which
 * it is. With `nullable` it looks for null alone.
 */
const forWriting = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(forWriting);
  if (!isObject(schema)) return schema;
  const only = orNull(schema['anyOf']);
  const { anyOf: _choice, ...rest } = schema;
  const of = only ? { ...rest, ...only, nullable: true } : schema;
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, forWriting(value)]));
};

type Write = ReturnType<Compile>;

/** By schema, of all apps of the process. */
const writers = new WeakMap<object, Write>();

/**
 * Fastify's own way to write answers by their schemas, with each schema compiled when its first answer is written: to
 * compile all of them takes most of a start, and an answer never waits for more than its own.
 */
export const lazySerializers: ReturnType<typeof serializers> = (schemas, options) => {
  const compile = serializers()(schemas, options);
  return (route) => {
    const key = Object(route.schema);
    return (answer) => {
      const write = writers.get(key) ?? compile({ ...route, schema: forWriting(route.schema) as Schema }); // the same kind of schema
      writers.set(key, write);
      return write(answer);
    };
  };
};
