import path from 'node:path';
import { calls } from '@shop/contract';
import { type Links, linksOf } from './links.ts';
import type { Compilation, Compiler, javascript, Module } from 'webpack';

/**
 * Names that code has from elsewhere: calls of the contract that it makes, what it imports from the platform, builders of
 * links (`paths.order`), and keys of its package's own texts (`t('title.home')`).
 */
interface FoundNames {
  calls: string[];
  platform: string[];
  paths: string[];
  texts: string[];
}

/** The same of a whole build, where a link has its address too. */
export interface UsedNames extends Omit<FoundNames, 'paths'> {
  paths: Links;
}

const PLATFORM = '@shop/platform';
const CONTRACT = '@shop/contract';
const NAME = 'UsedNamesPlugin';

const fieldOf = (value: unknown, field: string): unknown => Object(value)[field];

const visitNodes = (value: unknown, visit: (node: object) => void): void => {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) visit(value);
  for (const part of Object.values(value)) visitNodes(part, visit);
};

/** The texts that an argument may be, as far as they stand in the code: `'a'`, `is ? 'a' : 'b'`. */
const namedBy = (argument: unknown): string[] => {
  const value = fieldOf(argument, 'value');
  if (typeof value === 'string') return [value];
  if (fieldOf(argument, 'type') !== 'ConditionalExpression') return [];
  return [...namedBy(fieldOf(argument, 'consequent')), ...namedBy(fieldOf(argument, 'alternate'))];
};

/** What a statement imports from a package: the package's name for it, and that of the module. */
const importedFrom = (node: object, from: string): { name: string; local: unknown }[] => {
  if (fieldOf(node, 'type') !== 'ImportDeclaration' || fieldOf(fieldOf(node, 'source'), 'value') !== from) return [];
  return (fieldOf(node, 'specifiers') as object[]).flatMap((specifier) => {
    const name = fieldOf(fieldOf(specifier, 'imported'), 'name');
    return typeof name === 'string' ? { name, local: fieldOf(fieldOf(specifier, 'local'), 'name') } : [];
  });
};

/** `order` of `paths.order`, by the name that `paths` has in the module. */
const builderIn = (node: object, local: unknown): string[] => {
  if (local === undefined || fieldOf(node, 'type') !== 'MemberExpression' || fieldOf(node, 'computed')) return [];
  const name = fieldOf(fieldOf(node, 'property'), 'name');
  return fieldOf(fieldOf(node, 'object'), 'name') === local && typeof name === 'string' ? [name] : [];
};

/** The names in a module's syntax tree (ESTree). A call of the contract is named by a function's first argument. */
const namesIn = (program: object): FoundNames => {
  const found: FoundNames = { calls: [], platform: [], paths: [], texts: [] };
  let paths: unknown; // imports stand at a module's beginning
  visitNodes(program, (node) => {
    for (const { name } of importedFrom(node, PLATFORM)) found.platform.push(name);
    paths ??= importedFrom(node, CONTRACT).find(({ name }) => name === 'paths')?.local;
    found.paths.push(...builderIn(node, paths));
    if (fieldOf(node, 'type') !== 'CallExpression') return;
    for (const name of namedBy(fieldOf(fieldOf(node, 'arguments'), '0'))) {
      if (Object.hasOwn(calls, name)) found.calls.push(name);
      if (fieldOf(fieldOf(node, 'callee'), 'name') === 't') found.texts.push(name);
    }
  });
  return found;
};

const readNames = (folder: string, parser: javascript.JavascriptParser): void => {
  parser.hooks.program.tap(NAME, (program) => {
    const { module } = parser.state;
    if (/[\\/]node_modules[\\/]/.test(module.resource)) return;
    const names = namesIn(program);
    // Modules of other packages have texts of their own.
    if (!module.resource.startsWith(folder + path.sep)) names.texts = [];
    // A module that comes from webpack's cache is not parsed again, and has this still.
    Object.assign((module.buildInfo ??= {}), { usedNames: names });
  });
};

/** Reads the names of each module as webpack parses it; libraries name nothing of the shop. */
export class UsedNamesPlugin {
  apply({ hooks, context }: Compiler): void {
    const read = (parser: javascript.JavascriptParser): void => readNames(context, parser);
    hooks.compilation.tap(NAME, (_, { normalModuleFactory: { hooks: made } }) => {
      made.parser.for('javascript/auto').tap(NAME, read);
      made.parser.for('javascript/esm').tap(NAME, read);
    });
  }
}

const withJoined = (module: Module): Module[] => [
  module,
  ...((fieldOf(module, 'modules') as Module[] | undefined) ?? []),
];

export const usedNamesOf = ({ modules }: Compilation): UsedNames => {
  const all = [...modules]
    .flatMap(withJoined)
    .map(({ buildInfo }) => fieldOf(buildInfo, 'usedNames') as FoundNames | undefined);
  const once = (kind: keyof FoundNames): string[] =>
    [...new Set(all.flatMap((names) => names?.[kind] ?? []))].toSorted();
  return { calls: once('calls'), platform: once('platform'), paths: linksOf(once('paths')), texts: once('texts') };
};

/** Returns a module's export names, sorted. @throws Error when the build has no such module */
export const exportsOf = ({ modules, moduleGraph }: Compilation, file: string): string[] => {
  const module = [...modules].flatMap(withJoined).find((one) => fieldOf(one, 'resource') === file);
  const provided = module && moduleGraph.getProvidedExports(module);
  if (!Array.isArray(provided)) throw new Error(`the build does not know what ${file} exports`);
  return provided.toSorted();
};
