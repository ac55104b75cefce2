import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

let door: Server | null = null;
let child: ChildProcess | null = null;
let url: Promise<string> | null = null;

const startApi = async (): Promise<string> => {
  const program = path.join(import.meta.dirname, 'api-server.ts');
  const started = spawn(process.execPath, ['--no-warnings', program], { stdio: ['pipe', 'pipe', 'inherit'] });
  child = started;
  const failed = once(started, 'exit').then(([code]) => {
    throw new Error(`the API for pages ended while it started, with ${code}`);
  });
  const [line] = await Promise.race([once(createInterface(started.stdout), 'line'), failed]);
  failed.catch(() => undefined);
  return line;
};

/**
 * Jest's `globalSetup` for tests of pages: says in `API_FOR_PAGES` where one asks for the API. The first test file that
 * asks has it started, for all of them; a run in which none does pays nothing.
 */
export const openDoor = async (): Promise<void> => {
  const server = createServer((_request, response) => {
    url ??= startApi();
    url.then(
      (found) => response.end(found),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  door = server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env['API_FOR_PAGES'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Jest's `globalTeardown`: ends what was started. */
export const closeDoor = async (): Promise<void> => {
  door?.closeAllConnections();
  door?.close();
  delete process.env['API_FOR_PAGES'];
  if (child?.exitCode === null) {
    child.stdin?.end();
    await once(child, 'exit');
  }
  door = child = url = null;
};
