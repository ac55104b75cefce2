import { pageCache } from './page-cache.ts';

const page = (name: string, tags: string[]) => ({ name, tags: new Set(tags), bytes: () => 10 });

test('a machine’s clock that is set back makes no kept page younger', async () => {
  const now = Date.now;
  let setBy = 0;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + setBy);
  const cache = pageCache<ReturnType<typeof page>>(
    { freshFor: () => -1, staleFor: 0, maxBytes: 1_000_000 },
    () => undefined,
  );
  let made = 0;
  const make = () => cache.get('a', async () => ({ value: page(`${(made += 1)}`, []), keep: true }));
  await make();
  setBy = -3_600_000;
  expect((await make()).name).toBe('2');
  clock.mockRestore();
});

test('what changed while a page was made is not kept, and others are', async () => {
  const cache = pageCache<ReturnType<typeof page>>(
    { freshFor: () => 1_000, staleFor: 0, maxBytes: 1_000_000, now: () => 0 },
    () => undefined,
  );
  const asked = new Map<string, () => void>();
  const make = (name: string, tag: string) =>
    cache.get(name, async () => {
      await new Promise<void>((resolve) => asked.set(name, resolve));
      return { value: page(name, [tag]), keep: true };
    });
  const both = [make('a', 'product:1'), make('b', 'product:2')];
  cache.forget(new Set(['product:1']));
  for (const done of asked.values()) done();
  expect((await Promise.all(both)).map(({ name }) => name)).toEqual(['a', 'b']);
  expect(['a', 'b'].map((name) => cache.fresh(name)?.name)).toEqual([undefined, 'b']);
  cache.forget(new Set(['*']));
  expect(cache.fresh('b')).toBeNull();
});
