import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, type Finished } from './run.ts';
import { sourcesIn, type Source } from './sources.ts';

/** Names of the classes that a CSS module defines. */
export const classesIn = (css: string): ReadonlySet<string> => {
  const plain = css.replaceAll(/\/\*.*?\*\/|:global\([^)]*\)|url\([^)]*\)|"[^"]*"|'[^']*'/gs, '');
  const selectors = [...plain.matchAll(/([^{};]*)\{/g)].map(([, selector = '']) => selector);
  return new Set(selectors.flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)));
};

interface Used {
  /** The CSS module's path, as the file imports it. */
  module: string;
  names: ReadonlySet<string>;
  /** Some of its classes are chosen by a value: which, the text does not say. */
  isChosen: boolean;
}

/** Which classes of which CSS modules a file names. */
export const classesUsed = (source: string): Used[] => {
  const code = source.replaceAll(/^(import|export) .* from '.*';$/gm, '');
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, local = '', module = '']) => ({
    module,
    names: new Set([...code.matchAll(new RegExp(`\\b${local}\\??\\.(\\w+)`, 'g'))].map(([, name = '']) => name)),
    isChosen: new RegExp(`\\b${local}(\\[|[,)}])`).test(code),
  }));
};

/** Classes that a file names and no CSS module defines, and those that are defined and named nowhere. */
export const lostClasses = (sources: readonly Source[], cssOf: (file: string) => string): string[] => {
  const modules = new Map<string, { defined: ReadonlySet<string>; named: Set<string>; isChosen: boolean }>();
  const lost = sources.flatMap(({ file, source }) =>
    classesUsed(source).flatMap(({ module, names, isChosen }) => {
      const at = path.join(path.dirname(file), module);
      const known = modules.get(at) ?? { defined: classesIn(cssOf(at)), named: new Set<string>(), isChosen: false };
      modules.set(at, known);
      for (const name of names) known.named.add(name);
      known.isChosen ||= isChosen;
      return [...names].filter((name) => !known.defined.has(name)).map((name) => `${file}: ${at} has no class ${name}`);
    }),
  );
  const unnamed = [...modules].flatMap(([at, { defined, named, isChosen }]) =>
    isChosen ? [] : [...defined].filter((name) => !named.has(name)).map((name) => `${at}: nothing names .${name}`),
  );
  return [...lost, ...unnamed];
};

/** Fails when a view names a class that its CSS module does not have: it would be drawn without it, without a word. */
export const cssClasses = async (): Promise<Finished> => {
  const sources = await sourcesIn(['host/src', 'remote-*/src/**', 'shared']);
  const lost = lostClasses(sources, (file) => readFileSync(path.join(root, file), 'utf8'));
  return { ok: lost.length === 0, output: lost.join('\n') };
};
