import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A step of a how-to, as its reader does it: a new file, a change of one, or a command. */
export type Step =
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  | { readonly kind: 'change'; readonly file: string; readonly changes: readonly Change[] }
  | { readonly kind: 'run'; readonly line: string };

/** Lines that stand in a file, and those that take their place. */
export type Change = readonly [from: string, to: string];

/** A block with the line above it. */
const block = /^(?:(.*)\n\n)?```(\w*)\n([^]*?)^```$/gm;
/** The file that such a line says a block to be. */
const named = /`([\w.-]+\/[\w./-]+)`:$/;

const withoutSign = (lines: readonly string[]): string => lines.map((line) => `${line.slice(1)}\n`).join('');

/** A block of the language `diff`; lines that begin with `@@` stand between two places of the file. */
const changesOf = (diff: string): Change[] =>
  diff.split(/^@@.*\n/m).flatMap((part) => {
    const lines = part.split('\n').slice(0, -1);
    if (lines.length === 0) return [];
    const [from, to] = [/^[ -]/, /^[ +]/].map((sign) => withoutSign(lines.filter((line) => sign.test(line))));
    return [[from ?? '', to ?? '']];
  });

/** The steps that a text shows. Blocks of another language than the shell's that no line calls a file are illustrations. */
export const stepsIn = (text: string): Step[] =>
  [...text.matchAll(block)].flatMap(([, above = '', language = '', content = '']): Step[] => {
    const [, file] = named.exec(above) ?? [];
    if (file !== undefined)
      return language === 'diff'
        ? [{ kind: 'change', file, changes: changesOf(content) }]
        : [{ kind: 'write', file, text: content }];
    if (language !== '' && language !== 'sh') return [];
    return content
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ kind: 'run', line: line.replace(/ +#.*$/, '') }));
  });

/** The steps of a page in docs, such as `how-to/add-a-page.md`; `before` is a heading at which they end. */
export const stepsOf = (page: string, before?: string): Step[] => {
  const text = readFileSync(path.join(root, 'docs', page), 'utf8');
  const end = before === undefined ? text.length : text.indexOf(`\n## ${before}\n`);
  if (end < 0) throw new Error(`docs/${page} has no heading ${before}`);
  return stepsIn(text.slice(0, end));
};

/** A text after a change. @throws Error where its lines are not in the text, or more than once */
export const changed = (file: string, text: string, [from, to]: Change): string => {
  const found = text.split(from).length - 1;
  if (found !== 1) throw new Error(`${file} has ${found} times, not once:\n${from}`);
  return text.replace(from, () => to);
};
