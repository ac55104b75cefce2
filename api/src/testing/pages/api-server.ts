// A process that gives tests of pages the API: `asked-for.ts` starts it, `@shop/testing` asks it. `POST /` answers where
// a new API stands, over a database of its own with the fixture's world; `PUT` there sets its clock, has a product picked up or runs a line of `pnpm operator`, `DELETE` ends it.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startDatabaseServer, stopDatabaseServer } from '../database-server.ts';
import { operate } from '../operating.ts';
import { makePickedUp } from '../picked-up.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

// A run that has tests of the API as well has a server already.
const hasServer = process.env['TEST_DATABASE_TEMPLATE'] !== undefined;
if (!hasServer) await startDatabaseServer();

/** A request of `@shop/testing`. */
interface Change {
  now?: string;
  pickedUp?: number;
  /** A line of `pnpm operator`. */
  operated?: string[];
}

const apps = new Map<string, TestApp>();
let begun = 0;

const answer = async (request: IncomingMessage): Promise<unknown> => {
  if (request.method === 'POST') {
    // With its mailbox and its test accounts (`/dev`).
    const app = await startTestApp({ sandbox: true });
    const url = await app.app.listen({ host: '127.0.0.1', port: 0 });
    const path = `/${(begun += 1)}`;
    apps.set(path, app);
    return { url, path };
  }
  const app = apps.get(request.url ?? '');
  if (!app) throw new Error(`no API at ${request.url}`);
  if (request.method === 'PUT') {
    const { now, pickedUp, operated } = (await json(request)) as Change;
    if (now !== undefined) app.clock.now = new Date(now);
    if (pickedUp !== undefined) await makePickedUp(app.connection.db, pickedUp);
    if (operated !== undefined) return { printed: await operate(app, operated) };
    return {};
  }
  apps.delete(request.url ?? '');
  // A page that is gone may have left a call under way, whose connection would be waited for.
  app.app.server.closeAllConnections();
  await app.close();
  return {};
};

const server = createServer((request, response) => {
  void answer(request).then(
    (answered) => response.end(JSON.stringify(answered)),
    (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
  );
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));

// It ends with the run that has started it, however that ends.
process.stdin.resume().once('end', () => {
  server.closeAllConnections();
  server.close();
  void Promise.all([...apps.values()].map((app) => app.close())).finally(async () => {
    if (!hasServer) await stopDatabaseServer();
    process.exit();
  });
});
