import { sql } from 'drizzle-orm';
import { schema, selectRows } from '../database/connection.ts';
import type { JobKind } from '../job-kind.ts';
import { keepWorking } from '../jobs/worker.ts';
import { deliverLetters } from '../mail/delivery.ts';
import { operate } from '../testing/operating.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const run = (line: string) => operate(shop, line.split(' '));
const figuresOfJobs = async (): Promise<string[]> => {
  const { body } = await shop.app.inject('/metrics');
  return body.split('\n').filter((line) => /^shop_jobs\w*\{/.test(line));
};

test('a job that was tried in vain is counted and listed with its reason, and tried again at once when asked', async () => {
  const { db, jobsDb } = shop.connection;
  const attempts = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const begun = attempts.map(() => Promise.withResolvers<void>());
  let attempt = 0;
  const kind: JobKind = {
    name: 'poisoned',
    problem: 'It failed',
    pause: 50,
    isDue: async () => attempt < attempts.length,
    work: async () => {
      const mine = attempt;
      attempt += 1;
      begun[mine]?.resolve();
      await attempts[mine]?.promise;
    },
  };
  expect(await run('jobs list')).toBe('Nothing was tried in vain.');
  const worker = await keepWorking(jobsDb, [kind], () => undefined);
  await begun[0]?.promise;
  expect(await figuresOfJobs()).toContain('shop_jobs{kind="poisoned",state="running"} 1');
  await db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'poisoned'`);
  attempts[0]?.reject(new Error('no such table'));
  // The work that is due is tried by another job, which fails too and waits.
  await begun[1]?.promise;
  attempts[1]?.reject(new Error('no such table'));
  const waits = async (): Promise<void> => {
    const changed = sql`update pgboss.job set start_after = now() + interval '1 hour'
        where name = 'poisoned' and state = 'retry' returning id`;
    if ((await selectRows(db, changed)).length === 0) await waits();
  };
  await waits();
  const figures = (await figuresOfJobs()).map((line) => line.replace(/ \d+$/, ''));
  expect(figures.toSorted()).toEqual([
    'shop_jobs_dead{kind="poisoned"}',
    'shop_jobs_newest_seconds{kind="poisoned"}',
    'shop_jobs_oldest_seconds{kind="poisoned"}',
    'shop_jobs{kind="poisoned",state="retrying"}',
  ]);
  const [headings, line = '', ...more] = (await run('jobs list')).split('\n');
  expect(headings).toBe('id\tsince\tkind\tattempts\terror');
  expect(line).toMatch(/^\S{36}\t20\S+Z\tpoisoned\t1\tno such table$/);
  expect(more).toEqual([]);
  const [id = ''] = line.split('\t');
  expect(await run(`jobs retry ${id}`)).toBe(`${id} (poisoned) is tried again.`);
  await begun[2]?.promise;
  attempts[2]?.resolve();
  await worker.stop();
  expect(await run('jobs list')).toBe('Nothing was tried in vain.');
  await expect(run(`jobs retry ${id}`)).rejects.toThrow(`Nothing with the id ${id} was tried in vain.`);
  expect(await run(`log list --number ${id}`)).toContain(
    `admin\tjob.retry\t${id}\tkind=poisoned given_up=true\tkind=poisoned given_up=false`,
  );
});

test('a letter that was given up is among them, and leaves when it is tried again', async () => {
  const { db } = shop.connection;
  const letter = { to: 'ada@example.com', subject: 'Your code: 123456', html: '', text: '' };
  const values = { letter, nextAttemptAt: null, attempts: 126, lastError: '550 No such reader' };
  const [given] = await db.insert(schema.outgoingLetter).values(values).returning();
  const id = `letter-${given?.id}`;
  const line = (await run('jobs list')).split('\n')[1];
  expect(line).toMatch(/^letter-\d+\t20\S+Z\tletters\t126\t550 No such reader$/);
  expect(await run(`jobs retry ${id}`)).toBe(`${id} (letters) is tried again.`);
  const sent: string[] = [];
  const deliver = async ({ to }: { to: string }) => void sent.push(to);
  await deliverLetters({ db, now: () => shop.clock.now, deliver }, () => undefined);
  expect(sent).toEqual(['ada@example.com']);
  expect(await run('jobs list')).toBe('Nothing was tried in vain.');
  for (const unknown of ['letter-0', 'letter-x', '7'])
    await expect(run(`jobs retry ${unknown}`)).rejects.toThrow(`Nothing with the id ${unknown} was tried in vain.`);
});
