import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { accounts, quickProduct, testPassword } from '@shop/qa';
import { commandsIn } from '../support/own-repository.ts';
import { freePort } from '../support/free-port.ts';
import { apiUrl } from '../support/places.ts';
import { startCommand } from '../support/running-command.ts';
import { expect, test } from '../support/test.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs the command as an integrator does. */
const conformance = (...args: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const command = ['tools/conformance/src/main.ts', ...args];
    execFile(process.execPath, command, { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    );
  });

/** What docs/how-to/other-backend.md shows, with an account that there is. */
const [, shown = '', watch = '', withWatch = ''] = commandsIn(path.join(root, 'docs/how-to/other-backend.md'));
const customer = shown
  .replace('pnpm conformance https://api.example ', '')
  .replace('ada@example.ca', accounts.ordinary)
  .replace('…', testPassword)
  .split(' ');

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

test('the reference API answers every call as its contract says', async () => {
  const { code, said } = await conformance(apiUrl, ...customer);
  expect(said).toContain('pages and parts lack nothing that was tried.');
  expect(said).not.toContain('Not as the contract says:');
  expect({ code, said }).toMatchObject({ code: 0 });
});

test('links of the shop’s header and footer lead to pages, and one that does not is named', async ({ openShop }) => {
  const shop = await openShop();
  const { code, said } = await conformance(apiUrl, ...customer, '--shop', shop.url);
  expect(said).not.toContain('lead to no page');
  expect(said).toMatch(/\n(\d\d+) of \1 links of header and footer lead to a page\./);
  expect({ code, said }).toMatchObject({ code: 0 });
  // A backend that says it has a page which it has not.
  const backend = await changedBackend((pathname, answer) =>
    pathname === '/api/cms_page' || pathname === '/api/path_resolve'
      ? JSON.stringify({ code: 404, message: 'Nothing here.', result: null, type: 'error' })
      : answer,
  );
  const broken = await openShop({ apiUrl: backend.url });
  const walked = await conformance(apiUrl, ...customer, '--shop', broken.url);
  backend.close();
  expect(walked.said).toMatch(/lead to no page:\n(?: {2}\/\S+ \(404\)\n)+/);
  expect(walked.code).toBe(1);
});

test('a wrong field and a missing call of another backend are named, with the pages that lack them', async () => {
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

test('while a shop runs on another backend each answer that does not fit is named once, with call, field and pages', async ({
  page,
  openShop,
}) => {
  const backend = await changedBackend((pathname, answer) =>
    pathname === '/api/category_tree' ? answer.replaceAll(/"name":"[^"]*"/g, '"name":7') : answer,
  );
  const port = await freePort();
  const between = await startCommand(watch.replace('https://api.example', backend.url).replace('4000', String(port)), {
    cwd: root,
    env: {},
    until: 'Ctrl-C ends',
    limit: 60_000,
  });
  expect(between.said()).toContain(withWatch.replace('4000', String(port)));
  try {
    const shop = await openShop({ apiUrl: `http://127.0.0.1:${port}` });
    // Two pages that need it, the second with products that are asked for by a body.
    await page.request.get(shop.url + quickProduct);
    const list = await page.request.get(`${shop.url}/furniture/sofas-loveseats.html`);
    expect(await list.text()).toContain('<article');
    const lines = between.said().split('\n');
    const of = lines.filter((line) => line.startsWith('categoryTree (GET '));
    expect(of).toEqual([expect.stringContaining('every page (host)')]);
    expect(lines[lines.indexOf(of[0] ?? '') + 1]).toMatch(/^ {2}result\/.*name: must be string, got 7$/);
  } finally {
    between.stop();
    backend.close();
  }
});

test('an address that is none is refused before anything is asked', async () => {
  const { code, said } = await conformance('api.example');
  expect(said).toContain('“api.example” is no origin.');
  expect(code).toBe(2);
});
