import { setImmediate } from 'node:timers/promises';
import { keepRounds, workThrough, type Rounds } from './rounds.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Rounds of which each ends when the test says so. */
const heldRounds = (problem: string, pause: number) => {
  const begun: PromiseWithResolvers<void>[] = [];
  const rounds: Rounds = {
    problem,
    pause,
    round: () => {
      const one = Promise.withResolvers<void>();
      begun.push(one);
      return one.promise;
    },
  };
  return { rounds, begun };
};

test('rounds follow each other and never overlap; what fails is reported and stops nothing', async () => {
  const { rounds, begun } = heldRounds('It failed', 30_000);
  const reports: string[] = [];
  const keeping = keepRounds([rounds], (line) => reports.push(line));
  expect(begun).toHaveLength(0);
  jest.advanceTimersByTime(90_000);
  await setImmediate();
  expect(begun).toHaveLength(1);
  begun[0]?.reject(new Error('away'));
  await setImmediate();
  expect(reports).toEqual(['It failed: away']);
  jest.advanceTimersByTime(30_000);
  await setImmediate();
  expect(begun).toHaveLength(2);
  let hasStopped = false;
  const stopping = keeping.stop().then(() => {
    hasStopped = true;
  });
  await setImmediate();
  expect(hasStopped).toBe(false);
  begun[1]?.resolve();
  await stopping;
  expect(jest.getTimerCount()).toBe(0);
});

test('X-031 a round that hangs holds up no other rounds', async () => {
  const [hanging, other] = [heldRounds('One', 1_000), heldRounds('Other', 1_000)];
  const keeping = keepRounds([hanging.rounds, other.rounds], () => undefined);
  for (let round = 1; round <= 3; round += 1) {
    jest.advanceTimersByTime(1_000);
    await setImmediate();
    expect([hanging.begun.length, other.begun.length]).toEqual([1, round]);
    other.begun.at(-1)?.resolve();
    await setImmediate();
  }
  hanging.begun[0]?.resolve();
  await keeping.stop();
});

test('the timer keeps no process alive', async () => {
  jest.useRealTimers();
  const planned = jest.spyOn(globalThis, 'setTimeout');
  const keeping = keepRounds([heldRounds('It failed', 1_000).rounds], () => undefined);
  expect(planned.mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef())).toEqual([false]);
  await keeping.stop();
  planned.mockRestore();
});

test('X-031 so many pieces of work at the same time and no more; one that hangs leaves the others', async () => {
  const rows = ['hangs', 'a', 'b', 'c', 'd'];
  const [hanging, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const worked: string[] = [];
  let running = 0;
  let most = 0;
  const working = workThrough(
    async () => rows.shift() ?? null,
    async (row) => {
      running += 1;
      most = Math.max(most, running);
      if (row === 'hangs') await hanging.promise;
      else await setImmediate();
      worked.push(row);
      running -= 1;
      if (worked.length === 4) done.resolve();
    },
    { atOnce: 2, isStopped: () => false },
  );
  await done.promise;
  expect([worked, most]).toEqual([['a', 'b', 'c', 'd'], 2]);
  hanging.resolve();
  await working;
});
