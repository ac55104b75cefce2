import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls, type CallName } from '@shop/contract';

/** Expose of a remote (`catalog/product`), or the shell → the calls that its code can make. */
export type Uses = ReadonlyMap<string, ReadonlySet<CallName>>;

const isCall = (name: string): name is CallName => name in calls;
const endpoint = /(\w+): build\.(?:query|mutation|infiniteQuery)\b/;
const hook = /\buse(?:Lazy)?(\w+?)(?:InfiniteQuery|QueryState|QuerySubscription|Query|Mutation)\b/g;
const hookCalled = new RegExp(`${hook.source}(?=\\()`, 'g');
const member = /\bendpoints\.(\w+)/g;
const members = /\{([^{}]+)\} = \w+\.endpoints\b/g;
/** A text between quotes that is no argument of a type. */
const quoted = /(?<!<)'(\w+)'/g;
const imported = /\b(?:from |import\()'(\.[^']+)'/g;

const all = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const definesEndpoints = (text: string): boolean => text.includes('withEndpoints(');

/** The endpoints that all sources define, with their calls, by name: an endpoint's name is used once in the shop. */
const endpointsIn = (texts: readonly string[]): Map<string, CallName[]> => {
  const found = new Map<string, CallName[]>();
  for (const text of texts.filter(definesEndpoints)) {
    const [, ...parts] = text.split(endpoint); // name, what follows it, name, what follows it, …
    for (let at = 0; at < parts.length; at += 2) {
      found.set(parts[at] ?? '', all(quoted, parts[at + 1] ?? '').filter(isCall));
    }
  }
  return found;
};

/** The source files that a file imports, itself among them, within its package. */
const closure = (entry: string, read: (file: string) => string): Set<string> => {
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file) || !existsSync(file) || !/\.tsx?$/.test(file)) return;
    files.add(file);
    for (const target of all(imported, read(file))) visit(path.resolve(path.dirname(file), target));
  };
  visit(entry);
  return files;
};

/**
 * Which calls the shell, and the pages and parts of the remotes below a folder make, read from their sources: the hooks and endpoints
 * that they and what they import use. Parts of other remotes in their slots are told of by themselves.
 */
export const usesIn = (root: string): Uses => {
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8');
    texts.set(file, text);
    return text;
  };
  const isSource = (file: string): boolean => !/\.test\.tsx?$|\/testing\//.test(file);
  const sources = globSync('{host,remote-*,shared/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(isSource);
  const endpoints = endpointsIn(sources.map((file) => read(path.join(root, file))));

  const callsOf = (text: string): CallName[] => {
    // What a file with endpoints defines is not used by that alone.
    const isDefining = definesEndpoints(text);
    const taken = all(members, text).flatMap((list) => list.split(',').map((name) => name.trim()));
    const hooks = all(isDefining ? hookCalled : hook, text).map(lowerFirst);
    const named = [...hooks, ...all(member, text), ...taken];
    return [
      ...named.flatMap((name) => endpoints.get(name) ?? []),
      ...(isDefining ? [] : all(quoted, text).filter(isCall)),
    ];
  };
  const usedBy = (files: Iterable<string>): Set<CallName> => new Set([...files].flatMap((file) => callsOf(read(file))));
  const parts = globSync('remote-*/src/{pages,extensions}/*.tsx', { cwd: root }).filter(isSource).toSorted();
  const shell = globSync('{host/src,shared/session/src}/**/*.{ts,tsx}', { cwd: root }).filter(isSource);
  return new Map([
    ['every page (host)', usedBy(shell.map((file) => path.join(root, file)))],
    ...parts.map((file): [string, Set<CallName>] => {
      const [remote = ''] = file.split(path.sep);
      const name = `${remote.replace('remote-', '')}/${path.basename(file, '.tsx')}`;
      return [name, usedBy(closure(path.join(root, file), read))];
    }),
  ]);
};
