import { readFileSync } from 'node:fs';
import path from 'node:path';
import { adding } from '@shop/qa';
import { startOwnApi } from '../support/own-api.ts';
import { freePort } from '../support/free-port.ts';
import { scratch } from '../support/places.ts';
import { startRelay } from '../support/relay.ts';
import { expect, test } from '../support/test.ts';

/** Route and status of the answered requests that a server's log has under this id. */
const answered = (log: string, id: string): string[] =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes(`"reqId":"${id}"`) && line.includes('"msg":"request"'))
    .map((line) => JSON.parse(line))
    .map(({ route, status }) => `${route} ${status}`);

test('a page, a call and what a person is told of its failure have one id in the browser and in both logs', async ({
  page,
  openShop,
  complaints,
}) => {
  test.slow(); // an API and a web server are started for it
  complaints.allow(/Failed to load resource/);
  const [apiLog, webLog] = ['api', 'web'].map((name) => path.join(scratch, `reference-${process.pid}-${name}.log`));
  if (!apiLog || !webLog) throw new Error('two logs are named');
  const api = await startOwnApi(apiLog);
  const port = await freePort();
  const stop = await startRelay(port, api.url);
  const shop = await openShop({
    apiUrl: `http://127.0.0.1:${port}`,
    log: webLog,
    env: { LOG_LEVEL: 'warn', ACCESS_LOG: '1' },
  });

  const document = await page.goto(`${shop.url}/one-variant-out-of-stock.html?setLang=en`);
  const pageId = document?.headers()['x-request-id'] ?? '';
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .flatMap((one) => Reflect.get(one, 'serverTiming'))
        .map(({ name, description }) => [name, description]),
    ),
  ).toContainEqual(['id', pageId]);
  await expect.poll(() => answered(webLog, pageId)).toEqual(['catalog ./product 200']);
  await expect.poll(() => answered(apiLog, pageId)).toContain('/api/path_resolve 200');

  const add = page.getByRole('button', { name: 'Add to cart' });
  const sent = () =>
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/cart'));
  const first = sent();
  await adding(page, () => add.click());
  const firstId = (await first).headers()['x-request-id'] ?? '';
  await expect.poll(() => answered(apiLog, firstId)).toEqual(['/api/cart 200']);
  await expect.poll(() => answered(webLog, firstId)).toEqual(['/api/cart 200']);

  stop();
  await page.getByRole('button', { name: 'Close the cart' }).click();
  const second = sent();
  await add.click();
  const secondId = (await second).headers()['x-request-id'] ?? '';
  await expect(
    page.getByRole('dialog', { name: 'Your cart' }).getByText(`(Reference ${secondId})`).first(),
  ).toBeVisible();
  await expect.poll(() => answered(webLog, secondId)).toEqual(['/api/cart 502']);
  await api.stop();
});
