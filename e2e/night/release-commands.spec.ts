import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addBuild, announced } from '../support/delivery.ts';
import { commandsIn, typed } from '../support/own-repository.ts';
import { apiUrl, scratch } from '../support/places.ts';
import { serveFiles } from '../support/serve-files.ts';
import { expect, test } from '../support/test.ts';

const root = path.resolve(import.meta.dirname, '../..');
const HOW_TO = path.join(root, 'docs/how-to/release-a-remote.md');
const DEPLOY = path.join(root, 'docs/how-to/deploy.md');
/** Every command of the page, without what is said of it. */
const shown = commandsIn(HOW_TO)
  .map((line) => line.replace(/ +#.*$/, ''))
  .filter((line) => /\bpnpm release /.test(line));

// A package is built.
test.setTimeout(600_000);

test('a build is published, made live, taken back, tried with some visitors, looked after, signed and shown by the commands of the how-to', async ({
  page,
  openShop,
}) => {
  const shop = await openShop();
  const live = async () => (await announced(page, shop)).catalog ?? 0;
  const home = mkdtempSync(path.join(scratch, 'home-'));
  const run = (line: string): Promise<string> =>
    typed(line.replaceAll('~/.shop', home), root, { RELEASES: shop.releases });
  const [publish = '', promote = '', because = '', back = '', status = '', samples = '', ...others] = shown;
  const [candidate = '', timed = '', stop = '', fromFile = '', fromText = '', ...later] = others;
  const [history = '', doctor = '', gc = '', publishAll, promoteAll, statusAgain, ...ofTeams] = later;
  const [keygen = '', sign = '', override = '', publishElsewhere = '', overridePreview = '', ...more] = ofTeams;
  expect(more).toEqual([]);
  // In a database and a bucket: what those of deploying are, which `pnpm operations` runs, and one of above.
  expect(commandsIn(DEPLOY)).toEqual(expect.arrayContaining([publishAll, promoteAll]));
  expect(statusAgain).toBe('pnpm release status');

  const first = await live();
  await run(publish);
  expect(await live()).toBe(first);
  await run(promote);
  await expect.poll(live).toBeGreaterThan(first);
  const second = await live();

  expect(await run(samples.replace('http://127.0.0.1:4000', apiUrl))).toContain('are what the API answers');

  const { after: third } = addBuild(shop, 'catalog');
  await run(because);
  await expect.poll(live).toBe(third);
  await run(back);
  await expect.poll(live).toBe(second);
  expect(await run(status)).toContain(String(second));

  expect(await run(candidate)).toContain(String(third));
  expect(await run(status)).toContain('5 %');
  await run(timed);
  await run(stop);
  expect(await run(status)).not.toContain('5 %');

  const found = await run(fromText.replace('1795221237', String(second)));
  expect(found).toMatch(/\.tsx?:\d+:\d+/);
  const stack = path.join(scratch, 'stack.txt');
  writeFileSync(stack, `at press (${shop.url}/assets/catalog/${second}/expose-home.js:1:2345)`);
  expect(await run(fromFile.replace('stack.txt', stack))).toBe(found.replace(/symbolise .*/, `symbolise ${stack}`));

  expect(await run(history)).toContain('New cards');
  // The copy of the releases that the tests work on does not say what each manifest has to be.
  await run('pnpm release promote host cart-checkout account membership');
  expect(await run(doctor)).toContain('is whole');
  expect(await run(gc)).toContain('Nothing');

  // A team of one remote, with a key and the one that takes its place.
  const trust = async (line: string): Promise<void> => {
    const [, key = '', made = ''] = /"([\w-]+)": "([^"]+)"$/.exec((await run(line)).trim()) ?? [];
    const file = path.join(shop.releases, 'teams.json');
    const teams = JSON.parse(readFileSync(file, 'utf8'));
    const { keys = {} } = teams.browse ?? {};
    writeFileSync(
      file,
      JSON.stringify({ ...teams, browse: { packages: ['catalog'], keys: { ...keys, [key]: made } } }),
    );
  };
  await trust(keygen);
  await trust(keygen.replace('browse.json', 'browse-2027.json').replace('robin-2026', 'robin-2027'));
  const signed = await run(sign.replace('1795221237', String(second)));
  expect(signed).toContain(`catalog ${second} is signed with browse/robin-2027.`);
  expect(await run(doctor)).toContain('is whole');
  const ofBrowse = /^RELEASE_KEY=\S+ /.exec(sign)?.[0] ?? '';
  await expect(run(ofBrowse + promote.replace('catalog', 'membership'))).rejects.toThrow(/browse.*membership/);
  const address = await run(override.replace('1795221237', String(second)));
  expect(address).toMatch(new RegExp(`^https://shop\\.example/\\?remote=catalog%40${second}`));

  // A build of a branch, which the shop does not store.
  const elsewhere = mkdtempSync(path.join(scratch, 'pr-12-'));
  expect(commandsIn(HOW_TO)).toContain('cp -a /srv/shop/releases /srv/pr-12/');
  cpSync(shop.releases, path.join(elsewhere, 'releases'), { recursive: true });
  const ownKey = publishElsewhere.replace('robin.json', path.join(home, 'browse-2027.json'));
  const said = await run(ownKey.replace('/srv/pr-12', elsewhere));
  const previews = await serveFiles(elsewhere);
  const [, build = ''] = /^catalog (\d+) published/m.exec(said) ?? [];
  const shownThere = overridePreview
    .replace('https://pr-12.preview.example', previews.origin)
    .replace('1795221237', build);
  expect(await run(shownThere)).toContain(encodeURIComponent(`catalog@${previews.origin}/releases/catalog/${build}`));
  previews.close();
});
