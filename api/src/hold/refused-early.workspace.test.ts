import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls } from '@shop/contract';
import { fixture } from '../testing/fixture-products.ts';
import { photograph } from '../testing/photograph.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { ServerProcess } from './server-process.ts';
import { startWebServer } from './web-server.ts';

let shop: TestApp;
let web: ServerProcess;
let releases: string;
beforeAll(async () => {
  shop = await startTestApp();
  releases = mkdtempSync(path.join(tmpdir(), 'shop-releases-'));
  // Calls are passed on without a release.
  web = await startWebServer({
    API_URL: await shop.app.listen({ host: '127.0.0.1', port: 0 }),
    RELEASES: releases,
  });
});
afterAll(async () => {
  await web?.stop();
  await shop?.close();
  rmSync(releases, { recursive: true, force: true });
});

const megabyte = 1024 * 1024;
/** A photo of so many MB: most of them follow its end, where nobody looks. */
const large = async (size: number): Promise<File> =>
  new File([await photograph(), new Uint8Array(size * megabyte)], 'sofa.jpg');

const review = async (headers: Record<string, string>, size: number) => {
  const body = new FormData();
  const words = { product_id: String(fixture.table), star: '4', nickname: 'Ada', title: 'Solid', detail: 'It holds.' };
  for (const [name, text] of Object.entries(words)) body.set(name, text);
  body.set('media', await large(size));
  return post(calls.addProductReview.path, headers, body);
};
const post = async (call: string, headers: Record<string, string>, body: BodyInit) => {
  const answer = await fetch(web.url + call, { method: 'POST', headers: { client: 'pc', ...headers }, body });
  const { code, message } = (await answer.json()) as { code: number; message: string };
  return { status: answer.status, code, message };
};

describe.each([3, 8, 12])('through the web server, %d MB', (size) => {
  test('a review of nobody, a second one of a product and JSON over the limit are refused in the API’s words', async () => {
    const ada = await shop.signIn();
    for (let time = 0; time < 3; time += 1) {
      expect(await review({}, size)).toMatchObject({ status: 401, code: 401 });
      const { status, message } = await review(ada, size);
      if (status !== 200) expect([status, message]).toEqual([409, 'You have reviewed this product already.']);
      const json = await post(calls.login.path, { 'content-type': 'application/json' }, 'x'.repeat(size * megabyte));
      expect(json).toMatchObject({ status: 413, code: 413 });
    }
  });
});
