import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../backup.ts', import.meta.url));

test.each([
  [['restore'], 'Say `backup <file.tar.gz>`, `restore <file.tar.gz> [--replace]` or `restore numbers`.'],
  [['restore', 'numbers'], 'DATABASE_URL names no server. `restore <file>` does it for the embedded one.'],
])('what is wrong about the command %j is said in one line', (args, said) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: { ...process.env, DATABASE_URL: '', NODE_NO_WARNINGS: '1' },
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([1, '', `backup: ${said}\n`]);
});
