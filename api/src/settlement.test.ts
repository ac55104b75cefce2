import { setImmediate } from 'node:timers/promises';
import type { Services } from './services.ts';
import { keepSettling } from './settlement.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** As much of the services as a round needs: a database that writes nothing, and of which every question fails once it is let go. */
const brokenServices = () => {
  const asked: PromiseWithResolvers<never>[] = [];
  const select = () => {
    const question = Promise.withResolvers<never>();
    asked.push(question);
    const step = { from: () => step, innerJoin: () => step, where: () => step, orderBy: () => step };
    return Object.assign(step, { limit: () => question.promise });
  };
  const update = () => ({ set: () => ({ where: () => Promise.reject(new Error('shut')) }) });
  const services = { db: { select, update }, now: () => new Date() } as unknown as Services; // all that a round asks for
  return { services, asked };
};

const ended = 'Memberships could not be ended: shut';

test('rounds follow each other and never overlap; what fails is reported and stops nothing', async () => {
  const { services, asked } = brokenServices();
  const reports: string[] = [];
  const settling = keepSettling(services, (line) => reports.push(line));
  expect(asked).toHaveLength(0);
  jest.advanceTimersByTime(90_000);
  await setImmediate();
  expect(asked).toHaveLength(1);
  asked[0]?.reject(new Error('away'));
  await setImmediate();
  expect(reports).toEqual([ended, 'Orders could not be settled: away']);
  jest.advanceTimersByTime(30_000);
  await setImmediate();
  expect(asked).toHaveLength(2);
  let hasStopped = false;
  const stopping = settling.stop().then(() => {
    hasStopped = true;
  });
  await setImmediate();
  expect(hasStopped).toBe(false);
  asked[1]?.reject(new Error('away'));
  await stopping;
  expect(jest.getTimerCount()).toBe(0);
});

test('the timer keeps no process alive', async () => {
  jest.useRealTimers();
  const planned = jest.spyOn(globalThis, 'setTimeout');
  const settling = keepSettling(brokenServices().services, () => undefined);
  expect(planned.mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef())).toEqual([false]);
  await settling.stop();
  planned.mockRestore();
});
