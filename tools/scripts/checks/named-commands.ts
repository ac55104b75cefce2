import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, type Finished } from './run.ts';

/** Pages with blocks of commands that no test runs, and why. */
const unrun: Readonly<Record<string, string>> = {
  'docs/how-to/outside-services.md': 'they need keys of services outside',
};

const block = /^```(\w*)\n([^]*?)^```$/gm;
const anyBlock = /^```[^]*?^```$/gm;
const codeSpan = /`([^`\n]+)`/g;
const settings = /^(?:[A-Z_]+=(?:'[^']*'|"[^"]*"|\S*) )+/;

/** The lines of a text's blocks of commands, which are those without a language, or of the shell. */
export const shownIn = (text: string): string[] =>
  [...text.matchAll(block)]
    .flatMap(([, language = '', lines = '']) => (language === '' || language === 'sh' ? lines.split('\n') : []))
    .filter((line) => line.trim() !== '');

/** Every command that a text names, in blocks and in lines, without the settings before it; `a && b` is two. */
export const commandsNamed = (text: string): string[] =>
  [...shownIn(text), ...[...text.replaceAll(anyBlock, '').matchAll(codeSpan)].map(([, code = '']) => code)]
    .flatMap((line) => line.split(' && '))
    .map((command) =>
      command
        .trim()
        .replace(settings, '')
        .replace(/ +#.*$/, ''),
    )
    .filter((command) => /^(?:pnpm|npm|npx|node|jest|tsc|webpack|playwright) [^…]/.test(command));

export interface Known {
  /** Scripts by the name of the package whose they are; those of the workspace under `''`. */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** Programs that `pnpm exec` finds from the top. */
  programs: ReadonlySet<string>;
  /** First words of `pnpm release`, first two of `pnpm operator`. */
  releases: ReadonlySet<string>;
  operations: ReadonlySet<string>;
  isThere(file: string): boolean;
}

const ofPnpm = new Set(['add', 'install', 'sbom']);

/** Why a command cannot be typed as it stands; null for one that can. */
export const unknownIn = (
  command: string,
  { scripts, programs, releases, operations, isThere }: Known,
): string | null => {
  const words = command
    .replace(/^npx (?:-y|--yes) pnpm@\S+/, 'pnpm')
    .replace(/^npx node\b/, 'node')
    .split(/\s+/);
  const [program = '', first = '', second = '', third = ''] = words;
  const isScript = (name: string, owner = ''): string | null =>
    scripts[owner]?.includes(name) ? null : `${owner || 'the workspace'} has no script ${name}`;
  if (program === 'node')
    return !first.endsWith('.ts') || isThere(first) || !first.includes('/') ? null : `there is no ${first}`;
  if (program === 'npx') return null;
  if (program === 'npm')
    return ['start', 'test', 'run', 'install', 'init'].includes(first) ? null : `npm has no ${first} here`;
  if (program !== 'pnpm') return `nobody has ${program} in their path: name a script of pnpm`;
  if (first === '…') return null;
  if (first === '--filter') return third === 'exec' ? null : isScript(third, second);
  if (first === 'exec') return programs.has(second) ? null : `pnpm exec finds no ${second}`;
  if (first === 'release') return releases.has(second) || second === '' ? null : `pnpm release has no ${second}`;
  if (first === 'operator')
    return operations.has(`${second} ${third}`) || second === '' ? null : `pnpm operator has no ${second} ${third}`;
  if (ofPnpm.has(first)) return null;
  return isScript(first === 'run' ? second : first);
};

const scriptsOf = (file: string): string[] =>
  Object.keys((JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { scripts?: object }).scripts ?? {});
const nameIn = (file: string): string =>
  (JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { name: string }).name;
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const wordsAfter = (file: string, pattern: RegExp): Set<string> =>
  new Set([...textOf(file).matchAll(pattern)].map(([, words = '']) => words));

/** Where commands of operators lie. */
const operator = 'api/src/operator';

const knownOf = (manifests: readonly string[]): Known => ({
  scripts: Object.fromEntries(manifests.map((file) => [file === 'package.json' ? '' : nameIn(file), scriptsOf(file)])),
  programs: new Set(
    ['tsc', 'jest', 'oxlint', 'oxfmt', 'turbo'].filter((name) =>
      existsSync(path.join(root, 'node_modules/.bin', name)),
    ),
  ),
  releases: wordsAfter('delivery/src/command-line.ts', /^ {2}pnpm release (\w+)/gm),
  operations: new Set(
    globSync('{orders,shop,moving/commands,features/*}.ts', { cwd: path.join(root, operator) }).flatMap((file) => [
      ...wordsAfter(path.join(operator, file), /^ {2}'([\w-]+ [\w-]+)(?: \w+)?': /gm),
    ]),
  ),
  isThere: (file) => existsSync(path.join(root, file)),
});

/** Whether a source runs what pages show, by what it reads them with. */
const runsPages = /\b(?:shownCommands|commandsIn|blocksOf)\(|\bfollow\(/;

/**
 * Fails when a README or a page of docs names a command that nobody can type, or shows a block of commands that no test
 * runs.
 */
export const namedCommands = async (): Promise<Finished> => {
  const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']);
  const files = listed.output.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file)));
  const known = knownOf(files.filter((file) => /(?:^|\/)package\.json$/.test(file)));
  const texts = files.filter((file) => /^docs\/.*\.md$|README\.md$/.test(file));
  const untypable = texts.flatMap((file) => {
    const beside = path.join(path.dirname(file), 'package.json');
    const own = known.scripts[''] ?? [];
    // Of a package its own README may say what is typed in its folder.
    const there = file.endsWith('README.md') && files.includes(beside) ? scriptsOf(beside) : [];
    const scripts = { ...known.scripts, '': [...own, ...there] };
    return commandsNamed(textOf(file)).flatMap((command) => {
      const why = unknownIn(command, { ...known, scripts });
      return why ? [`${file} names \`${command}\`: ${why}`] : [];
    });
  });
  const running = files
    .filter((file) => /\.(?:test|spec)\.ts$|^api\/src\/hold\/operations\/plan\.ts$/.test(file))
    .map(textOf)
    .filter((source) => runsPages.test(source));
  const isRun = (page: string): boolean => running.some((source) => source.includes(`${page.replace(/^docs\//, '')}'`));
  const shown = texts.filter(
    (file) =>
      commandsNamed(
        shownIn(textOf(file))
          .map((line) => `\`${line}\``)
          .join('\n'),
      ).length > 0,
  );
  const alone = shown
    .filter((page) => !isRun(page) && !unrun[page])
    .map((page) => `${page} shows commands that no test runs`);
  const needless = Object.keys(unrun)
    .filter((page) => isRun(page) || !shown.includes(page))
    .map((page) => `${page} needs no reason: a test runs what it shows, or it shows nothing`);
  const wrong = [...untypable, ...alone, ...needless];
  return { ok: wrong.length === 0, output: wrong.join('\n') };
};
