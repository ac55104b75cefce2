import { isNode, textOf, type Node } from '../syntax.ts';

const WRAPPERS = new Set([
  'TsAsExpression',
  'TsConstAssertion',
  'TsSatisfiesExpression',
  'TsNonNullExpression',
  'ParenthesisExpression',
]);

/** An expression without the types and brackets around it. */
export const bare = (node: unknown): Node | undefined => {
  if (!isNode(node)) return undefined;
  return WRAPPERS.has(node.type) ? bare(node['expression']) : node;
};

export const nameOf = (node: unknown): string | undefined => {
  const inner = bare(node);
  if (!inner) return undefined;
  return inner.type === 'Identifier' ? String(inner['value']) : textOf(inner);
};

export const keyOf = ({ key }: Node): string | undefined => nameOf(key);

/** `name` of `object.name`. */
export const memberOf = (node: unknown): { object: Node | undefined; name: string | undefined } | undefined => {
  const inner = bare(node);
  if (inner?.type !== 'MemberExpression') return undefined;
  const { property } = inner;
  const computed = isNode(property) && property.type === 'Computed' ? property['expression'] : property;
  return { object: bare(inner['object']), name: nameOf(computed) };
};

export const argumentsOf = (call: Node): Node[] => {
  const given = Array.isArray(call['arguments']) ? call['arguments'] : [];
  return given.flatMap((one: { expression?: unknown }) => bare(one.expression) ?? []);
};

/** The last name of what is called: `b` of `a.b()` as of `b()`. */
export const calleeOf = (call: Node): string | undefined => memberOf(call['callee'])?.name ?? nameOf(call['callee']);

/** The texts that an expression may be: itself, or either side of a choice. */
export const choicesOf = (node: unknown): string[] => {
  const inner = bare(node);
  if (inner?.type === 'StringLiteral') return [String(inner['value'])];
  if (inner?.type !== 'ConditionalExpression') return [];
  return [...choicesOf(inner['consequent']), ...choicesOf(inner['alternate'])];
};

/** The fields of an object that is written out, each with its value; a shorthand is its own value. */
export const fieldsOf = (object: Node): Map<string, Node> => {
  const properties = Array.isArray(object['properties']) ? object['properties'] : [];
  const fields = new Map<string, Node>();
  for (const property of properties.filter(isNode)) {
    const name = property.type === 'Identifier' ? String(property['value']) : keyOf(property);
    const value = property.type === 'KeyValueProperty' ? bare(property['value']) : property;
    if (name !== undefined && value) fields.set(name, value);
  }
  return fields;
};
