import { schema } from '../database/connection.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { deliverLetters } from './delivery.ts';
import type { Letter } from '../domain/mail/letter.ts';
import { outboxMailer } from './outbox.ts';
import type { Deliver } from './smtp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const reports: string[] = [];
beforeEach(async () => {
  reports.length = 0;
  await shop.connection.db.delete(schema.outgoingLetter);
});

const letterTo = (to: string): Letter => ({ to, subject: 'Your code: 123456', html: '<p>123456</p>', text: '123456' });
const now = () => shop.clock.now;
const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1_000);
};
const mailer = outboxMailer(now);
const send = (letter: Letter) => mailer.sendWithin(shop.connection.db, letter);
const deliverBy = (deliver: Deliver) =>
  deliverLetters({ db: shop.connection.db, now, deliver }, (line) => reports.push(line));
const stored = () => shop.connection.db.select().from(schema.outgoingLetter);

test('a letter is sent if what causes it is committed, and only then', async () => {
  const { db } = shop.connection;
  await db.transaction((transaction) => mailer.sendWithin(transaction, letterTo('ada@example.com')));
  const undone = db.transaction(async (transaction) => {
    await mailer.sendWithin(transaction, letterTo('bob@example.com'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const sent: string[] = [];
  await deliverBy(async ({ to }) => void sent.push(to));
  expect(sent).toEqual(['ada@example.com']);
});

test('several processes send each letter once, and nothing that it said is kept', async () => {
  const everyone = Array.from({ length: 12 }, (_, place) => `reader-${place}@example.com`);
  for (const to of everyone) await send(letterTo(to));
  const sent: string[] = [];
  const deliver: Deliver = async ({ to }) => void sent.push(to);
  await Promise.all([deliverBy(deliver), deliverBy(deliver), deliverBy(deliver)]);
  await deliverBy(deliver);
  expect(sent.toSorted()).toEqual(everyone.toSorted());
  expect(new Set((await stored()).map(({ letter, sentAt }) => JSON.stringify([letter, sentAt])))).toEqual(
    new Set([JSON.stringify([null, now()])]),
  );
});

test('a letter whose server hangs holds up no other, and is tried again by itself', async () => {
  const { promise: hanging, reject } = Promise.withResolvers<never>();
  await send(letterTo('hangs@example.com'));
  for (let place = 0; place < 6; place += 1) await send(letterTo(`reader-${place}@example.com`));
  const sent: string[] = [];
  const all = Promise.withResolvers<void>();
  const round = deliverBy(async ({ to }) => {
    if (to === 'hangs@example.com') return hanging;
    sent.push(to);
    if (sent.length === 6) all.resolve();
  });
  await all.promise;
  reject(new Error('Timeout of ada@example.com'));
  await round;
  expect(reports).toEqual(['An e-mail could not be sent yet: Timeout of …@…']);
  const deliver: Deliver = async ({ to }) => void sent.push(to);
  await deliverBy(deliver);
  expect(sent).toHaveLength(6);
  later(31);
  await deliverBy(deliver);
  expect(sent.at(-1)).toBe('hangs@example.com');
});

test('a process that ends before it has marked a letter leaves it to the next', async () => {
  await send(letterTo('ada@example.com'));
  const begun = Promise.withResolvers<void>();
  // Left behind by a process that was killed: a claim that nobody ends.
  void deliverBy(() => {
    begun.resolve();
    return new Promise<never>(() => undefined);
  });
  await begun.promise;
  const sent: string[] = [];
  const deliver: Deliver = async ({ to }) => void sent.push(to);
  await deliverBy(deliver);
  expect(sent).toEqual([]);
  later(91);
  await deliverBy(deliver);
  await deliverBy(deliver);
  expect(sent).toEqual(['ada@example.com']);
});

test('what nobody takes for five days is given up, and forgotten after thirty', async () => {
  await send(letterTo('nobody@example.com'));
  const refuse: Deliver = () => Promise.reject(new Error('550'));
  await deliverBy(refuse);
  later(6 * 24 * 60 * 60);
  await deliverBy(refuse);
  expect(reports.at(-1)).toBe('An e-mail could not be sent and is given up: 550');
  expect(await stored()).toMatchObject([{ nextAttemptAt: null, sentAt: null, attempts: 2 }]);
  later(25 * 24 * 60 * 60);
  await deliverBy(refuse);
  expect(await stored()).toEqual([]);
});
