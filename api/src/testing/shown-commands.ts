import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const docs = path.resolve(__dirname, '../../../docs');

/** Text of a file of docs/. */
export const doc = (file: string): string => readFileSync(path.join(docs, file), 'utf8');

/** The commands that a file of docs/ shows as code without a language, in their order: of one section, or of all. */
export const shownCommands = (file: string, section?: string): string[] => {
  const [, ...sections] = doc(file).split(/^#{2,3} /m);
  const text = section === undefined ? doc(file) : sections.find((one) => one.startsWith(`${section}\n`));
  if (text === undefined) throw new Error(`${file} has no section ${section}`);
  const lines = [...text.matchAll(/^```\n([^]*?)^```$/gm)].flatMap(([, block = '']) => block.trim().split('\n'));
  return lines.filter((line) => /^(?:pnpm|npm|npx|node) /.test(line));
};

/** The words of a command line, as the shell makes them. */
export const wordsOfLine = (line: string): string[] =>
  execFileSync('sh', ['-c', `printf '%s\\0' ${line}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);
