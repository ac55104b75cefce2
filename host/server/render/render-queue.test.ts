import { QueueFull, TooLate, renderQueue } from './render-queue.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Work that ends when the test says so. */
const controlled = () => {
  const begun: { name: string; finish: () => void; signal: AbortSignal }[] = [];
  const work = (name: string) => (signal: AbortSignal) =>
    new Promise<string>((resolve) => begun.push({ name, finish: () => resolve(name), signal }));
  return { begun, work };
};

test('only so many run at once, others wait in turn, more than that are refused at once', async () => {
  const queue = renderQueue({ concurrency: 2, places: 1 });
  const { begun, work } = controlled();
  const [first, , third] = ['a', 'b', 'c'].map((name) => queue.run(1_000, work(name)));
  await expect(queue.run(1_000, work('d'))).rejects.toThrow(QueueFull);
  expect(begun.map(({ name }) => name)).toEqual(['a', 'b']);
  begun[0]?.finish();
  await expect(first).resolves.toBe('a');
  await Promise.resolve();
  expect(begun.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  begun[2]?.finish();
  await expect(third).resolves.toBe('c');
});

test('the time in the queue counts: who waited too long is never begun', async () => {
  const queue = renderQueue({ concurrency: 1, places: 5 });
  const { begun, work } = controlled();
  const running = queue.run(5_000, work('a'));
  const late = queue.run(1_000, work('b')).catch((error: unknown) => error);
  jest.advanceTimersByTime(1_000);
  expect(await late).toBeInstanceOf(TooLate);
  begun[0]?.finish();
  await running;
  expect(begun.map(({ name }) => name)).toEqual(['a']);
});

test('what takes too long is told so, and gives its place away when it has ended', async () => {
  const queue = renderQueue({ concurrency: 1, places: 5 });
  const { begun, work } = controlled();
  const late = queue.run(1_000, work('a')).catch((error: unknown) => error);
  jest.advanceTimersByTime(1_000);
  expect(await late).toEqual(new TooLate('rendering took longer than 1000 ms'));
  expect(begun[0]?.signal.aborted).toBe(true);
  const next = queue.run(1_000, work('b'));
  begun[0]?.finish();
  await jest.advanceTimersByTimeAsync(1);
  begun[1]?.finish();
  await expect(next).resolves.toBe('b');
});
