import { createVersionCheck } from './version-check.ts';

const target = new URL('http://shop.test/furniture.html?page=2');
const { signal } = new AbortController();
const builds = { host: 10, catalog: 20 };

/** What the server says of the live builds, or how it fails. */
const live = (say: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(say);
const says = (content: unknown, status = 200) => live(async () => Response.json(content, { status }));

beforeEach(() => sessionStorage.clear());

test('GUARD-001 with the builds of the page the navigation goes on', async () => {
  const asked = says(builds);
  const went: URL[] = [];
  await createVersionCheck(builds, (to) => went.push(to))(target, signal);
  expect(went).toEqual([]);
  expect(asked.mock.calls[0]?.[0]).toMatch(/^\/version\.json\?t=0\.\d+$/);
});

test.each([
  ['the host', { host: 11, catalog: 20 }],
  ['a remote', { host: 10, catalog: 19 }],
])(
  'GUARD-001 with another build of %s the page is loaded anew at the target, and the navigation waits',
  async (_, now) => {
    says(now);
    let wentOn = false;
    const gone = await new Promise<URL>((resolve) => {
      void createVersionCheck(builds, resolve)(target, signal).then(() => {
        wentOn = true;
      });
    });
    expect(gone.href).toBe(target.href);
    expect(wentOn).toBe(false);
  },
);

test('a reload that did not bring the announced builds is not tried again', async () => {
  says({ host: 11, catalog: 20 });
  await new Promise<URL>((resolve) => void createVersionCheck(builds, resolve)(target, signal));
  const went: URL[] = [];
  await createVersionCheck(builds, (to) => went.push(to))(target, signal);
  expect(went).toEqual([]);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('failed'))],
  ['the answer is no success', async () => Response.json({ host: 11 }, { status: 503 })],
  ['the answer is no JSON', async () => new Response('<html>')],
  ['it takes too long', () => Promise.reject(new DOMException('too long', 'TimeoutError'))],
  ['it names other packages only', async () => Response.json({ someone: 1 })],
])('GUARD-002 the check is ignored when %s', async (_, say) => {
  live(say);
  const went: URL[] = [];
  await createVersionCheck(builds, (to) => went.push(to))(target, signal);
  expect(went).toEqual([]);
});

test('GUARD-002 without storage nothing reloads, because a loop could not be seen', async () => {
  says({ host: 11, catalog: 20 });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const went: URL[] = [];
  await createVersionCheck(builds, (to) => went.push(to))(target, signal);
  expect(went).toEqual([]);
});

test('a navigation that was given up reloads nothing', async () => {
  const controller = new AbortController();
  live(async () => {
    controller.abort();
    return Response.json({ host: 11, catalog: 20 });
  });
  const went: URL[] = [];
  await createVersionCheck(builds, (to) => went.push(to))(target, controller.signal);
  expect(went).toEqual([]);
});
