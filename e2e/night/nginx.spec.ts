import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { addOne, quickProduct } from '@shop/qa';
import { nginxBefore } from '../support/nginx.ts';
import { freePort } from '../support/free-port.ts';
import { startServer } from '../support/own-shop.ts';
import { liveReleases, ports } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

/** Two web servers of this test's own, nginx before them and between them and the API, as docs/how-to/deploy.md says. */
const behindNginx = async ({ isApiGone = false } = {}) => {
  const places = [await freePort(), await freePort()] as const;
  const nginx = await nginxBefore(places, ports.api);
  const env = {
    RELEASES: liveReleases,
    API_URL: isApiGone ? `http://127.0.0.1:${await freePort()}` : nginx.apiUrl,
    RENDER_LIMIT: '20000',
    TRUST_PROXY: '1',
    DRAIN_DELAY: '500',
  };
  const servers = await Promise.all(places.map((port) => startServer('host/server/main.ts', 'PORT', env, { port })));
  const end = async (child: ChildProcess | undefined): Promise<void> => {
    if (!child || child.exitCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  return {
    url: nginx.url,
    end: async (number: 0 | 1) => end(servers[number]?.child),
    stop: async () => {
      await nginx.stop();
      await Promise.all(servers.map(({ child }) => end(child)));
    },
  };
};

test.describe('behind nginx', () => {
  test.use({ ignoreHTTPSErrors: true });

  let shop: Awaited<ReturnType<typeof behindNginx>>;
  test.beforeEach(async () => {
    shop = await behindNginx();
  });
  test.afterEach(() => shop.stop());

  test('the shop is served by HTTP/2 as the web server compressed it, and a person buys', async ({ page }) => {
    const answer = await page.goto(shop.url + quickProduct);
    expect(answer?.headers()['content-encoding']).toMatch(/^(br|gzip)$/);
    const { protocol } = (await page.evaluate(() => {
      const [{ nextHopProtocol: protocol = '' } = {}] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      return { protocol };
    })) as { protocol: string };
    expect(protocol).toBe('h2');
    await addOne(page);
    const plain = await page.request.get(shop.url + '/metrics');
    expect(plain.status()).toBe(404);
  });

  test('while a web server ends, everybody is answered', async ({ request }) => {
    const paths = ['/', quickProduct, '/furniture/sofas-loveseats.html', '/contact-us'];
    const statuses: number[] = [];
    const end = { isOver: false };
    const ended = shop.end(0).then(() => (end.isOver = true));
    for (let round = 0; round < 5 || !end.isOver; round += 1) {
      const answers = await Promise.all(paths.map((path) => request.get(shop.url + path)));
      statuses.push(...answers.map((one) => one.status()));
    }
    await ended;
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('without a web server people read that the shop comes back, and released files are still served', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 502/);
    await page.goto(shop.url);
    const file = await page.locator('script[src*="/assets/"]').first().getAttribute('src');
    const asked = async () => (await page.request.get(shop.url + (file ?? ''))).status();
    expect(await asked()).toBe(200);
    // What the page would still load is not this test's.
    await page.goto('about:blank');
    await Promise.all([shop.end(0), shop.end(1)]);
    const away = await page.goto(shop.url);
    expect([away?.status(), away?.headers()['retry-after'], away?.headers()['cache-control']]).toEqual([
      502,
      '10',
      'no-store',
    ]);
    await expect(page.getByRole('heading', { name: 'The shop is back in a moment' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'La boutique est de retour sous peu' })).toBeVisible();
    expect(await asked()).toBe(200);
    const posted = await page.request.post(`${shop.url}/cart/add`, { form: { qty: '1' } });
    expect([posted.status(), await posted.text()]).toEqual([502, expect.stringContaining('The shop is back')]);
  });
});

test.describe('behind nginx, without an API', () => {
  test.use({ ignoreHTTPSErrors: true });

  test('answers of 502 of every web server take none of them away: what needs no API is still served', async ({
    request,
  }) => {
    const shop = await behindNginx({ isApiGone: true });
    const status = async (path: string) => (await request.get(shop.url + path)).status();
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      statuses.push(await status('/api/country/regions'), await status('/robots.txt'));
    }
    await shop.stop();
    expect(statuses).toEqual([502, 200, 502, 200, 502, 200]);
  });
});
