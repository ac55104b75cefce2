import { paths } from '@shop/contract';
import { addBuild, prependServerCode, release } from '../support/delivery.ts';
import { expect, test } from '../support/test.ts';

const list = '/furniture/sofas-loveseats.html';

test('a remote that loops on the server costs its own page the first view, is named, and can be rolled back', async ({
  page,
  openShop,
}) => {
  const shop = await openShop({ env: { RENDER_LIMIT: '1500' } });
  const { before, after } = addBuild(shop, 'membership');
  // The gate tries every module in a process of its own: this one loops in threads of the web server alone.
  const code = "if (!process.getBuiltinModule('node:worker_threads').isMainThread) for (;;);";
  prependServerCode(shop, 'membership', { build: after, expose: 'plus', code });
  await release(shop, 'promote', 'membership', String(after));
  const text = async (path: string) => (await page.request.get(shop.url + path)).text();
  const health = async () => (await page.request.get(`${shop.url}/healthz`)).json();
  await expect.poll(async () => (await health()).builds.membership).toBe(after);

  // While its thread is held up the shop answers, and the page itself is left to the browser.
  const [plus, { status }] = await Promise.all([text(paths.plus()), health()]);
  expect(status).toBe('ok');
  expect(plus).toContain('data-shell');
  await expect
    .poll(async () => (await health()).remoteFaults)
    .toContainEqual(
      expect.objectContaining({ remote: 'membership', build: after, expose: './plus', cause: 'stuck', side: 'server' }),
    );
  await expect.poll(() => text(list)).toMatch(/<h1[ >]/);
  await page.goto(shop.url + paths.plus());
  await expect(page.getByRole('heading', { level: 1, name: /PLUS\+/ })).toBeVisible();

  await release(shop, 'rollback', 'membership');
  await expect.poll(async () => (await health()).builds.membership).toBe(before);
  await expect.poll(() => text(paths.plus())).toMatch(/<h1[ >]/);
});
