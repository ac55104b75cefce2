import { scryptSync } from 'node:crypto';
import { createPasswordHasher, type ScryptCost } from './password-hasher.ts';
import { noPassword } from '../domain/account/password.ts';

/** A hasher whose derivations are only written down: their costs, and how many ran at one time. */
const counting = (passwordCost: number) => {
  const costs: ScryptCost[] = [];
  const seen = { running: 0, most: 0 };
  const hasher = createPasswordHasher(passwordCost, async (password, salt, cost) => {
    costs.push(cost);
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await new Promise((resolve) => setImmediate(resolve));
    seen.running -= 1;
    return Buffer.from(`${password} ${salt.toString('hex')} ${cost.N}`);
  });
  const workOf = async (run: () => Promise<unknown>) => {
    costs.length = 0;
    await run();
    return costs.reduce((sum, { N, r, p }) => sum + N * r * p, 0);
  };
  return { hasher, costs, seen, workOf };
};

test('a password is known again, another is not, and two hashes of one differ', async () => {
  const { hash, compare } = createPasswordHasher(10);
  const [first, second] = [await hash('Érable 7'), await hash('Érable 7')];
  expect(first).not.toBe(second);
  expect(await compare('Érable 7', first)).toEqual({ isRight: true, isOutdated: false });
  expect(await compare('Erable 7', first)).toEqual({ isRight: false, isOutdated: false });
  for (const stored of [null, noPassword, 'md5$x']) {
    expect(await compare('Érable 7', stored)).toEqual({ isRight: false, isOutdated: false });
  }
});

test('a hash is scrypt of N = 2^17, r = 8, p = 1, and is compared at the cost that it was made with', async () => {
  const { hasher, costs } = counting(17);
  expect(await hasher.hash('maple7')).toMatch(/^scrypt\$131072\$/);
  expect(costs).toEqual([{ N: 131_072, r: 8, p: 1 }]);
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync('maple7', salt, 32, { N: 2 ** 12, r: 8, p: 1 });
  const old = `scrypt$4096$${salt.toString('base64url')}$${key.toString('base64url')}`;
  expect(await createPasswordHasher(13).compare('maple7', old)).toEqual({ isRight: true, isOutdated: true });
  expect(await createPasswordHasher(11).compare('maple7', old)).toEqual({ isRight: true, isOutdated: false });
});

test('a wrong password takes the same work for a new account, an old one, one without a password and none', async () => {
  const [before, now] = [counting(14), counting(17)];
  const stored = [await now.hasher.hash('maple7'), await before.hasher.hash('maple7'), noPassword, null];
  const work = [];
  for (const hash of stored) work.push(await now.workOf(() => now.hasher.compare('wrong1', hash)));
  expect(work).toEqual(stored.map(() => 2 ** 17 * 8));
});

test('two are hashed at one time, and who comes when too many wait is asked to try again', async () => {
  const { hasher, seen } = counting(17);
  const hashes = Array.from({ length: 300 }, () => hasher.hash('maple7').catch(({ code }: { code: number }) => code));
  const answers = await Promise.all(hashes);
  expect(seen.most).toBe(2);
  expect(answers.filter((answer) => answer === 503)).toHaveLength(98);
});
