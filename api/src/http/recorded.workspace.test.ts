import { readFileSync, writeFileSync } from 'node:fs';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

/** Recordings that tests of pages answer with; `RECORD=1` writes them anew. */
const fileOf = (call: string): string => `${import.meta.dirname}/../../../shared/testing/recorded/${call}.json`;

test('MEM-001 what tests of the Plus+ page are answered is what the API answers', async () => {
  const { result } = await shop.call('plusInfo', {});
  if (process.env.RECORD === '1') writeFileSync(fileOf('plusInfo'), `${JSON.stringify(result, null, 2)}\n`);
  expect(JSON.parse(readFileSync(fileOf('plusInfo'), 'utf8'))).toEqual(result);
});
