import { sharedClock } from './shared-clock.ts';

const hour = 3_600_000;
/** A machine whose clock says so much more than the database's. */
const machineAhead = (ms: number) => {
  const now = Date.now;
  return jest.spyOn(Date, 'now').mockImplementation(() => now() + ms);
};
const realTime = Date.now;
const ask = async () => {
  const from = performance.now();
  return { time: realTime(), from, to: performance.now() };
};
/** In minutes: a busy machine may need seconds between the two looks. */
const differs = (now: Date): number => Math.round(Math.abs(now.getTime() - realTime()) / 60_000);
beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['Date', 'performance', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each([hour, -hour])(
  'a machine whose clock is off by %i ms goes by the database’s, and says so once',
  async (off) => {
    machineAhead(off);
    const lines: string[] = [];
    const clock = await sharedClock(ask, (line) => lines.push(line));
    expect(differs(clock.now())).toBe(0);
    await jest.advanceTimersByTimeAsync(90_000);
    expect(differs(clock.now())).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^The clock of this machine is 3[56]\d\d s (ahead of|behind) the database’s/),
    ]);
    clock.close();
  },
);

test('a clock that somebody sets changes nothing, neither at once nor at the next look', async () => {
  const clock = await sharedClock(ask, () => undefined);
  machineAhead(hour);
  expect(differs(clock.now())).toBe(0);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(differs(clock.now())).toBe(0);
  clock.close();
});

test('a database whose clock is set is followed, and one that does not tell its time changes nothing', async () => {
  let time = async () => ask();
  const lines: string[] = [];
  const clock = await sharedClock(
    () => time(),
    (line) => lines.push(line),
  );
  time = async () => ({ ...(await ask()), time: realTime() + hour });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(differs(clock.now())).toBe(60);
  time = () => Promise.reject(new Error('no connection'));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(differs(clock.now())).toBe(60);
  expect(lines).toEqual([expect.stringMatching(/ 3[56]\d\d s /), 'The database did not tell its time: no connection']);
  clock.close();
});

test('what clocks that are set by the network differ by is left as it is', async () => {
  machineAhead(900);
  const clock = await sharedClock(ask, () => undefined);
  const [from, now, to] = [Date.now(), clock.now().getTime(), Date.now()];
  // The clock counts in fractions of a ms, and the machine's in whole ones.
  expect(now).toBeGreaterThanOrEqual(from - 2);
  expect(now).toBeLessThanOrEqual(to + 2);
  clock.close();
});
