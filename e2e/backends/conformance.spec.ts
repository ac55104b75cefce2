import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { accounts, testPassword } from '@shop/qa';
import { apiUrl } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs the command as an integrator does. */
const conformance = (...args: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const command = ['conformance/src/main.ts', ...args];
    execFile(process.execPath, command, { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    );
  });

const customer = ['--account', accounts.ordinary, '--password', testPassword];

const read = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray());

/** The reference API with some of its answers changed. */
const changedBackend = async (change: (path: string, answer: string) => string) => {
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', apiUrl);
    const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
    const body = request.method === 'GET' ? undefined : new Uint8Array(await read(request));
    const answer = await fetch(apiUrl + pathname + search, { method: request.method, headers, body });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(change(pathname, await answer.text()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

test('X-255 the reference API answers every call as its contract says', async () => {
  const { code, said } = await conformance(apiUrl, ...customer);
  expect(said).toContain('pages and parts lack nothing that was tried.');
  expect(said).not.toContain('Not as the contract says:');
  expect(code).toBe(0);
});

test('X-255 X-256 a wrong field and a missing call of another backend are named, with the pages that lack them', async () => {
  const backend = await changedBackend((pathname, answer) => {
    if (pathname === '/api/product_detail') return answer.replaceAll(/"final_price":(\d+)/g, '"final_price":"$1"');
    return pathname === '/api/trending' ? '<!doctype html><title>Not here</title>' : answer;
  });
  const { code, said } = await conformance(backend.url, ...customer);
  backend.close();
  const lines = said.split('\n').map((line) => line.trim());
  const at = lines.indexOf('productDetail (GET /api/product_detail)');
  expect(lines[at + 1]).toMatch(/^result\/price\/final_price: must be integer, got "\d+"$/);
  expect(lines).toContain('HTTP 200 without an envelope in JSON (“<!doctype html><title>Not here</title>”)');
  expect(lines).toContain('catalog/home: trending');
  expect(lines).toContain('catalog/product: productDetail');
  expect(code).toBe(1);
});

test('X-255 an address that is none is refused before anything is asked', async () => {
  const { code, said } = await conformance('api.example');
  expect(said).toContain('“api.example” is no origin.');
  expect(code).toBe(2);
});
