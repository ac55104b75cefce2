import { isNode, textOf, type Node } from '../syntax.ts';
import type { Parsed } from '../sources.ts';
import { bare, fieldsOf } from './nodes.ts';

/** A record of an answer: where it first appears, and its fields. */
export interface AnswerRecord {
  at: string;
  fields: string[];
}

const below = (schema: unknown, at: string, seen: Set<object>): AnswerRecord[] => {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { properties, items, anyOf, patternProperties } = schema as Record<string, unknown>; // JSON Schema's own words
  const own = typeof properties === 'object' && properties !== null ? Object.entries(properties) : [];
  return [
    ...(own.length > 0 ? [{ at, fields: own.map(([name]) => name) }] : []),
    ...own.flatMap(([name, field]) => below(field, `${at}.${name}`, seen)),
    ...below(items, `${at}[]`, seen),
    ...(Array.isArray(anyOf) ? anyOf.flatMap((one) => below(one, at, seen)) : []),
    ...Object.values(patternProperties ?? {}).flatMap((one) => below(one, `${at}{}`, seen)),
  ];
};

/** The records of all answers, each once. */
export const recordsOf = (schemas: Readonly<Record<string, { result: unknown }>>): AnswerRecord[] => {
  const seen = new Set<object>();
  return Object.entries(schemas).flatMap(([call, { result }]) => below(result, call, seen));
};

/** What a literal says, or undefined for anything that the program works out. */
export const literalOf = (node: unknown): string | undefined => {
  const inner = bare(node);
  if (!inner) return undefined;
  if (inner.type === 'NullLiteral') return 'null';
  if (inner.type === 'BooleanLiteral' || inner.type === 'NumericLiteral') return String(inner['value']);
  if (inner.type === 'StringLiteral') return `“${textOf(inner)}”`;
  if (inner.type === 'Identifier') return inner['value'] === 'undefined' ? 'undefined' : undefined;
  if (inner.type === 'ArrayExpression') return empty(inner['elements'], '[]');
  if (inner.type === 'ObjectExpression') return empty(inner['properties'], '{}');
  return undefined;
};
const empty = (parts: unknown, text: string) => (Array.isArray(parts) && parts.length === 0 ? text : undefined);

/** Objects that the API writes out, as the values of their fields. */
export const objectsIn = (files: readonly Parsed[]): Map<string, Node>[] =>
  files
    .flatMap(({ nodes }) => nodes)
    .filter((node) => isNode(node) && node.type === 'ObjectExpression')
    .map(fieldsOf);

/**
 * The fields of answers for which the API has one literal and nothing else. An object that is written out belongs to
 * every record that has all of its fields; a field that no such object has comes from elsewhere, such as a row.
 */
export const fixedFields = (records: readonly AnswerRecord[], objects: readonly Map<string, Node>[]): string[] =>
  records.flatMap(({ at, fields }) => {
    const known = new Set(fields);
    const ours = objects.filter((object) => object.size > 0 && [...object.keys()].every((name) => known.has(name)));
    return fields.flatMap((name) => {
      const said = new Set(ours.filter((object) => object.has(name)).map((object) => literalOf(object.get(name))));
      const [only] = said;
      return said.size === 1 && only !== undefined ? [`${at}.${name}`] : [];
    });
  });
