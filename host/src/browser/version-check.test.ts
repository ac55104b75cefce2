import { paths } from '@shop/contract';
import { createVersionCheck, type Refreshed } from './version-check.ts';

const target = new URL('http://shop.test/furniture.html?page=2');
const { signal } = new AbortController();
const builds = { host: 10, catalog: 20, account: 30 };

/** Mocks the list of live builds, or its failure. */
const live = (say: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(say);
const says = (content: unknown, status = 200) => live(async () => Response.json(content, { status }));

/** A page's check, where it goes as a new document, and which remotes it wants refreshed. */
const page = (refreshed: Refreshed = 'needs-document') => {
  const went: string[] = [];
  const refreshes: string[][] = [];
  const { promise: gone, resolve: leave } = Promise.withResolvers<'gone'>();
  const check = createVersionCheck(builds, {
    refresh: async (names) => {
      refreshes.push([...names]);
      return refreshed;
    },
    go: (to) => {
      went.push(to.href);
      leave('gone');
    },
  });
  /** Resolves when the navigation may go on, or when it never will. */
  const navigate = (given = signal, to = target) =>
    Promise.race([check(to, given).then(() => 'goes on' as const), gone]);
  return { navigate, went, refreshes };
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('GUARD-001 with the builds of the page the navigation goes on', async () => {
  const asked = says(builds);
  const { navigate, went } = page();
  expect(await navigate()).toBe('goes on');
  expect(went).toEqual([]);
  expect(asked.mock.calls[0]?.[0]).toMatch(/^\/version\.json\?t=0\.\d+$/);
});

test('GUARD-001 with another build of the host the page is loaded anew at the target', async () => {
  says({ ...builds, host: 11 });
  const { navigate, went, refreshes } = page('replaced');
  expect(await navigate()).toBe('gone');
  expect(went).toEqual([target.href]);
  expect(refreshes).toEqual([]);
});

test('GUARD-001 so it is with another build of a remote that is on the page', async () => {
  says({ ...builds, catalog: 19 });
  const { navigate, went, refreshes } = page('needs-document');
  expect(await navigate()).toBe('gone');
  expect(went).toEqual([target.href]);
  expect(refreshes).toEqual([['catalog']]);
});

test('a remote that could be replaced in place reloads nothing, and is not stale any more', async () => {
  says({ ...builds, account: 31 });
  const { navigate, went, refreshes } = page('replaced');
  expect(await navigate()).toBe('goes on');
  expect(await navigate()).toBe('goes on');
  expect(went).toEqual([]);
  expect(refreshes).toEqual([['account']]);
});

test('a remote that could not be replaced is tried again at the next navigation', async () => {
  says({ ...builds, account: 31 });
  const { navigate, went, refreshes } = page('failed');
  await navigate();
  await navigate();
  expect(went).toEqual([]);
  expect(refreshes).toHaveLength(2);
});

test.each([paths.shippingAddress(), paths.payment(), paths.pay()])(
  'whoever leaves %s is not reloaded: a payment may be running; the next navigation is',
  async (path) => {
    says({ ...builds, host: 11, catalog: 19 });
    const { navigate, went, refreshes } = page();
    history.replaceState(null, '', path);
    expect(await navigate()).toBe('goes on');
    expect([went, refreshes]).toEqual([[], []]);
    history.replaceState(null, '', paths.orderConfirmation());
    expect(await navigate()).toBe('gone');
  },
);

test('whoever was told of other builds tells so the web server that is asked next, for ten seconds', async () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  says(builds);
  await page().navigate();
  expect(written).not.toHaveBeenCalled();
  says({ ...builds, host: 11 });
  const now = 1_750_000_000_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  await page().navigate();
  const [text = ''] = written.mock.calls[0] ?? [];
  const [, expires = ''] = /^announcedBuilds=1; expires=([^;]+); path=\//.exec(text) ?? [];
  clock.mockRestore();
  expect(Date.parse(expires) - now).toBe(10_000);
});

test('a reload that did not bring the announced builds is tried again after a minute, not before', async () => {
  says({ ...builds, host: 11 });
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now');
  const after = (seconds: number) => {
    clock.mockReturnValue(now + seconds * 1_000);
    return page().navigate();
  };
  expect(await after(0)).toBe('gone');
  expect(await after(59)).toBe('goes on');
  // Another server of the shop may have had the builds before last.
  expect(await after(61)).toBe('gone');
  expect(await after(100)).toBe('goes on');
  says({ ...builds, host: 12 });
  expect(await after(101)).toBe('gone');
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('failed'))],
  ['the answer is no success', async () => Response.json({ host: 11 }, { status: 503 })],
  ['the answer is no JSON', async () => new Response('<html>')],
  ['the answer is null', async () => Response.json(null)],
  ['it takes too long', () => Promise.reject(new DOMException('too long', 'TimeoutError'))],
  ['it names other packages only', async () => Response.json({ someone: 1 })],
])('GUARD-002 the check is ignored when %s', async (_, say) => {
  live(say);
  const { navigate, went } = page();
  expect(await navigate()).toBe('goes on');
  expect(went).toEqual([]);
});

test('GUARD-002 a check takes no longer than 800 ms', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  const controller = new AbortController();
  limit.mockReturnValue(controller.signal);
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('too long', 'TimeoutError')));
      }),
  );
  const { navigate, went } = page();
  const navigation = navigate();
  expect(limit).toHaveBeenCalledWith(800);
  controller.abort();
  expect(await navigation).toBe('goes on');
  expect(went).toEqual([]);
});

test('GUARD-002 without storage nothing reloads, because a loop could not be seen', async () => {
  says({ ...builds, host: 11 });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { navigate, went } = page();
  expect(await navigate()).toBe('goes on');
  expect(went).toEqual([]);
});

test('a navigation that was given up reloads nothing', async () => {
  const controller = new AbortController();
  live(async () => {
    controller.abort();
    return Response.json({ ...builds, host: 11 });
  });
  const { navigate, went } = page();
  expect(await navigate(controller.signal)).toBe('goes on');
  expect(went).toEqual([]);
});

test('a check whose target has been left for another reloads nothing: the next one sees to it', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<Response>();
  jest
    .spyOn(globalThis, 'fetch')
    .mockReturnValueOnce(answer)
    .mockImplementation(async () => Response.json(builds));
  const { navigate, went } = page();
  const first = navigate();
  expect(await navigate(signal, new URL('http://shop.test/beds.html'))).toBe('goes on');
  resolve(Response.json({ ...builds, host: 11 }));
  expect(await first).toBe('goes on');
  expect(went).toEqual([]);
});

test('a navigation away from the payment counts as such, though it has ended before the answer', async () => {
  live(async () => {
    history.replaceState(null, '', '/furniture.html');
    return Response.json({ ...builds, host: 11 });
  });
  const { navigate, went } = page();
  history.replaceState(null, '', paths.payment());
  expect(await navigate()).toBe('goes on');
  expect(went).toEqual([]);
});
