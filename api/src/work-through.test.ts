import { setImmediate } from 'node:timers/promises';
import { workThrough } from './work-through.ts';

test('so many pieces of work at the same time and no more; one that hangs leaves the others', async () => {
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
