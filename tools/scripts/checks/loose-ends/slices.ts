import { everyNode, isNode, type Node } from '../syntax.ts';
import type { Parsed } from '../sources.ts';
import { argumentsOf, bare, calleeOf, fieldsOf, memberOf, nameOf } from './nodes.ts';

/** A slice of the store as its file declares it. */
export interface Slice {
  name: string;
  file: string;
  state: string[];
  /** Its own events. */
  events: string[];
  selectors: Map<string, Node>;
  /** Everything in its file but the selectors. */
  rest: Node[];
}

const objectAt = (value: Node | undefined, nodes: readonly Node[]): Map<string, Node> => {
  if (value?.type === 'ObjectExpression') return fieldsOf(value);
  if (value?.type !== 'Identifier') return new Map();
  const declared = nodes.find((node) => node.type === 'VariableDeclarator' && nameOf(node['id']) === nameOf(value));
  return objectAt(bare(declared?.['init']), declared ? [] : nodes);
};

export const slicesIn = ({ file, nodes }: Parsed): Slice[] =>
  nodes
    .filter((node) => node.type === 'CallExpression' && calleeOf(node) === 'createSlice')
    .map((call) => {
      const parts = objectAt(argumentsOf(call)[0], nodes);
      const selectors = objectAt(parts.get('selectors'), nodes);
      const selecting = new Set([...selectors.values()].flatMap(everyNode));
      return {
        name: nameOf(parts.get('name')) ?? '',
        file,
        state: [...objectAt(parts.get('initialState'), nodes).keys()],
        events: [...objectAt(parts.get('reducers'), nodes).keys()],
        selectors,
        rest: nodes.filter((node) => !selecting.has(node)),
      };
    });

/** The fields that a node reads: `state.field`, `({ field }) =>`; what is only written is not read. */
const readBy = (nodes: readonly Node[]): Set<string> => {
  const written = new Set(
    nodes.flatMap((node) =>
      node.type === 'AssignmentExpression' && node['operator'] === '=' ? [bare(node['left'])] : [],
    ),
  );
  return new Set(
    nodes.flatMap((node) => {
      if (node.type === 'ObjectPattern') return [...fieldsOf(node).keys()];
      const name = written.has(node) ? undefined : memberOf(node)?.name;
      return name === undefined ? [] : [name];
    }),
  );
};

const wordsIn = ({ nodes }: Parsed): Set<string> =>
  new Set(nodes.flatMap((node) => (node.type === 'Identifier' ? [String(node['value'])] : [])));

/** Whether a file calls a selector or gives it to a call, such as `useSelector`; handing it on alone is no use. */
const takes = ({ nodes }: Parsed, name: string): boolean =>
  nodes.some(
    (node) =>
      node.type === 'CallExpression' &&
      (calleeOf(node) === name ||
        argumentsOf(node).some((given) => nameOf(given) === name || memberOf(given)?.name === name)),
  );

/** Of a selector that gives the whole state any file that uses it may read a field. */
const givesAll = (selector: Node): boolean => {
  const body = bare(selector['body']);
  const [first] = Array.isArray(selector['params']) ? selector['params'] : [];
  const parameter = isNode(first) && first.type === 'Parameter' ? first['pat'] : first;
  return body?.type === 'Identifier' && nameOf(body) === nameOf(parameter);
};

/**
 * The fields of the store that nothing reads: neither a selector that is used, nor a reducer, nor a file that takes the
 * state as a whole.
 */
export const fieldsWithoutReader = (slices: readonly Slice[], files: readonly Parsed[]): string[] => {
  const others = files.map((file) => ({ file, words: wordsIn(file) }));
  return slices.flatMap((slice) => {
    const elsewhere = others.filter(({ file }) => file.file !== slice.file);
    const used = [...slice.selectors].filter(([name]) => elsewhere.some(({ file }) => takes(file, name)));
    const whole = used.filter(([, selector]) => givesAll(selector)).map(([name]) => name);
    const takers = elsewhere.filter(({ words }) => [slice.name, ...whole].some((name) => words.has(name)));
    const read = new Set([
      ...used.flatMap(([, selector]) => [...readBy(everyNode(selector))]),
      ...readBy(slice.rest),
      ...takers.flatMap(({ file }) => [...readBy(file.nodes)]),
    ]);
    return slice.state.filter((field) => !read.has(field)).map((field) => `${slice.name}.${field}`);
  });
};

/** The events of slices that nothing dispatches. */
export const eventsWithoutDispatcher = (slices: readonly Slice[], files: readonly Parsed[]): string[] => {
  const called = new Set(
    files.flatMap(({ nodes }) =>
      nodes.flatMap((node) => (node.type === 'CallExpression' ? (calleeOf(node) ?? []) : [])),
    ),
  );
  return slices.flatMap(({ name, events }) =>
    events.filter((event) => !called.has(event)).map((event) => `${name}.${event}`),
  );
};
