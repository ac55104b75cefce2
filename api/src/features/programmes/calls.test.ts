import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const form = { name: 'Ada Roy', email: 'Ada@Shop.example', sales_channel: 'own-shop' } as const;
const decide = (status: 'approved' | 'declined') =>
  shop.connection.db.update(schema.application).set({ status }).where(eq(schema.application.customerId, 1));

test('API-173 API-174 API-176 an application is made once, and is pending', async () => {
  const ada = await shop.signIn('ada@example.com');
  const status = async () => (await shop.call('dropshipStatus', {}, ada)).result.status;
  expect(await status()).toBe('none');
  expect((await shop.call('dropshipProgram', {}, ada)).result).toMatchObject({
    title: 'Dropship program',
    application: null,
  });
  const added = await shop.call('addDropshipProgram', { body: { ...form, website: 'https://ada.example' } }, ada);
  expect(added.result).toMatchObject({ status: 'pending', email: 'ada@shop.example', sales_channel: 'own-shop' });
  expect((await shop.call('addDropshipProgram', { body: form }, ada)).code).toBe(409);
  expect(await status()).toBe('pending');
  expect((await shop.call('dropshipProgram', {}, ada)).result.application).toEqual(added.result);
});

test('API-175 an application is edited by its own customer, until it is decided', async () => {
  const ada = await shop.signIn('ada@example.com');
  const { application } = (await shop.call('dropshipProgram', {}, ada)).result;
  const body = { ...form, application_id: application?.application_id ?? 0, name: 'Ada B. Roy', telephone: '' };
  const edited = await shop.call('editDropshipProgram', { body }, ada);
  expect(edited.result.name).toBe('Ada B. Roy');
  expect(edited.result).not.toHaveProperty('website');
  const bo = await shop.signIn('bo@example.com');
  expect((await shop.call('editDropshipProgram', { body }, bo)).code).toBe(404);
  await decide('declined');
  expect((await shop.call('dropshipStatus', {}, ada)).result.status).toBe('declined');
  expect((await shop.call('editDropshipProgram', { body }, ada)).code).toBe(409);
});

test('whoever was declined applies again, with what was said of the first taken away', async () => {
  const ada = await shop.signIn('ada@example.com');
  await shop.connection.db
    .update(schema.application)
    .set({ status: 'declined', rejectionReason: 'No website.' })
    .where(eq(schema.application.customerId, 1));
  const body = { ...form, website: 'https://ada.example' };
  const again = await shop.call('addDropshipProgram', { body }, ada);
  expect(again).toMatchObject({ code: 200, result: { status: 'pending', website: 'https://ada.example' } });
  expect(again.result).not.toHaveProperty('rejection_reason');
  expect((await shop.call('addDropshipProgram', { body }, ada)).code).toBe(409);
  await decide('approved');
  expect((await shop.call('addDropshipProgram', { body }, ada)).code).toBe(409);
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ email: 'nobody' }, 'email'],
  [{ telephone: '12' }, 'telephone'],
  [{ website: 'javascript:alert(1)' }, 'website'],
])('an application with %j is refused at that field', async (wrong, field) => {
  const bo = await shop.signIn('bo@example.com');
  const answer = await shop.call('addDropshipProgram', { body: { ...form, ...wrong } }, bo);
  expect(answer).toMatchObject({ code: 400, result: { field } });
});

test('API-177 a business account is applied for once, with a business number of nine digits', async () => {
  const bo = await shop.signIn('bo@example.com');
  const { sales_channel: _none, ...contact } = form;
  const add = (business_number: string) =>
    shop.call('addBusinessAccount', { body: { ...contact, business_number } }, bo);
  expect(await add('12')).toMatchObject({ code: 400, result: { field: 'business_number' } });
  expect((await shop.call('businessAccount', {}, bo)).result).toEqual({ application: null });
  const added = await add('123 456 789');
  expect(added.result).toMatchObject({ status: 'pending', business_number: '123456789' });
  expect((await add('123456789')).code).toBe(409);
  expect((await shop.call('businessAccount', {}, bo)).result.application).toEqual(added.result);
  expect((await shop.call('dropshipStatus', {}, bo)).result.status).toBe('none');
});

test('a customer of the Dropship group is a partner, whatever they applied for', async () => {
  await shop.connection.db.update(schema.customer).set({ group: 'Dropship Partner' }).where(eq(schema.customer.id, 4));
  const partner = await shop.signIn('new@example.com');
  expect((await shop.call('dropshipStatus', {}, partner)).result.status).toBe('approved');
});

test('DROP-003 a partner pays the promised prices in cart and order, sees them on the product, and cannot buy Plus+', async () => {
  const { db } = shop.connection;
  const bo = await shop.signIn('bo@example.com');
  const step = async () => (await shop.call('plusStepInfo', { body: {} }, bo)).result;
  const shown = async () => (await shop.call('productDetail', { query: { id: fixture.tiered } }, bo)).result;
  await db
    .update(schema.customer)
    .set({ group: 'Dropship Partner' })
    .where(eq(schema.customer.email, 'bo@example.com'));
  const { content } = (await shop.call('dropshipProgram', {}, bo)).result;
  const percent = Number(/(\d+)% below the shop’s/.exec(content)?.[1]);
  const price = 20_000 * (1 - percent / 100);
  expect(price).toBeLessThan(20_000);
  expect(await shown()).toMatchObject({ price: { final_price: price }, plus_price: null, pts: price / 100 });
  const everybody = (await shop.call('productDetail', { query: { id: fixture.tiered } })).result;
  expect(everybody.price.final_price).toBe(20_000);
  await shop.call('addCartItem', { body: { product_id: fixture.tiered, qty: 2 } }, bo);
  expect((await shop.call('carts', {}, bo)).result).toMatchObject({ subtotal: 2 * price, plusTotal: 0 });
  expect(await step()).toEqual({ is_qiye: 0, group_name: 'Dropship Partner', can_buy_plus: 0, ends_at: null });
  expect((await shop.call('plusSendCode', { body: { phone: '4165550123' } }, bo)).code).toBe(403);
});
