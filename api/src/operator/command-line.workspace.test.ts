import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { aligned } from './aligned.ts';

const program = path.resolve(import.meta.dirname, '../../../bin/operator');
/** Output of the program run from another folder without a key, and how many files it has found compiled. */
const ran = async (): Promise<{ said: string; compiled: number }> => {
  const env = { PATH: process.env['PATH'] ?? '', OPERATOR_KEY: '', NODE_DEBUG_NATIVE: 'COMPILE_CACHE' };
  const options = { cwd: tmpdir(), env, maxBuffer: 16 * 2 ** 20 };
  const run = await promisify(execFile)(program, ['orders', 'list'], options).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  const all = run.stdout + run.stderr;
  return { said: all, compiled: all.match(/V8 code cache for .* was accepted/g)?.length ?? 0 };
};

test('bin/operator runs from any folder, loads no database, and what was run before is loaded as it was compiled', async () => {
  await ran();
  const { said, compiled } = await ran();
  expect(said).toContain('operator: OPERATOR_KEY is missing');
  expect(said).not.toMatch(/drizzle-orm|pglite/);
  expect(compiled).toBeGreaterThan(100);
});

test('columns stand below each other in a terminal, and a long text moves no other line', () => {
  const long = 'x'.repeat(60);
  expect(aligned(['id\tname\tnote', '1\tAda\t', `12\t${long}\tz`].join('\n')).split('\n')).toEqual([
    `id  name${' '.repeat(36)}  note`,
    `1   Ada${' '.repeat(37)}  `,
    `12  ${long}  z`,
  ]);
  expect(aligned('Done.')).toBe('Done.');
});
