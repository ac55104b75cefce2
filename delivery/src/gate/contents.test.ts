import { catalog, shop } from './testing.ts';

/** Put together here, so that no file of this repository holds what looks like a secret. */
const secret = (...parts: string[]): string => parts.join('');
const contents: [what: string, files: Record<string, string>, fault: RegExp][] = [
  ['a source map', { 'client/home.abc.js.map': '{}' }, /^catalog 2, client\/home\.abc\.js\.map: a source map is/],
  [
    'a compressed source map',
    { 'client/home.abc.js.map.gz': '{}' },
    /js\.map\.gz: a source map is for everyone to read/,
  ],
  ['a pointer to one', { 'client/home.abc.js': 'a();\n//# sourceMappingURL=home.js.map' }, /it names a source map/],
  [
    'a pointer to one in a sheet',
    { 'client/home.abc.css': 'a{}/*# sourceMappingURL=h.map */' },
    /it names a source map/,
  ],
  [
    'a script that cannot be parsed',
    { 'client/home.abc.js': '<!doctype html>' },
    /it cannot be parsed: Unexpected token/,
  ],
  [
    'a sheet that cannot be parsed',
    { 'client/home.abc.css': 'a { color: red' },
    /it cannot be parsed: .*Unclosed block/,
  ],
  ['JSON that cannot be parsed', { 'client/list.json': '{' }, /client\/list\.json: it cannot be parsed/],
  ['settings', { 'client/.env.production': 'x' }, /client\/\.env\.production: settings are for everyone to read/],
  ['lines of settings', { 'client/a.txt': 'DATABASE_URL=x\nWEB_NAME=y' }, /it holds lines of an \.env file/],
  [
    'a private key',
    { 'client/home.abc.js': `k = '${secret('-----BEGIN RSA PRI', 'VATE KEY-----')}'` },
    /it holds a private key\. Take it out/,
  ],
  [
    'a token',
    { 'client/home.abc.js': `k = '${secret('ghp', '_', 'a1'.repeat(18))}'` },
    /client\/home\.abc\.js: it holds a token of GitHub/,
  ],
  [
    'an address with a password',
    { 'client/home.abc.js': `k = '${secret('postgresql:/', '/shop:', 'word@db/shop')}'` },
    /it holds an address with a password/,
  ],
  [
    'an entry without a module',
    { 'client/remoteEntry.abc.js': 'var entry = {};' },
    /\.\/home, .*: client\/remoteEntry\.abc\.js does not offer/,
  ],
  [
    'a hash of no file',
    { 'client/home.abc.js': `load('sha256-${'A'.repeat(43)}=')` },
    /client\/home\.abc\.js: no file has the hash that it asks for: sha256-A/,
  ],
];

test.each(contents)('%s among the files for browsers is refused', async (_, files, fault) => {
  const { refused } = await shop();
  const [first, ...others] = await refused({ ...catalog({ locales: ['en', 'fr'] }), files });
  expect(first).toMatch(fault);
  if (!('client/remoteEntry.abc.js' in files)) expect(others).toEqual([]);
});

test('a script that is loaded later and whose hash no script of the build holds is refused', async () => {
  const { refused } = await shop();
  const files = { 'client/home.abc.js': 'home();' };
  expect(await refused({ ...catalog({ locales: ['en', 'fr'] }), files, hashed: false })).toEqual([
    expect.stringMatching(/^catalog 2, client\/remoteEntry\.abc\.js: no file has the hash that it asks for/),
    expect.stringMatching(
      /^catalog 2, client\/home\.abc\.js: no script of the build holds its hash, .*Build it with the integrity plugin/,
    ),
  ]);
});

test('an expose that brings more than its budget is refused', async () => {
  const { refused } = await shop();
  const heavy = Array.from({ length: 20_000 }, (_, index) => Math.sin(index).toString(36)).join();
  expect(await refused({ ...catalog({}), files: { 'client/home.abc.js': `'${heavy}'` } })).toEqual([
    expect.stringMatching(/^catalog 2, \.\/home: it brings \d+\.\d KB, more than the 64\.0 KB that an expose may\./),
  ]);
});
