import { addContent } from '../flows/operator/content.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { dueWork } from './due-work.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

test('a worker has a banner begin whose time has come, and looks for it every second', async () => {
  const job = dueWork(shop.app.services).find(({ name }) => name === 'content');
  expect(job?.pause).toBe(1_000);
  const from = new Date('2026-07-01T04:00:00.000Z');
  const entry = { title: { en: 'Summer', fr: 'Été' }, url: '/', from };
  await addContent(shop.app.services, { keyId: null }, 'header', null, entry);
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
