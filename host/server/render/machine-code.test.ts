import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Starts a thread that renders, and reads more answers than V8 takes calls from WebAssembly before it compiles them anew. */
const reading = `
  import { createServer } from 'node:http';
  import { renderThread } from './render-thread.ts';
  const nothing = () => undefined;
  renderThread({ hostEntry: '/no/such/build/entry.js', stuckAfter: 60_000, folders: () => [], onFault: nothing, onReady: nothing, onEnd: nothing });
  const server = createServer((request, reply) => reply.end('read')).listen(0, async () => {
    const { port } = server.address();
    for (let count = 0; count < 1500; count += 1) await (await fetch('http://127.0.0.1:' + port)).text();
    process.exit();
  });
`;

test('a process that renders has no call from WebAssembly compiled anew', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'machine-code-'));
  const log = path.join(folder, 'v8.log');
  try {
    const flags = ['--log-code', '--no-logfile-per-isolate', `--logfile=${log}`];
    const { stderr, status } = spawnSync(process.execPath, [...flags, '--input-type=module', '-e', reading], {
      cwd: path.resolve(import.meta.dirname),
      encoding: 'utf8',
      env: {},
    });
    expect([stderr, status]).toEqual(['', 0]);
    const compiled = readFileSync(log, 'utf8').split('\n');
    expect(compiled.filter((line) => line.includes('wasm-function')).length).toBeGreaterThan(0);
    expect(compiled.filter((line) => line.includes('wasm-to-js'))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
