import { everyNode, isNode, type Node } from '../syntax.ts';
import type { Parsed } from '../sources.ts';
import { argumentsOf, bare, calleeOf, choicesOf, fieldsOf, keyOf, memberOf } from './nodes.ts';

/** The object that `withEndpoints(api, (build) => ({ … }))` is given, of every file. */
const endpointsOf = (node: Node): Map<string, Node> => {
  if (node.type !== 'CallExpression' || calleeOf(node) !== 'withEndpoints') return new Map();
  const [, made] = argumentsOf(node);
  const object = made?.type === 'ArrowFunctionExpression' ? bare(made['body']) : undefined;
  return object?.type === 'ObjectExpression' ? fieldsOf(object) : new Map();
};

/** Names that a node may call: `{ call: 'menu' }`, `calling('menu')`, `client.call('menu', …)`, `call(as, 'menu', …)`. */
const calledBy = (node: Node): string[] => {
  if (node.type === 'KeyValueProperty' && keyOf(node) === 'call') return choicesOf(node['value']);
  if (node.type !== 'CallExpression' || !['call', 'calling'].includes(calleeOf(node) ?? '')) return [];
  return argumentsOf(node).slice(0, 2).flatMap(choicesOf);
};

const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The endpoints that a file asks: by a hook's name, or as `api.endpoints.menu` of which more than a matcher is used. */
const askedIn = (nodes: readonly Node[]): string[] => {
  const handled = new Set(
    nodes.flatMap((node) => {
      const member = memberOf(node);
      return member?.name?.startsWith('match') && member.object ? [member.object] : [];
    }),
  );
  return nodes.flatMap((node) => {
    if (node.type === 'CallExpression') {
      const hook = /^use(?:Lazy)?([A-Z]\w*?)(?:Infinite)?(?:Query|QueryState|Mutation)$/.exec(calleeOf(node) ?? '');
      return hook?.[1] ? [lowered(hook[1])] : [];
    }
    if (node.type === 'VariableDeclarator' && memberOf(node['init'])?.name === 'endpoints' && isNode(node['id'])) {
      return [...fieldsOf(node['id']).keys()];
    }
    const member = memberOf(node);
    const isEndpoint = member?.object && !handled.has(node) && memberOf(member.object)?.name === 'endpoints';
    return isEndpoint && member.name !== undefined ? [member.name] : [];
  });
};

/** The calls of the contract that nothing in these files makes. A call of an endpoint counts when the endpoint is asked. */
export const callsWithoutCaller = (calls: readonly string[], files: readonly Parsed[]): string[] => {
  const asked = new Set(files.flatMap(({ nodes }) => askedIn(nodes)));
  const made = files.flatMap(({ nodes }) => {
    const endpoints = nodes.flatMap((node) => [...endpointsOf(node)]);
    const idle = new Set(endpoints.filter(([name]) => !asked.has(name)).flatMap(([, value]) => everyNode(value)));
    return nodes.filter((node) => !idle.has(node)).flatMap(calledBy);
  });
  const known = new Set(made);
  return calls.filter((call) => !known.has(call));
};
