import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, type Finished } from './run.ts';
import { filesIn, parsed, type Source } from './sources.ts';
import { isNode, type Node } from './syntax.ts';

const platform = 'remotes in repositories of their own use it: it changes with a major version of its package';

/** Names that stay, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  'shared/contract/src/constants/shop.ts: LeaveWish': platform,
  'shared/platform/src/use-flag.ts: told': platform,
  'shared/qa/src/ask.ts: Asker': platform,
  'shared/qa/src/hydrated.ts: openAlive': platform,
  'shared/qa/src/rested.ts: hearRequests': platform,
  'shared/qa/src/test.ts: hear': platform,
  'shared/testing/src/announcements.ts: heard': platform,
  'shared/testing/src/render-page.tsx: told': platform,
  'shared/ui/src/picture/deferred-pictures.ts: heldPictures': platform,
};

/** `keptRows`, `KEPT_ROWS` and `kept-rows` are `kept rows`. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join(' ');

/** What stands as code in the second column of the table “Never in code”. */
export const neverInCode = (markdown: string): string[] => {
  const [, section = ''] = markdown.split('\n## Never in code\n');
  const rows = (section.split('\n## ', 1)[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  const words = rows.flatMap((row) => row.split('|')[2]?.match(/(?<=`)\w+(?=`)/g) ?? []);
  return [...new Set(words.map(wordsOf))];
};

/** Where a node has the name that it declares; names in patterns have a type annotation, if only an empty one. */
const nameAt: Readonly<Record<string, string>> = {
  ClassDeclaration: 'identifier',
  ClassMethod: 'key',
  ClassProperty: 'key',
  FunctionDeclaration: 'identifier',
  FunctionExpression: 'identifier',
  ImportDefaultSpecifier: 'local',
  ImportNamespaceSpecifier: 'local',
  ImportSpecifier: 'local',
  PrivateMethod: 'key',
  PrivateProperty: 'key',
  TsInterfaceDeclaration: 'id',
  TsMethodSignature: 'key',
  TsPropertySignature: 'key',
  TsTypeAliasDeclaration: 'id',
  TsTypeParameter: 'name',
};

const nameOf = (node: unknown): string[] =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'PrivateName') ? [String(node['value'])] : [];

const declared = (node: Node): string[] => {
  if (node.type === 'Identifier') return 'typeAnnotation' in node ? nameOf(node) : [];
  // What is imported under its own name is declared elsewhere.
  if (node.type === 'ImportSpecifier' && node['imported'] === null) return [];
  const at = nameAt[node.type];
  return at === undefined ? [] : nameOf(node[at]);
};

/** A file without its comments and strings: most say the words there only, and need no syntax tree. */
const bare = (source: string): string =>
  source.replaceAll(/\/\*.*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*/gs, ' ');

/** Names of these files that have such a word, and files that are called so. */
export const saidInCode = (sources: readonly Source[], never: readonly string[]): string[] => {
  const anyOf = new RegExp(` (?:${never.join('|')}) `);
  const roughly = new RegExp(never.map((words) => words.replaceAll(' ', '_?')).join('|'), 'i');
  const isSaid = (name: string): boolean => anyOf.test(` ${wordsOf(name)} `);
  return sources.flatMap((one) => {
    const named = isSaid(one.file.replaceAll('/', ' ')) ? [`${one.file} is called so`] : [];
    if (!roughly.test(bare(one.source))) return named;
    const names = parsed(one).nodes.flatMap(declared);
    // Names in snake case are those of what is sent and of columns.
    const said = new Set(names.filter((name) => !/^[a-z\d]+_[a-z\d_]+$/.test(name) && isSaid(name)));
    return [...named, ...[...said].map((name) => `${one.file}: ${name}`)];
  });
};

/** What is said and not allowed, and what is allowed and no longer said. */
export const refusedTerms = (said: readonly string[], reasons: Readonly<Record<string, string>>): string[] => [
  ...said.filter((line) => !(line in reasons)).map((line) => `${line}: docs/terms.md has the word for it`),
  ...Object.keys(reasons)
    .filter((line) => !said.includes(line))
    .map((line) => `${line}: is allowed in code-terms.ts, and is gone`),
];

/** Fails when code calls something by a word of its own where the field has one (docs/terms.md). */
export const codeTerms = async (): Promise<Finished> => {
  const never = neverInCode(readFileSync(path.join(root, 'docs/terms.md'), 'utf8'));
  const refused = refusedTerms(saidInCode(await filesIn(['*.ts', '*.tsx']), never), allowed);
  return { ok: refused.length === 0, output: refused.join('\n') };
};
