import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** The addresses of all that a program loads of Drizzle. */
const loaded = async (first: string): Promise<string[]> => {
  const program = `
    ${first}
    const { registerHooks } = await import('node:module');
    const urls = new Set();
    registerHooks({ load(url, context, next) { urls.add(url); return next(url, context); } });
    await import('drizzle-orm/node-postgres');
    await import('drizzle-orm/pg-core');
    await import('drizzle-orm');
    console.log(JSON.stringify([...urls].filter((url) => url.includes('drizzle-orm'))));`;
  const { stdout } = await promisify(execFile)('node', ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
  });
  return (JSON.parse(stdout) as string[]).toSorted();
};

test('the files of Drizzle that are found without its package.json are those that Node finds', async () => {
  const hooks = pathToFileURL(path.join(import.meta.dirname, 'drizzle-imports.ts')).href;
  const found = await loaded(`await import('${hooks}');`);
  expect(found.length).toBeGreaterThan(50);
  expect(found).toEqual(await loaded(''));
});
