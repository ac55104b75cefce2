import { schema } from '../../database/connection.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

test('API-081 the magazine is ordered once for an e-mail; an address and a phone are optional', async () => {
  const order = (body: {
    name: string;
    email: string;
    shippingAddress?: string;
    telPhone?: string;
    tUserId?: string;
  }) => shop.call('massageChairNewsletter', { body });
  expect((await order({ name: ' ', email: 'zoe@example.com' })).code).toBe(400);
  expect((await order({ name: 'Zoé', email: 'zoe' })).code).toBe(400);
  const typed = { name: ' Zoé ', email: 'Zoe@example.com', shippingAddress: '12 King St', telPhone: '416.555.0123' };
  expect(await order({ ...typed, telPhone: 'soon' })).toMatchObject({ code: 400, result: { field: 'telPhone' } });
  expect((await order({ ...typed, tUserId: '7' })).code).toBe(200);
  expect(await order({ name: 'Zoé', email: 'zoe@example.com' })).toMatchObject({
    code: 409,
    message: 'This email address gets the magazine already.',
  });
  expect(await shop.connection.db.select().from(schema.magazineReader)).toMatchObject([
    { name: 'Zoé', email: 'zoe@example.com', shippingAddress: '12 King St', telephone: '+14165550123' },
  ]);
});
