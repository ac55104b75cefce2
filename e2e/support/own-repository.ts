import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The commands that stand as code in a text, in its order; `after` is a heading before them. */
export const commandsIn = (file: string, after = ''): string[] => {
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(after);
  if (from < 0) throw new Error(`${file} has no ${after}`);
  // Blocks of other languages too: the end of one is not the beginning of another.
  const blocks = [...text.slice(from).matchAll(/^```(\w*)\n([^]*?)^```$/gm)].filter(([, language]) => language === '');
  return blocks.flatMap(([, , block = '']) => block.split('\n').filter((line) => line !== ''));
};

/** A command line as somebody types it who has no pnpm. */
export const asTyped = (line: string): string => line.replace(/(^|=\S+ )pnpm /, '$1npx -y pnpm@12.21.0 ');

/** Runs a command line so. @throws Error with what it printed when it fails */
export const typed = async (line: string, cwd: string, env: Readonly<Record<string, string>> = {}): Promise<string> => {
  // What pnpm tells those that they start is no part of somebody's own shell.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|pnpm_|NODE_ENV|NODE_OPTIONS|RELEASE)/i.test(name),
  );
  const options = { cwd, env: { ...Object.fromEntries(inherited), ...env }, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await execute('sh', ['-c', asTyped(line)], options).catch((error: Error & { stdout?: string }) => {
    throw new Error(`${line}: ${error.message}\n${error.stdout ?? ''}`);
  });
  return stdout;
};
