import fc from 'fast-check';
import { fakeDocument, fakeStorage } from './fake-browser.ts';
import { createTabLock } from './browser-ports.ts';
import { guarded, readJson } from './browser-storage.ts';
import { createStorage } from './storage.ts';
import { createCookies, createTokenChannel } from './index.ts';

const fullStorage = (): Storage => ({
  ...fakeStorage(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});
const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};

const daysOf = (cookie = '') => (Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000;

test('SESS-016 cookies have path /, secure and same-site Lax, and scripts can read them', () => {
  const document = fakeDocument();
  createCookies(document).write('a', 'é; b');
  expect(document.written[0]).toMatch(/^a=%C3%A9%3B%20b; expires=[^;]+; path=\/; secure; samesite=Lax$/);
  expect(createCookies(document).read('a')).toBe('é; b');
});

test.each([
  [undefined, 120],
  ['soon', 120],
  [Number.NaN, 120],
  [30, 30],
])('SESS-017 a lifetime of %p is %i days', (days, expected) => {
  const document = fakeDocument();
  createCookies(document).write('a', 'b', days);
  expect(Math.round(daysOf(document.written[0]))).toBe(expected);
});

test('SESS-018 removing a cookie sets its expiry to the epoch', () => {
  const document = fakeDocument();
  const cookies = createCookies(document);
  cookies.write('a', 'b');
  cookies.remove('a');
  expect(document.written[1]).toContain('expires=Thu, 01 Jan 1970 00:00:00 GMT');
  expect(cookies.read('a')).toBeNull();
});

test('cookies that may not be touched, or are damaged, read as none', () => {
  const sandboxed = {
    get cookie(): string {
      throw new DOMException('sandboxed', 'SecurityError');
    },
    set cookie(_text: string) {
      throw new DOMException('sandboxed', 'SecurityError');
    },
  };
  const cookies = createCookies(sandboxed);
  expect(() => cookies.write('a', 'b')).not.toThrow();
  expect(cookies.read('a')).toBeNull();
  expect(createCookies({ cookie: 'a=%E0%A4%A' }).read('a')).toBeNull();
});

test.each([
  ['full', fullStorage],
  ['blocked', () => blocked()],
])('%s storage never throws, and keeps its values as long as the page', (_case, area) => {
  const store = createStorage(guarded(area));
  store.write('a', 'b');
  expect(store.read('a')).toBe('b');
  store.remove('a');
  expect(store.read('a')).toBeNull();
});

test('damaged JSON reads as nothing and is removed', () => {
  const area = fakeStorage();
  const store = createStorage(guarded(() => area));
  fc.assert(
    fc.property(fc.string(), (text) => {
      area.setItem('a', text);
      expect(() => readJson(store, 'a')).not.toThrow();
    }),
  );
  area.setItem('a', '{');
  expect(readJson(store, 'a')).toBeUndefined();
  expect(area.getItem('a')).toBeNull();
});

test('SESS-006 tabs talk over the channel GuestToken', async () => {
  const here = createTokenChannel(window);
  const anotherTab = new BroadcastChannel('GuestToken');
  const received = new Promise<unknown>((resolve) => {
    anotherTab.addEventListener('message', ({ data }) => resolve(data));
  });
  let stop = () => {};
  const message = new Promise<string>((resolve) => {
    stop = here.listen(resolve);
  });
  here.announce('guest-2');
  expect(await received).toBe('guest-2');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel's, which takes no origin
  anotherTab.postMessage('guest-3');
  expect(await message).toBe('guest-3');
  stop();
  anotherTab.close();
});

test('SESS-006 without a channel, storage events carry the token', () => {
  const received = jest.fn();
  const channel = createTokenChannel(window, () => {
    throw new ReferenceError('BroadcastChannel is not defined');
  });
  const stop = channel.listen(received);
  const change = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  change('GuestToken', 'guest-2');
  change('GuestToken', null);
  change('indent', 'x');
  stop();
  change('GuestToken', 'guest-3');
  expect(received.mock.calls).toEqual([['guest-2']]);
});

test('without locks, or where they are refused, work is done at once; its own fault is told', async () => {
  const refusing = { request: async () => Promise.reject(new DOMException('sandboxed', 'SecurityError')) };
  // Only `request` is used.
  const locks = refusing as unknown as LockManager;
  expect(await createTabLock(undefined)(async () => 1)).toBe(1);
  expect(await createTabLock(locks)(async () => 2)).toBe(2);
  const granting = { request: async (_name: string, run: () => Promise<unknown>) => run() } as unknown as LockManager;
  const faulty = jest.fn(async () => Promise.reject(new Error('own')));
  await expect(createTabLock(granting)(faulty)).rejects.toThrow('own');
  expect(faulty).toHaveBeenCalledTimes(1);
});
