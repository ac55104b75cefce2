import { eq } from 'drizzle-orm';
import { latestMails } from '../../mail/mailbox.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { statementsWait } from '../../testing/waiting-statements.ts';
import { schema } from '../connection.ts';
import { deleteOldRows } from '../retention.ts';
import { friendToWrite, refuseFriends } from './friend-readers.ts';

const { friendReader } = schema;
let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop?.close());

type Headers = Record<string, string>;
const day = 24 * 60 * 60 * 1000;
const writers = ['ada@example.com', 'bo@example.com', 'plus@example.com'];
const signedIn = (): Promise<Headers[]> => Promise.all(writers.map((email) => shop.signIn(email)));
const write = (who: Headers, email: string) => shop.call('sendCustomerEmail', { body: { email } }, who);
const leave = (token: string) => shop.call('newsletterLeave', { body: { token } });
const tokensTo = async (email: string): Promise<string[]> =>
  (await latestMails(shop.connection.db, 100)).flatMap(({ recipient, plainText }) =>
    recipient === email ? [/leave\?token=([\da-f-]{36})/.exec(plainText)?.[1] ?? ''] : [],
  );
const rowsOf = (email: string) => shop.connection.db.select().from(friendReader).where(eq(friendReader.email, email));

test('letters that go to one address at once make one row, and all have its token', async () => {
  const who = await signedIn();
  await Promise.all([...who, ...who].map((one) => write(one, 'friend@example.ca')));
  const rows = await rowsOf('friend@example.ca');
  expect(rows).toHaveLength(1);
  expect(await tokensTo('friend@example.ca')).toEqual(Array(6).fill(rows[0]?.leaveToken));
});

test('a refusal holds among letters that are written at once, in whatever order they come', async () => {
  for (let round = 0; round < 5; round += 1) {
    shop.clock.now = new Date(shop.clock.now.getTime() + day);
    const who = await signedIn();
    const email = `friend${round}@example.ca`;
    await write(who[0] ?? {}, email);
    const [token = ''] = await tokensTo(email);
    const letters = () => who.map((one) => write(one, email));
    const answers = await Promise.all([...letters(), leave(token), ...letters(), leave(token)]);
    expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(200));
    const [row] = await rowsOf(email);
    expect(row?.refusedAt).toEqual(shop.clock.now);
    const before = await tokensTo(email);
    await Promise.all(letters());
    expect(await tokensTo(email)).toEqual(before);
  }
});

test('a letter that waits for a refusal is not written', async () => {
  const [ada = {}] = await signedIn();
  await write(ada, 'friend@example.ca');
  const waiting = await shop.connection.checkoutDb.transaction(async (transaction) => {
    await refuseFriends(transaction, 'friend@example.ca', shop.clock.now);
    const late = write(ada, 'friend@example.ca');
    await statementsWait(shop.connection.db);
    return { late };
  });
  expect((await waiting.late).code).toBe(200);
  expect(await tokensTo('friend@example.ca')).toHaveLength(1);
  expect(await rowsOf('friend@example.ca')).toMatchObject([{ refusedAt: shop.clock.now }]);
});

test('a refusal that waits for a letter holds afterwards', async () => {
  const [ada = {}] = await signedIn();
  await write(ada, 'friend@example.ca');
  const [token = ''] = await tokensTo('friend@example.ca');
  const waiting = await shop.connection.checkoutDb.transaction(async (transaction) => {
    expect(await friendToWrite(transaction, 'friend@example.ca', shop.clock.now)).toBe(token);
    const late = leave(token);
    await statementsWait(shop.connection.db);
    return { late };
  });
  expect((await waiting.late).result).toMatchObject({ is_subscribed: false });
  expect(await rowsOf('friend@example.ca')).toMatchObject([{ refusedAt: shop.clock.now }]);
});

test('the link of an old letter works a year after the last one, and a refusal has no end', async () => {
  const { db } = shop.connection;
  const begin = shop.clock.now.getTime();
  const later = (days: number) => (shop.clock.now = new Date(begin + days * day));
  const sweep = () => deleteOldRows(db, shop.clock.now);
  await write((await signedIn())[0] ?? {}, 'friend@example.ca');
  await write((await signedIn())[0] ?? {}, 'other@example.ca');
  const [first = ''] = await tokensTo('friend@example.ca');
  later(300);
  await write((await signedIn())[1] ?? {}, 'friend@example.ca');
  later(300 + 364);
  await sweep();
  expect((await leave(first)).result).toMatchObject({ is_subscribed: false, letters: 'friends' });
  expect(await rowsOf('other@example.ca')).toEqual([]);
  later(10 * 365);
  await sweep();
  await write((await signedIn())[2] ?? {}, 'friend@example.ca');
  expect(await tokensTo('friend@example.ca')).toEqual([]);
  expect((await rowsOf('friend@example.ca')).length).toBe(1);
});
