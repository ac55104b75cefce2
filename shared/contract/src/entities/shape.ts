import type { TSchema } from 'typebox';

/** The fields of a schema: an object's by name, a list's as its one item, anything else as the name of its JSON type. */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

const isSchema = (value: unknown): value is TSchema => typeof value === 'object' && value !== null;

/**
 * Bare enough to stand beside a row of the requirements. A field that may be null is shown
 * by what else it may be, a closed list by its values.
 */
export const shapeOf = (schema: TSchema): Shape => {
  const { type, properties, items, anyOf, enum: values } = schema as Record<string, unknown>; // JSON Schema's own words
  if (Array.isArray(values)) return values.join(' | ');
  if (Array.isArray(anyOf)) {
    const shapes = anyOf.filter(isSchema).map(shapeOf);
    return shapes.find((shape) => shape !== 'null') ?? 'null';
  }
  if (isSchema(items)) return [shapeOf(items)];
  if (isSchema(properties)) {
    return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, shapeOf(field)]));
  }
  return String(type);
};
