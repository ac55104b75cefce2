import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promote, rollback } from '../registry.ts';
import { inventConfig, pointAt } from '../testing.ts';
import { catalog, route, shop } from './testing.ts';

/** Code of the catalog for the web server, in which one module is what is given. */
const serverCode = (home: string) => ({
  'server/remoteEntry.js': `const texts = { title: { home: 'A title' } };
exports.get = (expose) => {
  if (expose.startsWith('./locale-')) return texts;
  if (expose === './home') ${home}
  return { default() {} };
};`,
});
const broken: [what: string, home: string, fault: RegExp][] = [
  [
    'throws',
    "throw new Error('no window');",
    /^catalog 2, \.\/home: the web server cannot load it under host 1: Error: no window\./,
  ],
  ['loops', 'for (;;);', /it was not loaded within 2 seconds/],
  ['never answers', 'return new Promise(() => {});', /it was not loaded within 2 seconds/],
  ['ends the process', 'process.exit(0);', /the process that loaded it ended \(exit code 0\)/],
  [
    'reads files of others',
    "return require('fs').readFileSync('/etc/hostname');",
    /Access to this API has been restricted/,
  ],
  ['has no component', 'return { head() {} };', /^catalog 2, \.\/home: by remote\.config\.ts it has `default`, and/],
];

test.each(broken)('a module that %s is refused, and the others are tried all the same', async (_, home, fault) => {
  const { storage, add } = await shop();
  const config = inventConfig({
    routes: [route({}), route({ path: '/last', name: 'Last', page: './last', titleKey: 'title.gone' })],
  });
  await add(2, { config, files: serverCode(home) });
  // Short only where the module has no end: a busy machine needs its time for the others.
  const limit = fault.source.includes('within 2 seconds') ? 2_000 : 60_000;
  const said = await promote(storage, 'catalog', 2, { limit }).catch(String);
  const [, ...faults] = String(said).split('\n- ');
  expect(faults).toEqual([
    expect.stringMatching(fault),
    expect.stringMatching(/^catalog 2, locales\/en\.json, locales\/fr\.json: it lacks title\.gone\./),
  ]);
});

test('nobody’s rollback waits for a build that is tried, and the trial’s end is judged beside what is live then', async () => {
  const { storage, add } = await shop({ intents: [] });
  const drawer = { intent: 'cartAddRequested', expose: './drawer' } as const;
  await add(2, {
    package: 'cart-checkout',
    config: inventConfig({ name: 'cart-checkout', routes: [], intents: [drawer] }),
  });
  await pointAt(storage, { 'cart-checkout': 2 });
  await pointAt(storage, { 'cart-checkout': 1 });
  // Until the test has put that file beside it.
  const slow = `return new Promise((done) => {
    const look = () => require('fs').existsSync(__dirname + '/go') ? done({ default() {} }) : setTimeout(look, 20);
    look();
  });`;
  await add(2, { config: inventConfig({ intents: [{ ...drawer, expose: './add' }] }), files: serverCode(slow) });
  const ends: string[] = [];
  const trial = promote(storage, 'catalog', 2).then(
    () => ends.push('promoted'),
    (error: Error) => ends.push(error.message),
  );
  await rollback(storage, 'cart-checkout').then(() => ends.push('rolled back'));
  await writeFile(path.join(storage.root, 'catalog/2/server/go'), '');
  await trial;
  expect(ends).toEqual(['rolled back', expect.stringContaining('cart-checkout 2 has it as well')]);
});

test('texts that one language alone has are named; forms for numbers may differ', async () => {
  const texts = `exports.get = (expose) => ({
  './locale-en': { title: { home: 'Home' }, items_one: '1', items_other: '2', only: { here: 'x' } },
  './locale-fr': { title: { home: 'Accueil' }, items_one: '1', items_many: '2', items_other: '2' },
})[expose] ?? { default() {} };`;
  const { refused } = await shop();
  expect(await refused({ ...catalog({}), files: { 'server/remoteEntry.js': texts } })).toEqual([
    expect.stringMatching(/^catalog 2, locales\/fr\.json: it lacks only\.here\./),
  ]);
});

test('a key in the code that no language has is named; forms for numbers and other packages’ keys are none', async () => {
  const { refused } = await shop();
  const uses = { calls: [], platform: [], texts: ['title.home', 'leed.hello', 'shell:menu'] };
  expect(await refused({ ...catalog({ locales: ['en', 'fr'] }), uses })).toEqual([
    expect.stringMatching(/^catalog 2, locales\/en\.json, locales\/fr\.json: it lacks leed\.hello\./),
  ]);
});

test('a host that cannot be loaded, or breaks a live remote, is not promoted', async () => {
  const { storage, add } = await shop();
  await add(2, { package: 'host', files: { 'server/render.js': "throw new Error('no platform');" } });
  await expect(promote(storage, 'host')).rejects.toThrow(
    'host 2, server/render.js: nothing of cart-checkout 1 can be tried in it: Error: no platform.',
  );
  const picky = "exports.importExpose = async () => { throw new Error('no such export of the platform'); };";
  await add(3, { package: 'host', files: { 'server/render.js': picky } });
  await expect(promote(storage, 'host')).rejects.toThrow(
    /cart-checkout 1, .*\.\/drawer.*: the web server cannot load it under host 3: Error: no such export/,
  );
});
