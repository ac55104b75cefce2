import { createHash } from 'node:crypto';
import { readSettings } from '../settings.ts';
import { closeApps, dataBlock, renderedWith, testApp } from '../testing.ts';
import { parseOverride, textsOf } from './override.ts';

afterEach(closeApps);

const entry = 'http://127.0.0.1:3101/remoteEntry.js';

test.each([
  [`catalog@${entry}`, [{ name: 'catalog', by: { entry } }]],
  [
    'catalog@http://localhost:3101/remoteEntry.js, account@http://[::1]:3103/remoteEntry.js',
    [
      { name: 'catalog', by: { entry: 'http://localhost:3101/remoteEntry.js' } },
      { name: 'account', by: { entry: 'http://[::1]:3103/remoteEntry.js' } },
    ],
  ],
  ['catalog@1795221237', [{ name: 'catalog', by: { build: 1_795_221_237 } }]],
  ['catalog@0', [{ problem: 'form' }]],
  ['catalog@12x', [{ problem: 'form' }]],
  ['catalog@http://evil.example/remoteEntry.js', [{ problem: 'address' }]],
  ['catalog@http://127.0.0.1.evil.example/remoteEntry.js', [{ problem: 'address' }]],
  ['catalog@http://127.0.0.1@evil.example/remoteEntry.js', [{ problem: 'address' }]],
  ['catalog@javascript:alert(1)', [{ problem: 'address' }]],
  ['catalog@//evil.example/x.js', [{ problem: 'form' }]],
  ['__proto__@http://127.0.0.1/x.js', [{ problem: 'form' }]],
  ['catalog', [{ problem: 'form' }]],
  ['', []],
])('%p is read', (list, expected) => {
  expect(textsOf(list).map(parseOverride)).toEqual(expected.map((one) => expect.objectContaining(one)));
});

test('an override that cannot be used is refused with each reason and the way back, and nothing of it holds', async () => {
  const { app } = await testApp({ overrides: true, sandbox: true });
  const asked = [
    `catalog@${entry}`,
    'catalog@http://evil.example/remoteEntry.js',
    'chairs@http://localhost/a.js',
    '<b>',
  ];
  const get = (language: string) =>
    app.inject(`/?setLang=${language}&remote=${asked.map((one) => encodeURIComponent(one)).join(',')}`);
  const answer = await get('en');
  expect([answer.statusCode, answer.headers['cache-control'], answer.cookies.map(({ name }) => name)]).toEqual([
    400,
    'no-store',
    ['lang'],
  ]);
  expect(answer.body).toContain('“catalog@http://evil.example/remoteEntry.js” is not on this machine');
  expect(answer.body).toContain('“chairs@http://localhost/a.js” names a remote that is not there. There are catalog.');
  expect(answer.body).toContain('pnpm release publish chairs stores a new one, which ?remote=chairs@NUMBER shows');
  expect(answer.body).toContain('“&lt;b&gt;” is no override');
  expect(answer.body).toContain('<a href="/?remote=">Back to the releases</a>');
  expect((await get('fr')).body).toContain('n’est pas sur cet ordinateur');
  expect(dataBlock((await app.inject('/')).body, 'registry').remotes[0].base).toBe('/assets/catalog/1/');
});

test('a page says which remotes are replaced, with the way back, and nobody else’s page does', async () => {
  const { app } = await testApp({ overrides: true, sandbox: true });
  const first = await app.inject(`/?setLang=en&remote=catalog@${entry}`);
  const [, badge = ''] = /<body><aside class="remote-override"([\s\S]*?)<\/aside>/.exec(first.body) ?? [];
  expect(badge).toContain('catalog: 127.0.0.1:3101');
  expect(badge).toContain('<a href="/?remote=">Back to the releases</a>');
  const [, style = ''] = /<style>(\.remote-override[^<]*)<\/style>/.exec(first.body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(first.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect((await app.inject('/')).body).not.toContain('remote-override');
});

test('what a development server’s code does wrong is told of no released build', async () => {
  const { app } = await testApp({ overrides: true, sandbox: true });
  const page = await app.inject(`/?remote=catalog@${entry}`);
  // The browser names faults by this number, and sends none whose build is 0.
  expect(dataBlock(page.body, 'registry').remotes[0].build).toBe(0);
  expect(dataBlock(page.body, 'registry').builds.catalog).toBe(1);
  expect(dataBlock((await app.inject('/')).body, 'registry').remotes[0].build).toBe(1);
});

test('an overridden remote comes from the development server, is allowed by the policy and is kept in a cookie', async () => {
  const { app } = await testApp({ overrides: true, sandbox: true });
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

test('without REMOTE_OVERRIDES an override is not heard, in the sandbox either', async () => {
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
