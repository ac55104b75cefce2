import type { RemoteFault } from '@shop/contract';
import { FilesMissing, NoAnswer, causeOf, fileOf } from './fault-cause.ts';
import { createRemoteLoader, RemoteUnavailable } from './remote-loader.ts';

const file = '/assets/catalog/7/a.js';
const chunkError = (type: string) => Object.assign(new Error('Loading chunk 7 failed.'), { type, request: file });

/** The runtime's own error, with its code. */
const runtimeError = (message: string) => new Error(`#${'RUNTIME'}-008 … ${message}`);

const causes: [RemoteFault['cause'], string, unknown][] = [
  ['missing', 'a chunk that did not come', chunkError('error')],
  ['timeout', 'a chunk that came too late', chunkError('timeout')],
  ['missing', 'an entry that did not come', runtimeError('ScriptNetworkError: Failed to load script')],
  ['timeout', 'an entry that came too late', runtimeError('ScriptNetworkError: Script "x" timed out.')],
  ['import', 'an entry that threw', runtimeError('ScriptExecutionError: Script "x" loaded but threw')],
  ['missing', 'a release without files', new FilesMissing('no server build')],
  ['timeout', 'no answer', new NoAnswer(5)],
  ['import', 'code that threw', new TypeError('x is not a function')],
  ['import', 'code that threw what is no error', 'x'],
];

test.each(causes)('%s is the cause of %s', (cause, _, error) => {
  expect(causeOf(error)).toBe(cause);
});

test('the file that did not come is named: a chunk or sheet by its request, an entry by what the runtime says', () => {
  const chunk = Object.assign(chunkError('error'), { request: 'https://cdn.test/assets/catalog/7/expose-home.js?v' });
  const entry = runtimeError('{"resourceUrl":"https://shop.test/assets/catalog/7/remoteEntry.js"} ScriptNetworkError');
  expect(fileOf(chunk)).toBe('/assets/catalog/7/expose-home.js');
  expect(fileOf(entry)).toBe('/assets/catalog/7/remoteEntry.js');
  expect(fileOf(new Error('thrown in /assets/catalog/7/12.js'))).toBeUndefined();
});

/** A loader of build 7 whose fetches end as told, one after the other. */
const setUp = (...ends: (() => Promise<unknown>)[]) => {
  const fetched = jest.fn(async () => ends.shift()?.());
  const renew = jest.fn(async () => undefined);
  const faults: RemoteFault[] = [];
  const onFault = ({ fault }: RemoteUnavailable) => void faults.push(fault);
  const loader = createRemoteLoader(fetched, { buildOf: () => 7, renew, onFault });
  return { loader, load: () => loader.load('catalog', './list'), fetched, renew, faults };
};
const fails = (error: unknown) => async () => {
  throw error;
};
const page = { default: () => null };

test('a part is waited for as long as the page says', async () => {
  jest.useFakeTimers();
  const slowly = () => new Promise((resolve) => setTimeout(resolve, 30_000, page));
  const loading = createRemoteLoader(slowly, { limit: 60_000 }).load('catalog', './list');
  await jest.advanceTimersByTimeAsync(30_000);
  jest.useRealTimers();
  await expect(loading).resolves.toBe(page);
});

test('where no answer came in time, the file that is still waited for is named', async () => {
  jest.useFakeTimers();
  const faults: RemoteFault[] = [];
  const never = () => new Promise<never>(() => undefined);
  const late = (remote: string, expose: string) => `/assets/${remote}/7/${expose.slice(2)}.js`;
  const loader = createRemoteLoader(never, { buildOf: () => 7, late, onFault: ({ fault }) => void faults.push(fault) });
  const failed = loader.load('catalog', './list').catch(() => undefined);
  await jest.advanceTimersByTimeAsync(5_000);
  await failed;
  jest.useRealTimers();
  expect(faults).toEqual([
    { remote: 'catalog', build: 7, expose: './list', cause: 'timeout', file: '/assets/catalog/7/list.js' },
  ]);
});

test('files that did not come are renewed and asked for once more, and nobody hears of it', async () => {
  const { load, renew, faults } = setUp(fails(chunkError('error')), async () => page);
  await expect(load()).resolves.toBe(page);
  expect(renew.mock.calls).toEqual([['catalog', './list']]);
  expect(faults).toEqual([]);
});

test('what fails for good names remote, build, expose and cause', async () => {
  const { load, fetched, faults } = setUp(fails(chunkError('error')), fails(chunkError('error')));
  await expect(load()).rejects.toThrow('./list of catalog, build 7, could not be loaded: missing');
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(faults).toEqual([{ remote: 'catalog', build: 7, expose: './list', cause: 'missing', file }]);
});

test('what was fetched ahead and did not come is nobody’s trouble, unless somebody has asked for it meanwhile', async () => {
  const broken = () => [fails(chunkError('timeout'))];
  const alone = setUp(...broken());
  await expect(alone.loader.load('catalog', './list', { ahead: true })).rejects.toBeInstanceOf(RemoteUnavailable);
  expect(alone.faults).toEqual([]);
  await expect(alone.load()).rejects.toBeInstanceOf(RemoteUnavailable); // asked for again, and waited for
  expect(alone.faults).toHaveLength(1);
  const joined = setUp(...broken());
  const ahead = joined.loader.load('catalog', './list', { ahead: true });
  await expect(Promise.all([ahead, joined.load()])).rejects.toBeInstanceOf(RemoteUnavailable);
  expect(joined.faults).toEqual([{ remote: 'catalog', build: 7, expose: './list', cause: 'timeout', file }]);
});

test('code that throws is not run twice for one question', async () => {
  const { load, fetched, renew, faults } = setUp(fails(new Error('broken')));
  await expect(load()).rejects.toBeInstanceOf(RemoteUnavailable);
  expect([fetched.mock.calls.length, renew.mock.calls.length]).toEqual([1, 0]);
  expect(faults).toMatchObject([{ cause: 'import' }]);
});

test('a remote that hangs is given up after five seconds, by its name', async () => {
  jest.useFakeTimers();
  const { load, faults } = setUp(() => new Promise(() => undefined));
  const ended = load().catch(String);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await ended).toContain('./list of catalog, build 7');
  expect(faults).toMatchObject([{ cause: 'timeout' }]);
  jest.useRealTimers();
});
