import type { TSchema } from 'typebox';
import { operatorSchemas } from '../operator/schemas.ts';
import { schemas } from './index.ts';

/** The numbers in a schema that have no bound below or above, each by its way through the fields. */
const unbounded = (schema: TSchema, way: string): string[] => {
  const { type, properties, items, anyOf, minimum, maximum } = schema as TSchema & Record<string, unknown>; // JSON Schema's own words
  if (type === 'integer' || type === 'number') return minimum === undefined || maximum === undefined ? [way] : [];
  const inside = Object.entries((properties ?? {}) as Record<string, TSchema>);
  return [
    ...inside.flatMap(([name, field]) => unbounded(field, `${way}.${name}`)),
    ...(items ? unbounded(items as TSchema, `${way}[]`) : []),
    ...((anyOf ?? []) as TSchema[]).flatMap((one) => unbounded(one, way)),
  ];
};

test('every number that somebody sends has a bound on both sides', () => {
  const tables: Record<string, { query?: TSchema; body?: TSchema; result: TSchema }> = {
    ...schemas,
    ...operatorSchemas,
  };
  const sent = Object.entries(tables).flatMap(([name, { query, body }]) =>
    Object.entries({ query, body }).flatMap(([part, schema]) => (schema ? unbounded(schema, `${name}.${part}`) : [])),
  );
  expect(sent).toEqual([]);
});
