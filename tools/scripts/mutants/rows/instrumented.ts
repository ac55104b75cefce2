// The sources of the product with every small mistake that Stryker knows built in, each behind a switch: which of them a
// test runs is counted, and one is made by its name in the environment, without a change of any file of the checkout.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from '../../checks/run.ts';

/** One small mistake. */
export interface Mistake {
  /** Its file and number: `api/src/x.ts:12`. */
  name: string;
  file: string;
  /** Counted from 1. */
  lines: readonly [first: number, last: number];
  /** Stryker's word for it, such as `EqualityOperator`. */
  kind: string;
  from: string;
  to: string;
}

interface Instrumented {
  source: string;
  mistakes: Mistake[];
}

/** Files of the product: no tests, and nothing that only they use. */
const isProduct = (file: string): boolean =>
  !/node_modules|\.test\.|\.spec\.|\.d\.ts$|(?:^|\/)(?:testing|test-[\w-]+)(?:\/|\.)|\/samples\.|\/fixtures?\./.test(
    file,
  );

/** What nobody writes by mistake, or what mostly does the same as before. */
const excludedMutations = ['OptionalChaining', 'Regex', 'UnaryOperator', 'UpdateOperator'];

const silent = (): void => undefined;
const says = (): boolean => false;
const logger = {
  isTraceEnabled: says,
  isDebugEnabled: says,
  isInfoEnabled: says,
  isWarnEnabled: says,
  isErrorEnabled: says,
  isFatalEnabled: says,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const oneLine = (text: string): string => {
  const short = text.replaceAll(/\s+/g, ' ');
  return short.length > 60 ? `${short.slice(0, 59)}…` : short;
};

/** The part of a text between two places, as Stryker counts them. */
const between = (lines: readonly string[], { start, end }: Location): string =>
  lines
    .slice(start.line, end.line + 1)
    .map((line, at) => line.slice(at === 0 ? start.column : 0, at === end.line - start.line ? end.column : line.length))
    .join('\n');

interface Location {
  start: { line: number; column: number };
  end: { line: number; column: number };
}

/** A source with its mistakes, which are named by the file. */
export const instrument = async (file: string, source: string): Promise<Instrumented> => {
  const options = { plugins: null, excludedMutations, ignorers: [] };
  const { files, mutants } = await new Instrumenter(logger).instrument(
    [{ name: file, mutate: true, content: source }],
    options,
  );
  const lines = source.split('\n');
  const named = (files[0]?.content ?? source).replaceAll(/stry(?:Cov|MutAct)_9fa48\((?:"\d+"(?:, )?)+\)/g, (call) =>
    call.replaceAll(/"(\d+)"/g, (_, number: string) => JSON.stringify(`${file}:${number}`)),
  );
  const mistakes = mutants.map(({ id, location, mutatorName, replacement }) => ({
    name: `${file}:${id}`,
    file,
    lines: [location.start.line + 1, location.end.line + 1] as const,
    kind: mutatorName,
    from: oneLine(between(lines, location)),
    to: oneLine(replacement),
  }));
  return { source: named, mistakes };
};

export interface Product {
  /** Mistakes by name. */
  mistakes: ReadonlyMap<string, Mistake>;
  /** Hashes of the files by their names. */
  hashes: ReadonlyMap<string, string>;
  /** Sources by file. */
  sources: ReadonlyMap<string, string>;
  /** A list of where the instrumented sources are, for `served.ts`. */
  index: string;
}

/** All sources of the product, instrumented; what has not changed since is kept in `.cache/mutants/rows`. */
export const instrumentedProduct = async (): Promise<Product> => {
  const folder = path.join(root, '.cache/mutants/rows/sources');
  mkdirSync(folder, { recursive: true });
  const files = globSync('{api,host,world,shared/*,remote-*,tools/pictures}/{src,server}/**/*.{ts,tsx}', { cwd: root });
  const mistakes = new Map<string, Mistake>();
  const hashes = new Map<string, string>();
  const sources = new Map<string, string>();
  const served: Record<string, string> = {};
  for (const file of files.filter(isProduct).toSorted()) {
    const source = readFileSync(path.join(root, file), 'utf8');
    const hash = hashOf(source + file);
    const stored = path.join(folder, `${hash}${path.extname(file)}`);
    const list = `${stored}.json`;
    if (!existsSync(list)) {
      const made = await instrument(file, source);
      writeFileSync(stored, made.source);
      writeFileSync(list, JSON.stringify(made.mistakes));
    }
    const known: Mistake[] = JSON.parse(readFileSync(list, 'utf8'));
    for (const mistake of known) mistakes.set(mistake.name, mistake);
    if (known.length > 0) served[path.join(root, file)] = stored;
    hashes.set(file, hash);
    sources.set(file, source);
  }
  const index = path.join(root, `.cache/mutants/rows/${hashOf(JSON.stringify(served))}.json`);
  writeFileSync(index, JSON.stringify(served));
  return { mistakes, hashes, sources, index };
};
