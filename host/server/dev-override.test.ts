import { overridesFor, parseOverrides } from './dev-override.ts';
import { readSettings } from './settings.ts';
import { closeApps, dataBlock, renderedWith, testApp } from './testing.ts';

afterEach(closeApps);

const entry = 'http://127.0.0.1:3101/remoteEntry.js';

test.each([
  [`catalog@${entry}`, { catalog: entry }],
  [
    'catalog@http://localhost:3101/remoteEntry.js,account@http://[::1]:3103/remoteEntry.js',
    { catalog: 'http://localhost:3101/remoteEntry.js', account: 'http://[::1]:3103/remoteEntry.js' },
  ],
  ['catalog@http://evil.example/remoteEntry.js', {}],
  ['catalog@http://127.0.0.1.evil.example/remoteEntry.js', {}],
  ['catalog@http://127.0.0.1@evil.example/remoteEntry.js', {}],
  ['catalog@javascript:alert(1)', {}],
  ['catalog@//evil.example/x.js', {}],
  ['__proto__@http://127.0.0.1/x.js', {}],
  ['catalog', {}],
  ['', {}],
  [undefined, {}],
])('%p', (text, expected) => {
  expect(Object.fromEntries(parseOverrides(text))).toEqual(expected);
});

test('the query joins what the cookie holds; an empty one clears it', () => {
  const cookie = 'account@http://127.0.0.1:3103/remoteEntry.js';
  const { overrides, changed } = overridesFor(new URLSearchParams({ remote: `catalog@${entry}` }), cookie);
  expect([...overrides.keys(), changed]).toEqual(['account', 'catalog', true]);
  expect(overridesFor(new URLSearchParams(), cookie)).toMatchObject({ changed: false });
  expect(overridesFor(new URLSearchParams('remote='), cookie).overrides.size).toBe(0);
});

test('an overridden remote comes from the development server, is allowed by the policy and is kept in a cookie', async () => {
  const { app } = await testApp({ overrides: true });
  const first = await app.inject(`/?remote=catalog@${entry}`);
  expect(dataBlock(first.body, 'registry').remotes[0]).toMatchObject({
    name: 'catalog',
    base: 'http://127.0.0.1:3101/',
    entry,
    integrity: null,
  });
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' http://127.0.0.1:3101;");
  expect(policy).toContain("connect-src 'self' http://127.0.0.1:3101 ws://127.0.0.1:3101;");
  expect(first.body).not.toContain('/assets/catalog/');
  expect(renderedWith(first.body)).toBeNull();
  expect(first.headers['cache-control']).toBe('private, no-store');
  const cookie = first.cookies.find(({ name }) => name === 'remoteOverride');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const cookies = { remoteOverride: String(cookie?.value) };
  expect(dataBlock((await app.inject({ url: '/other', cookies })).body, 'registry').remotes[0].entry).toBe(entry);
  const cleared = await app.inject({ url: '/?remote=', cookies });
  expect(dataBlock(cleared.body, 'registry').remotes[0].base).toBe('/assets/catalog/1/');
  expect(cleared.cookies[0]).toMatchObject({ name: 'remoteOverride', value: '' });
  const others = await app.inject('/other');
  expect(dataBlock(others.body, 'registry').remotes[0].base).toBe('/assets/catalog/1/');
});

test('X-014 without REMOTE_OVERRIDES an override is not heard, in the sandbox either', async () => {
  expect(readSettings({ REMOTE_OVERRIDES: '1' }).overrides).toBe(true);
  const { overrides } = readSettings({ SANDBOX: '1' });
  const { app } = await testApp({ overrides });
  const { body, cookies } = await app.inject({
    url: `/?remote=catalog@${entry}`,
    cookies: { remoteOverride: `catalog@${entry}` },
  });
  expect(dataBlock(body, 'registry').remotes[0].base).toBe('/assets/catalog/1/');
  expect(cookies).toEqual([]);
});
