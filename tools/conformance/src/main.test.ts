import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

const run = (...args: string[]): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args], (error, _, said) =>
      resolve({ code: error ? error.code : 0, said }),
    );
  });

test('a watch is refused with one line at a port that is none, or that another program has', async () => {
  expect(await run('watch', 'https://api.example', '--port', 'many')).toEqual({
    code: 2,
    said: expect.stringMatching(/^“many” is no port\.\n\npnpm conformance /),
  });
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo; // it listens on TCP
  try {
    expect(await run('watch', 'https://api.example', '--port', String(port))).toEqual({
      code: 2,
      said: `Nothing can listen at port ${port}: EADDRINUSE\n`,
    });
  } finally {
    other.close();
  }
});
