import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const serving = pathToFileURL(path.resolve(import.meta.dirname, 'access-log.ts')).href;

/** Writes more lines than are kept back, then says so and ends. */
const program = `
  import { severalLinesAtOnce } from '${serving}';
  const lines = severalLinesAtOnce();
  const line = 'x'.repeat(1_000) + '\\n';
  for (let round = 0; round < 20; round += 1) {
    for (let at = 0; at < 100; at += 1) lines.write(line);
    await new Promise((resolve) => setImmediate(resolve));
  }
  console.error('went on');
`;

test('a process whose log lies on a full disk goes on, and ends when it is to', async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', full, 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  closeSync(full);
  let said = '';
  child.stderr?.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(child, 'exit');
  expect([code, said.trim()]).toEqual([0, 'went on']);
});
