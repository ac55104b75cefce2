import type { TObject } from 'typebox';
import { Value } from 'typebox/value';

/**
 * How a schema fails to hold an example: that it refuses the example itself, or takes one that lacks a field, has a
 * field of another kind or one too many. Empty for a schema that holds it; `optional` fields may be left out.
 */
export const weaknesses = (schema: TObject, example: Readonly<Record<string, unknown>>, optional: string[] = []) => {
  const takes = (value: unknown): boolean => Value.Check(schema, value);
  const fields = Object.keys(example);
  const without = (field: string) => Object.fromEntries(Object.entries(example).filter(([name]) => name !== field));
  return [
    ...(takes(example) ? [] : [...Value.Errors(schema, example)].map((error) => `refuses ${error.instancePath}`)),
    ...fields.filter((field) => takes(without(field)) !== optional.includes(field)).map((field) => `lacking ${field}`),
    ...fields.filter((field) => takes({ ...example, [field]: { other: true } })).map((field) => `any ${field}`),
    ...(takes({ ...example, surprise: 1 }) ? ['one more field'] : []),
  ];
};
