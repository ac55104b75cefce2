import type { PgTable } from 'drizzle-orm/pg-core';
import { schema } from '../database/connection.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { outboxMailer } from './outbox.ts';

/** Where the process ends: before the letter is written, after it, or not at all. */
let crash: 'before' | 'after' | null = null;
const end = (moment: typeof crash) => {
  if (crash === moment) throw new Error('The process ended');
};

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({}, ({ now }) => {
    const outbox = outboxMailer(now);
    const sendWithin: typeof outbox.sendWithin = async (transaction, letter) => {
      end('before');
      await outbox.sendWithin(transaction, letter);
      end('after');
    };
    return { mailer: { ...outbox, sendWithin } };
  });
});
afterAll(() => shop?.close());
afterEach(() => void (crash = null));

const giftsOnly = () =>
  shop.connection.db.execute(
    `update site_document set value = jsonb_set(value, '{saleEvent,prizes}',
      '[{"id": 7, "title": {"en": "A prize", "fr": "Un prix"}, "kind": "gift", "image": null, "weight": 1, "amount": 0}]')
      where key = 'browse'`,
  );

interface Caused {
  title: string;
  /** The rows that the letter comes with. */
  table: PgTable;
  /** Returns the call that causes it, once or again. `email` is of a customer and of nothing else. */
  prepare(email: string): Promise<() => Promise<{ code: number }>>;
}
const caused: readonly Caused[] = [
  {
    title: 'the newsletter’s welcome',
    table: schema.newsletterSubscriber,
    prepare: async (email) => () => shop.call('newsletterVisitor', { body: { email } }),
  },
  {
    title: 'the letter of a sale’s prize',
    table: schema.saleDraw,
    prepare: async (email) => {
      await giftsOnly();
      const customer = await shop.signIn(email);
      return () => shop.call('saleLotteryDraw', { body: {} }, customer);
    },
  },
  {
    title: 'a letter to a friend',
    table: schema.friendReader,
    prepare: async (email) => {
      const customer = await shop.signIn('plus@example.com');
      return () => shop.call('sendCustomerEmail', { body: { email: `friend.${email}` } }, customer);
    },
  },
  {
    title: 'a code to sign in',
    table: schema.oneTimeCode,
    prepare: async (email) => () => shop.call('signInCode', { body: { email } }),
  },
  {
    title: 'a code for a new password',
    table: schema.oneTimeCode,
    prepare: async (email) => () => shop.call('forgotPassword', { body: { email } }),
  },
  {
    title: 'the code of a registration',
    table: schema.customer,
    prepare: async (email) => {
      const body = { email: `new.${email}`, password: 'birch77', register_type: 'normal', auto_test: '1' } as const;
      return () => shop.call('register', { body });
    },
  },
];
const moments = [
  ['before', 'ada@example.com'],
  ['after', 'bo@example.com'],
] as const;

describe.each(caused)('$title', ({ table, prepare }) => {
  test.each(moments)('is there exactly when its row is: a crash %s the letter', async (moment, email) => {
    const ask = await prepare(email);
    const { db } = shop.connection;
    const stored = async () => ({ rows: await db.$count(table), letters: await db.$count(schema.outgoingLetter) });
    const first = await stored();
    crash = moment;
    expect((await ask()).code).toBe(500);
    expect(await stored()).toEqual(first);
    crash = null;
    // Nothing is left of the first time: asked again, it is made with its letter.
    expect((await ask()).code).toBe(200);
    expect(await stored()).toEqual({ rows: first.rows + 1, letters: first.letters + 1 });
  });
});
