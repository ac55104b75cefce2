import { turns } from './password-hasher.ts';

const bounds = { atOnce: 2, mostWaiting: 3, refusal: () => new Error('too many') };

/** Things that end when they are told to, and the order in which they began. */
const started = (inTurn: ReturnType<typeof turns>) => {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, rank: number): Promise<string> =>
    inTurn(rank, async () => {
      began.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    }).catch(({ message }: Error) => `${name}: ${message}`);
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { run, end, began };
};

test('two run at one time; the lower rank is next, and of one rank whoever came first', async () => {
  const { run, end, began } = started(turns(bounds));
  for (const [name, rank] of [
    ['a', 9],
    ['b', 9],
    ['c', 3],
    ['d', 3],
    ['e', 1],
  ] as const)
    void run(name, rank);
  for (const name of ['a', 'e', 'b']) await end(name);
  expect(began).toEqual(['a', 'b', 'e', 'c', 'd']);
});

test('when too many wait, the last loses its place to a lower rank, and a higher one finds none', async () => {
  const { run, end, began } = started(turns(bounds));
  const answers = [];
  for (const [name, rank] of [
    ['a', 1],
    ['b', 1],
    ['c', 2],
    ['d', 4],
    ['e', 4],
    ['f', 5],
    ['g', 1],
  ] as const)
    answers.push(run(name, rank));
  expect(await Promise.all([answers[4], answers[5]])).toEqual(['e: too many', 'f: too many']);
  for (const name of ['a', 'b', 'g', 'c', 'd']) await end(name);
  expect(began).toEqual(['a', 'b', 'g', 'c', 'd']);
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd', 'e: too many', 'f: too many', 'g']);
});

test('what fails gives its turn to the next one', async () => {
  const inTurn = turns({ ...bounds, atOnce: 1 });
  const failing = inTurn(1, async () => Promise.reject(new Error('no')));
  const next = inTurn(1, async () => 'here');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('here');
});
