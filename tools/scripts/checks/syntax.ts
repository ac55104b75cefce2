import { parseSync } from '@swc/core';

/** A node of a file's syntax tree, as swc gives it. */
export interface Node {
  type: string;
  [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const moduleOf = (source: string, tsx: boolean): Node => {
  const module: unknown = parseSync(source, { syntax: 'typescript', tsx, target: 'es2023' });
  return isNode(module) ? module : { type: 'Module' };
};

/** The nodes directly below a node; swc wraps arguments in objects without a type. */
export const childrenOf = (value: unknown): Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((child) => (isNode(child) ? [child] : childrenOf(child)));
};

export const everyNode = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(everyNode)];

/** The text of a string, a template or a sum of both; values put in are left out. Undefined for anything else. */
export const textOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node['value']);
  if (node.type === 'TemplateLiteral') {
    return childrenOf(node['quasis'])
      .map((part) => String(part['cooked']))
      .join('$');
  }
  if (node.type !== 'BinaryExpression') return undefined;
  const sides = [textOf(node['left']), textOf(node['right'])];
  return sides.every((side) => side === undefined) ? undefined : sides.join('');
};
