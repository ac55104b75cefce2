import { eq } from 'drizzle-orm';
import { schema } from '../database/connection.ts';
import { defaultLimits } from '../database/server-limits.ts';
import { openServer } from '../database/server.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseLimitStore } from '../limits/database-limit-store.ts';
import { transact } from '../database/transact.ts';
import { countedMailer } from './mailer.ts';
import { mailboxMailer } from './mailbox.ts';

type Headers = Record<string, string>;

let shop: TestApp;
beforeEach(async () => void (shop = await startTestApp({ contactEmail: 'care@shop.example' })));
afterEach(() => shop?.close());

const stranger = 'stranger@example.ca';
const lettersTo = (email: string) =>
  shop.connection.db.select().from(schema.mail).where(eq(schema.mail.recipient, email));
let nth = 0;
/** Somebody who made an account with an address of their own. */
const customer = async (verified = true, email = `writer${(nth += 1)}@example.ca`): Promise<Headers> => {
  const { result } = await shop.call('register', { body: { email, password: 'maple77', auto_test: '1' } });
  if (verified) {
    const { customer: table } = schema;
    await shop.connection.db.update(table).set({ verified }).where(eq(table.email, email));
  }
  return { authorization: result.token ?? '' };
};
const writeTo = (email: string, who: Headers, message = 'Look') =>
  shop.call('sendCustomerEmail', { body: { email, message } }, who);
const contact = (email: string) =>
  shop.call('contactMessage', { body: { name: 'Eve', email, topic: 'other', message: 'Hello' } });
const later = (hours: number) => void (shop.clock.now = new Date(shop.clock.now.getTime() + hours * 60 * 60 * 1000));

test('API-152 six customers and the contact form together write to one stranger ten times in a day, and are not told', async () => {
  const answers = new Set<string>();
  for (let writer = 0; writer < 6; writer += 1) {
    const who = await customer();
    for (let n = 0; n < 3; n += 1) {
      const { status, code, message, result } = await writeTo(stranger, who);
      answers.add(JSON.stringify([status, code, message, result]));
    }
  }
  expect(answers.size).toBe(1);
  expect(await lettersTo(stranger)).toHaveLength(10);
  // Letters to the shop's own people are neither counted nor withheld.
  expect((await contact(stranger)).code).toBe(200);
  expect([await lettersTo(stranger), await lettersTo('care@shop.example')]).toMatchObject([{ length: 10 }, [{}]]);
  await shop.call('newsletterVisitor', { body: { email: stranger } });
  expect(await lettersTo(stranger)).toHaveLength(10);
  later(25);
  await writeTo(stranger, await customer());
  expect(await lettersTo(stranger)).toHaveLength(11);
});

test('API-152 who has not confirmed their own address writes to nobody', async () => {
  const eve = await customer(false);
  await shop.call('updateAccountInformation', { body: { firstName: 'Win a prize', lastName: 'today' } }, eve);
  const refused = await writeTo(stranger, eve);
  expect([refused.code, refused.message]).toEqual([
    403,
    'Please confirm your email address first. We can send you another code.',
  ]);
  expect(await lettersTo(stranger)).toEqual([]);
});

test.each(['Visit evil.example', 'http://evil', 'a@evil', 'x'.repeat(41)])(
  'a name such as “%s” does not stand in the subject of a letter to a friend',
  async (firstName) => {
    const email = `writer${(nth += 1)}@example.ca`;
    const who = await customer(true, email);
    await shop.call('updateAccountInformation', { body: { firstName } }, who);
    await writeTo(stranger, who);
    expect(await lettersTo(stranger)).toMatchObject([{ subject: `${email} thought of you` }]);
  },
);

test('an account that is made and deleted again and again writes no more to its address than others do', async () => {
  for (let n = 0; n < 24; n += 1) {
    const who = await customer(false, stranger);
    await shop.call('deleteAccount', { body: {} }, who);
  }
  const subjects = (await lettersTo(stranger)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Your account is deleted')).toHaveLength(10);
  expect(subjects.filter((subject) => subject.startsWith('Your code'))).toHaveLength(20);
  const { result } = await shop.call('register', {
    body: { email: stranger, password: 'maple77', auto_test: '1' },
  });
  expect(result).toMatchObject({ token: expect.any(String), code_sent: false });
});

test('whoever waits for a code gets it, however many other letters came that day', async () => {
  for (let n = 0; n < 12; n += 1) await contact(stranger);
  await customer(false, stranger);
  expect((await lettersTo(stranger)).at(-1)?.subject).toMatch(/^Your code: /);
});

test('letters of an undone transaction were not counted, also where a database has one connection', async () => {
  const database = await (await startPostgres()).newDatabase(process.env['TEST_DATABASE_TEMPLATE']);
  // As many as the embedded one has.
  const connection = await openServer(database.url, { ...defaultLimits, connections: 1 });
  const { db } = connection;
  const now = () => new Date('2026-06-01T12:00:00.000Z');
  const limits = databaseLimitStore(db, now, () => undefined);
  const mailer = countedMailer(mailboxMailer, { limits, settings: shop.app.services.settings });
  const letter = { to: stranger, subject: 'Hello', text: '', html: '', byAnybody: true } as const;
  const send = () => transact(db, (transaction) => mailer.sendWithin(transaction, letter));
  const undo = () =>
    transact(db, async (transaction) => {
      await mailer.sendWithin(transaction, letter);
      throw new Error('undone');
    });
  for (let n = 0; n < 5; n += 1) await expect(undo()).rejects.toThrow('undone');
  for (let n = 0; n < 12; n += 1) await send();
  expect(await db.$count(schema.mail)).toBe(10);
  await connection.close();
  await database.drop();
});
