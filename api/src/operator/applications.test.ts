import { eq } from 'drizzle-orm';
import { schema } from '../database/connection.ts';
import { openPlusOrder } from '../database/membership/plus-orders.ts';
import { payPlus } from '../flows/membership/pay-plus-by-card.ts';
import { latestMails } from '../mail/mailbox.ts';
import type { Headers } from '../testing/buying.ts';
import { operate } from '../testing/operating.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
let ada: Headers;
let bo: Headers;
beforeAll(async () => {
  shop = await startTestApp();
  ada = await shop.signIn('ada@example.com');
  bo = await shop.signIn('bo@example.com');
});
afterAll(() => shop?.close());

const run = (line: string) => operate(shop, line.split(' '));
const resell = async (headers: Headers) => {
  const body = { name: 'Ada Roy', email: 'ada@shop.example', sales_channel: 'own-shop', company: 'Roy Home' } as const;
  return (await shop.call('addDropshipProgram', { body }, headers)).result.application_id;
};
const status = async (headers: Headers) => (await shop.call('dropshipStatus', {}, headers)).result.status;
const group = async (headers: Headers) =>
  (await shop.call('accountInformation', {}, headers)).result.customer_group.toLowerCase();

test('an accepted application makes its customer a reseller at once; a letter says so, and it is decided once', async () => {
  expect(await run('applications list')).toBe('No application waits for a decision.');
  const id = await resell(ada);
  expect(await run('applications list')).toContain(
    `\n${id}\t2026-06-01\tdropship\tpending\tAda Roy\tada@shop.example\tRoy Home`,
  );
  expect(await run(`applications accept ${id}`)).toContain(`Application ${id} is approved`);
  expect([await status(ada), await group(ada)]).toEqual(['approved', 'dropship partner']);
  expect((await shop.call('cashbackInfo', {}, ada)).result.rate).toBe(0);
  const [letter] = await latestMails(shop.connection.db, 1);
  expect([letter?.recipient, letter?.plainText]).toEqual([
    'ada@example.com',
    expect.stringContaining('We have accepted your application'),
  ]);
  await expect(run(`applications reject ${id}`)).rejects.toThrow(`Application ${id} is approved already.`);
  expect(await run('applications list')).toBe('No application waits for a decision.');
  expect(await run('applications list --all')).toContain('\tapproved\t');
});

test('an application’s text is shown in its own line and columns, without what a terminal would obey', async () => {
  const headers = await shop.signIn('new@example.com');
  const body = {
    name: '\u001b[2JEve\u202e',
    email: 'eve@shop.example',
    company: 'Eve\tapproved',
    business_number: '123456789',
    message: 'one\n99\t2026-06-01\tdropship\u009b31m',
  };
  const { result } = await shop.call('addBusinessAccount', { body }, headers);
  const shown = `[2JEve\teve@shop.example\tEve approved\tone 99 2026-06-01 dropship31m`;
  const lines = (await run('applications list')).split('\n');
  expect(lines[0]).toBe('id\tcreated_at\tprogramme\tstatus\tname\temail\tcompany\tmessage');
  expect(lines).toContain(`${result.application_id}\t2026-06-01\tbusiness\tpending\t${shown}`);
  expect(lines.every((line) => line.split('\t').length <= 8)).toBe(true);
  await run(`applications reject ${result.application_id}`);
});

test('a rejected application leaves its customer as they were, and can be changed no more', async () => {
  const body = { name: 'Bo Roy', email: 'bo@example.com', company: 'Bo Ltd', business_number: '123456789' };
  const id = (await shop.call('addBusinessAccount', { body }, bo)).result.application_id;
  const before = await group(bo);
  expect(await run(`applications reject ${id}`)).toContain('is declined');
  expect([await group(bo), (await shop.call('businessAccount', {}, bo)).result.application?.status]).toEqual([
    before,
    'declined',
  ]);
});

test('why an application was rejected stands in the letter and with the application', async () => {
  const max = await shop.signIn('new@example.com');
  const id = await resell(max);
  const reason = 'We need the address of your shop.';
  const said = await operate(shop, ['applications', 'reject', String(id), '--reason', reason]);
  expect(said).toContain('is declined');
  const { application } = (await shop.call('dropshipProgram', {}, max)).result;
  expect(application).toMatchObject({ status: 'declined', rejection_reason: reason });
  expect((await latestMails(shop.connection.db, 1))[0]?.plainText).toContain(reason);
});

test('a member of Plus+ is not made something else behind their back', async () => {
  const { customer } = schema;
  const plusEndsAt = new Date('2027-01-31T12:00:00.000Z');
  await shop.connection.db
    .update(customer)
    .set({ group: 'PLUS+', plusEndsAt })
    .where(eq(customer.email, 'bo@example.com'));
  const id = await resell(bo);
  await expect(run(`applications accept ${id}`)).rejects.toThrow(
    'bo@example.com is a Plus+ member until 2027-01-31 and would lose that. Nothing was changed.',
  );
  expect([await status(bo), await group(bo)]).toEqual(['pending', 'plus+']);
  shop.clock.now = new Date('2027-02-01T12:00:00.000Z');
  expect(await run(`applications accept ${id}`)).toContain('is approved');
});

test.each([
  ['applications accept', 'operator applications accept <id>'],
  ['applications accept R1', '"R1" is no id'],
  ['applications reject 0', '"0" is no id'],
  ['applications accept 999', 'There is no application 999.'],
])('“%s” is refused with a line that helps', (line, help) => expect(run(line)).rejects.toThrow(help));

test('who becomes a partner can no longer pay the year of Plus+ that they had begun to buy', async () => {
  const { db } = shop.connection;
  const headers = await shop.signIn('new@example.com');
  await db.delete(schema.application);
  const open = { customerId: 4, price: 4_900, vipCode: null, secret: 'begun', now: shop.clock.now };
  const { number } = await openPlusOrder(db, open);
  await run(`applications accept ${await resell(headers)}`);
  expect(await payPlus(shop.app.services, number)).toBe(false);
  expect([await status(headers), await group(headers)]).toEqual(['approved', 'dropship partner']);
});
