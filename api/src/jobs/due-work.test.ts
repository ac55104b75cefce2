import { addContent } from '../flows/operator/content.ts';
import { startTestApp, startTimeout, type TestApp } from '../testing/test-app.ts';
import { dueWork } from './due-work.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
}, startTimeout);
afterAll(() => shop?.close());

test('X-445 a worker has a banner begin whose time has come, and looks for it every second', async () => {
  const job = dueWork(shop.app.services).find(({ name }) => name === 'content');
  expect(job?.pause).toBe(1_000);
  const from = new Date('2026-07-01T04:00:00.000Z');
  const wish = { title: { en: 'Summer', fr: 'Été' }, url: '/', from };
  await addContent(shop.app.services, { keyId: null }, 'header', null, wish);
  const names = async () => (await shop.call('configInit', {})).result.home_top_banner.map(({ name }) => name);
  expect(await job?.isDue?.()).toBe(false);
  shop.clock.now = from;
  expect(await job?.isDue?.()).toBe(true);
  await job?.work(
    () => undefined,
    () => false,
  );
  expect(await names()).toContain('Summer');
  expect(await job?.isDue?.()).toBe(false);
});
