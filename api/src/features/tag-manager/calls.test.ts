import { createHash } from 'node:crypto';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const valuesOf = async (headers: Record<string, string>) => (await shop.call('tagManager', {}, headers)).result;

test('API-065 after a sign-in the tracking values tell who shops, without name or address', async () => {
  const nobody = { customer_id: null, customer_group: 'NOT LOGGED IN', email_sha256: null, is_plus: false };
  expect(await valuesOf({})).toEqual(nobody);
  expect(await valuesOf(await shop.guest())).toEqual(nobody);
  const values = await valuesOf(await shop.signIn('plus@example.com'));
  expect(values).toEqual({
    customer_id: '3',
    customer_group: 'PLUS+',
    email_sha256: createHash('sha256').update('plus@example.com').digest('hex'),
    is_plus: true,
  });
  expect(JSON.stringify(values)).not.toContain('example.com');
});
