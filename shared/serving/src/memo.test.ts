import { derived, memo } from './memo.ts';

test('a value is made once for a key, and the one asked for the longest ago goes when there are too many', () => {
  const cache = memo<string>({ max: 2 });
  const made: string[] = [];
  const ask = (key: string) =>
    cache.of(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('who asks meanwhile waits for the same promise, and one that is rejected is asked for again', async () => {
  const cache = memo<Promise<string>>({ max: 2 });
  const make = jest.fn(async () => Promise.reject<string>(new Error('away')));
  const asked = [cache.of('key', make), cache.of('key', make)];
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await cache.of('key', async () => 'here')).toBe('here');
  expect(await cache.of('key', make)).toBe('here');
});

test('a promise that is rejected after another has taken its place forgets nothing', async () => {
  const cache = memo<Promise<string>>({ max: 2 });
  const failing = cache.set('key', Promise.reject<string>(new Error('away')));
  void cache.set('key', Promise.resolve('here'));
  await expect(failing).rejects.toThrow('away');
  expect(await cache.get('key')).toBe('here');
});

test('what a promise came to is not kept where that is said', async () => {
  const cache = memo<Promise<string | null>>({ max: 2, keeps: (value) => value !== null });
  expect(await cache.of('key', async () => null)).toBeNull();
  expect(cache.has('key')).toBe(false);
  await cache.of('key', async () => 'here');
  expect(cache.has('key')).toBe(true);
});

test('a value is made again when it is as old as it may become, from whatever time on', () => {
  let clock = 0;
  const cache = memo<string>({ max: 3, ttl: 1_000, now: () => clock });
  cache.set('plain', 'first');
  cache.set('own', 'first', { ttl: 500 });
  cache.set('older', 'first', { since: -300 });
  const fresh = (at: number) => {
    clock = at;
    return ['plain', 'own', 'older'].filter((key) => cache.get(key) !== undefined);
  };
  expect(fresh(499)).toEqual(['plain', 'own', 'older']);
  expect(fresh(500)).toEqual(['plain', 'older']);
  expect(fresh(700)).toEqual(['plain']);
  expect(fresh(999)).toEqual(['plain']);
  expect(fresh(1_000)).toEqual([]);
});

test('what is derived of an object is derived once, also where it is nothing', () => {
  const make = jest.fn(({ value }: { value?: string }) => value);
  const of = derived(make);
  const [full, empty] = [{ value: 'a' }, {}];
  expect([of(full), of(full), of(empty), of(empty)]).toEqual(['a', 'a', undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(2);
});
