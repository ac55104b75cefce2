import { sql } from 'drizzle-orm';
import { schema, type Queryable } from './connection.ts';
import { claimOperation } from './orders/provider-operations.ts';
import { claimPayment } from './orders/payments.ts';
import { claimNext } from '../outbox.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const { outgoingLetter, payment, providerOperation, pushMessage } = schema;
const due = new Date('2026-11-02T10:00:00Z');
const three = ['first', 'second', 'third'];

/** Each kind of claimed work: three pieces that are due at once, and what takes one of them. */
const works = {
  'letters to send': {
    store: (db: Queryable) =>
      db.insert(outgoingLetter).values(
        three.map((subject) => ({
          letter: { to: 'a@example.ca', subject, html: '', text: '' },
          nextAttemptAt: due,
          createdAt: due,
        })),
      ),
    claim: async (db: Queryable) => (await claimNext(db, outgoingLetter, due))?.letter?.subject,
  },
  'push messages to send': {
    store: (db: Queryable) =>
      db.insert(pushMessage).values(
        three.map((title) => ({
          subscriptionId: 1,
          content: { title, body: '', url: '/', tag: title, lang: 'en' as const },
          nextAttemptAt: due,
          createdAt: due,
        })),
      ),
    claim: async (db: Queryable) => (await claimNext(db, pushMessage, due))?.content?.title,
  },
  'payments to look at': {
    store: (db: Queryable) =>
      db.insert(payment).values(
        three.map((nonce) => ({
          nonce,
          owner: 'guest:9',
          method: 'klarna' as const,
          cardType: '',
          lastFour: '',
          accepted: true,
          expiresAt: due,
          watchAt: due,
        })),
      ),
    claim: async (db: Queryable) => (await claimPayment(db, 'klarna', due))?.nonce,
  },
  'refunds to ask for': {
    store: (db: Queryable) =>
      db.insert(providerOperation).values(
        three.map((key) => ({
          kind: 'refund' as const,
          method: 'klarna' as const,
          payment: key,
          amount: 100,
          key,
          nextAttemptAt: due,
          createdAt: due,
        })),
      ),
    claim: async (db: Queryable) => (await claimOperation(db, { method: 'klarna' }, due))?.key,
  },
};

/**
 * Runs it on the plan that looks for the claimed row again for each row of the table: PostgreSQL takes it by itself for
 * small tables, and may take it for any.
 */
const onNestedLoops = async (act: (db: Queryable) => Promise<void>): Promise<void> => {
  const undone = new Error('undone');
  await shop.connection.db
    .transaction(async (transaction) => {
      for (const plan of ['hashjoin', 'mergejoin', 'material', 'hashagg', 'sort'])
        await transaction.execute(sql.raw(`set local enable_${plan} = off`));
      await act(transaction);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
};

for (const [what, { store, claim }] of Object.entries(works))
  test(`whoever claims takes one of the ${what}, and leaves the others to the next`, async () => {
    await onNestedLoops(async (db) => {
      await store(db);
      const claimed = [await claim(db), await claim(db), await claim(db), await claim(db)];
      expect(claimed.slice(0, 3).toSorted()).toEqual(three);
      expect(claimed[3]).toBeUndefined();
    });
  });
