import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';
import { Type, type TSchema } from 'typebox';
import { ShopError } from '../domain/shop-error.ts';
import { invalidField, missingField } from '../domain/messages.ts';
import { unknownField } from './messages.ts';

/** The largest integer of the database's ids, amounts and counts. */
const largestInteger = 2 ** 31 - 1;

const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  return typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) <= largestInteger;
};

/**
 * JSON pointer of the first value of an input that the database has no room for: NUL or half a surrogate pair in a
 * text, an integer beyond 2³¹−1. Null when there is none.
 */
export const unstorablePath = (value: unknown, path = ''): string | null => {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return isStorable(value) ? null : path;
  for (const [name, part] of Object.entries(value)) {
    const found = unstorablePath(part, `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
};

export type Part = 'query' | 'json' | 'form';

interface SchemaError {
  keyword: string;
  instancePath: string;
  params: object;
}

const firstOf = (params: object, key: string): string => {
  const value: unknown = Reflect.get(params, key);
  return Array.isArray(value) ? String(value[0]) : '';
};

const fieldOf = ({ instancePath }: Pick<SchemaError, 'instancePath'>, name = ''): string =>
  [...instancePath.split('/').filter(Boolean), name].filter(Boolean).join('.') || 'body';

const explained = (error: SchemaError): ShopError => {
  if (error.keyword === 'additionalProperties' || error.keyword === 'unevaluatedProperties') {
    return new ShopError(400, unknownField(fieldOf(error, firstOf(error.params, 'additionalProperties'))));
  }
  if (error.keyword === 'required') {
    const field = fieldOf(error, firstOf(error.params, 'requiredProperties'));
    return new ShopError(400, missingField(field), { field });
  }
  const field = fieldOf(error);
  return new ShopError(400, invalidField(field), { field });
};

/**
 * Returns the schema for conversion: as `schema`, with any number in place of a whole one. Converted to a whole number,
 * `1.5` would become another amount than what was sent (CHK-011); as it is, the schema itself refuses it.
 */
const convertible = (schema: TSchema): TSchema => {
  if (Type.IsInteger(schema)) return Type.IsOptional(schema) ? Type.Optional(Type.Number()) : Type.Number();
  if (Type.IsArray(schema)) return Type.Array(convertible(schema.items));
  if (Type.IsUnion(schema)) return Type.Union(schema.anyOf.map(convertible));
  if (!Type.IsObject(schema)) return schema;
  const properties = Object.entries(schema.properties).map(([name, one]) => [name, convertible(one)] as const);
  return Type.Object(Object.fromEntries(properties));
};

/** By schema, of all apps of the process. */
const compiled = new WeakMap<TSchema, Validator>();

const compiledFrom = (schema: TSchema): Validator => {
  const known = compiled.get(schema) ?? Compile(schema);
  compiled.set(schema, known);
  return known;
};

/**
 * A check of one part of a request. Queries and forms carry only strings, so their values are converted first; a query
 * may hold more than the call takes (campaign parameters), a body may not.
 * @throws ShopError 400 naming the first wrong field
 */
export const validatorOf = (schema: TSchema, part: Part): ((value: unknown) => unknown) => {
  let loose: TSchema | undefined;
  return (value) => {
    // Compiled at the first request: compiling the schemas of all calls would delay the start.
    const check = compiledFrom(schema);
    const given = value ?? {};
    const converted = part === 'json' ? given : Value.Convert((loose ??= convertible(schema)), given);
    const input = part === 'query' ? Value.Clean(schema, converted) : converted;
    if (check.Check(input)) {
      const instancePath = unstorablePath(input);
      if (instancePath === null) return input;
      throw new ShopError(400, invalidField(fieldOf({ instancePath })));
    }
    const errors: SchemaError[] = [...check.Errors(input)];
    // An unknown field is reported before what follows from it.
    const first = errors.find((error) => error.keyword === 'additionalProperties') ?? errors[0];
    throw first ? explained(first) : new ShopError(400, invalidField('body'));
  };
};
