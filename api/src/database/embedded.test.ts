import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Asks the embedded database enough for V8 to compile its code anew. */
const busy = `
  import { sql } from 'drizzle-orm';
  // Before the rest is read: Node takes the types out of it with code of this kind.
  import '@shop/serving/machine-code';
  const { openInMemory } = await import('./embedded.ts');
  const { db, close } = await openInMemory();
  for (let oid = 0; oid < 400; oid += 1)
    await db.execute(sql\`select count(*), \${oid}::int from pg_class join pg_attribute on attrelid = pg_class.oid where pg_class.oid > \${oid}\`);
  await close();
  console.log('closed');
`;

test('a process with the embedded database frees no machine code of WebAssembly', () => {
  const args = ['--trace-wasm-code-gc', '--input-type=module', '-e', busy];
  const cwd = path.resolve(import.meta.dirname);
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env: {} });
  expect(stderr).toBe('');
  expect(stdout).toBe('closed\n');
});
