import { register } from 'prom-client';
import { answerWith, standIn, type StandIn } from '../testing/stand-in.ts';
import { ask, ProviderSilent } from './outside.ts';

let answer: Parameters<typeof standIn>[0];
let provider: StandIn;
/** Of the question that is under way: ends the time that its answer may take. */
let endTimeout: () => void;
beforeEach(async () => {
  provider = await standIn((...asked) => answer(...asked));
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const time = new AbortController();
    endTimeout = () => time.abort(new DOMException('It took too long', 'TimeoutError'));
    return time.signal;
  });
});
afterEach(() => provider.close());

/** It takes the question and says nothing until nobody waits any more. */
const hangs = (): void => endTimeout();
const isThere = answerWith({ state: 'paid' });
/** How often the provider was asked, after so many questions, and what each of them came to. */
const questions = async (count: number) => {
  const came: string[] = [];
  for (let nth = 0; nth < count; nth += 1)
    came.push(
      await ask({ url: provider.url, isGiven: true, method: 'GET', headers: {} }).then(
        () => 'answer',
        (error: unknown) => {
          if (!(error instanceof ProviderSilent)) throw error;
          return error.message.includes('left alone') ? 'left alone' : 'no answer';
        },
      ),
    );
  return { came, asked: provider.asked.length };
};
const leftAlone = async (): Promise<number | undefined> => {
  const { values } = (await register.getSingleMetric('shop_provider_left_alone')?.get()) ?? { values: [] };
  return values.find(({ labels }) => labels['host'] === new URL(provider.url).host)?.value;
};
const later = (ms: number): void => {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(now);
};
afterEach(() => jest.restoreAllMocks());

test('a provider that leaves three questions hanging is asked nothing for ten seconds, then one, and everything once that is answered', async () => {
  answer = hangs;
  expect(await questions(5)).toEqual({
    came: ['no answer', 'no answer', 'no answer', 'left alone', 'left alone'],
    asked: 3,
  });
  expect(await leftAlone()).toBe(1);
  later(9_000);
  expect((await questions(1)).asked).toBe(3);
  later(2_000);
  expect(await questions(2)).toEqual({ came: ['no answer', 'left alone'], asked: 4 });
  answer = isThere;
  later(11_000);
  expect(await questions(2)).toEqual({ came: ['answer', 'answer'], asked: 6 });
  expect(await leftAlone()).toBe(0);
});

test('while one question finds out whether a provider is back, others are told at once that it is left alone', async () => {
  answer = hangs;
  await questions(3);
  later(11_000);
  const reached = Promise.withResolvers<void>();
  answer = () => reached.resolve();
  const trial = ask({ url: provider.url, isGiven: true, method: 'GET', headers: {} }).catch(() => 'ended');
  await reached.promise;
  expect(await questions(2)).toEqual({ came: ['left alone', 'left alone'], asked: 4 });
  await provider.close();
  expect(await trial).toBe('ended');
});

test('a provider that says at once that it cannot is asked on: nobody waits for it', async () => {
  answer = answerWith('<html>', 503);
  expect(await questions(5)).toEqual({ came: Array.from({ length: 5 }, () => 'no answer'), asked: 5 });
});

test('questions that hang now and then, with answers between them, leave it to be asked on', async () => {
  for (let round = 0; round < 2; round += 1) {
    answer = hangs;
    await questions(2);
    answer = isThere;
    expect((await questions(1)).came).toEqual(['answer']);
  }
});

test('one that hangs leaves the others to be asked', async () => {
  answer = hangs;
  await questions(4);
  const other = await standIn(isThere);
  try {
    expect(await ask({ url: other.url, isGiven: true, method: 'GET', headers: {} })).toMatchObject({ status: 200 });
  } finally {
    await other.close();
  }
});
