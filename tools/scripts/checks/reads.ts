import type { Finished } from './run.ts';
import { sourcesIn } from './sources.ts';
import { argumentsOf, calleeOf } from './loose-ends/nodes.ts';
import { everyNode, isNode, moduleOf, textOf, type Node } from './syntax.ts';

/** A query endpoint: its name, and the calls of the API that it makes. */
export interface Read {
  name: string;
  calls: string[];
}

const keyOf = ({ key }: Node): string | undefined =>
  isNode(key) && key.type === 'Identifier' ? String(key['value']) : textOf(key);

/** Is this `build.query(…)`, or that of an endless list? */
const isQuery = (value: unknown): value is Node => {
  if (!isNode(value) || value.type !== 'CallExpression') return false;
  const { callee } = value;
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee['property'])) return false;
  return ['query', 'infiniteQuery'].includes(String(callee['property']['value']));
};

/** The value of `call`, or what `calling` is given first. */
const calledBy = (node: Node): unknown => {
  if (node.type === 'KeyValueProperty' && keyOf(node) === 'call') return node['value'];
  return node.type === 'CallExpression' && calleeOf(node) === 'calling' ? argumentsOf(node)[0] : undefined;
};

/** The texts that name a call in an endpoint; of a choice, all of them. */
const callsIn = (endpoint: Node): string[] =>
  everyNode(endpoint)
    .map(calledBy)
    .filter(isNode)
    .flatMap((called) => everyNode(called).flatMap((node) => textOf(node) ?? []));

/** The query endpoints that a file declares. */
export const readsIn = (source: string, tsx: boolean): Read[] =>
  everyNode(moduleOf(source, tsx)).flatMap((node) => {
    const { value } = node;
    if (node.type !== 'KeyValueProperty' || !isQuery(value)) return [];
    return [{ name: keyOf(node) ?? '', calls: [...new Set(callsIn(value))] }];
  });

/** The calls that more than one endpoint reads, each with where. */
export const readTwice = (reads: readonly (Read & { file: string })[]): string[] => {
  const places = new Map<string, string[]>();
  for (const { file, name, calls } of reads) {
    for (const call of calls) places.set(call, [...(places.get(call) ?? []), `${name} in ${file}`]);
  }
  return [...places].filter(([, { length }]) => length > 1).map(([call, at]) => `${call} is read by ${at.join(', ')}`);
};

/** The query endpoints of shell, remotes and what they share. */
export const everyRead = async (): Promise<(Read & { file: string })[]> => {
  const sources = await sourcesIn(['host', 'remote-*', 'shared']);
  return sources
    .filter(({ file }) => file.includes('/src/'))
    .filter(({ source }) => /\.(query|infiniteQuery)\b/.test(source))
    .flatMap(({ file, source }) => readsIn(source, file.endsWith('x')).map((read) => ({ ...read, file })));
};

/** Fails when one call of the API is the query of several endpoints: its answer would be fetched and kept twice. */
export const readsOnce = async (): Promise<Finished> => {
  const twice = readTwice(await everyRead());
  return { ok: twice.length === 0, output: twice.join('\n') };
};
