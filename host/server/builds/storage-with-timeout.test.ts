import { publishedShop } from '../testing.ts';
import { storageWithTimeout } from './storage-with-timeout.ts';

afterEach(() => void jest.useRealTimers());

test('what a store does not answer is refused after five seconds, and asked for again once it has answered', async () => {
  const store = await publishedShop();
  jest.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  const readFile = jest.spyOn(store, 'readFile').mockReturnValue(promise as Promise<never>);
  const limited = storageWithTimeout(store);
  const ask = () => limited.readFile('catalog', 1, 'client/home.abc.js').then(String, (error: Error) => error.message);
  const [first, beside] = [ask(), ask()];
  await jest.advanceTimersByTimeAsync(5_000);
  const late = 'client/home.abc.js of catalog 1: the store of releases gave no answer within 5000 ms';
  expect([await first, await beside, await ask()]).toEqual([late, late, late]);
  expect(readFile).toHaveBeenCalledTimes(1);
  resolve(Buffer.from('come'));
  await promise;
  expect(await ask()).toBe('come');
  expect(readFile).toHaveBeenCalledTimes(2);
});
