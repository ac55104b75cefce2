import path from 'node:path';
import { isOverrideSigned, signedOverrideIn } from './signatures/signed-overrides.ts';
import { temporaryFolder, writeFiles } from './testing.ts';
import { servePreviews } from './testing/preview-origin.ts';
import { storeKinds } from './testing/stores.ts';
import { workspace } from './testing/workspace.ts';

/** Stores are tried one by one in storage.test.ts; what the commands promise is tried on each of them at night. */
const kinds = process.env.CHECK_ALL === '1' ? storeKinds : storeKinds.slice(0, 1);
describe.each(kinds)('%s', (kind) => {
  test('publish builds and packs; the first build goes live, a later one waits for promote; rollback and status tell', async () => {
    const { run, storage } = await workspace(kind);
    expect(await run('publish', 'remote-catalog')).toMatch(/^catalog \d+ published and live/);
    const first = (await storage.readRegistry()).catalog?.live;
    expect(await run('publish', 'catalog')).toMatch(/Make it live: pnpm release promote catalog \d+$/);
    expect((await storage.readRegistry()).catalog?.live).toBe(first);
    const second = (await storage.builds('catalog')).at(-1);
    expect(second).toBeGreaterThan(Number(first));
    expect(await run('promote', 'remote-catalog')).toBe(`catalog ${second} is live.`);
    expect(await run('rollback', '@shop/remote-catalog')).toBe(`catalog ${first} is live.`);
    expect(await run('status')).toMatch(
      /host +not live \(0 builds\)\ncatalog +live \d+, last good none, 2 builds, rolled back/,
    );
  });

  test('builds what changed: sources, shared sources and lockfile count; tests, texts and the web server do not', async () => {
    const { root, ensure, built } = await workspace(kind);
    await ensure();
    expect(built.sort()).toEqual(['catalog', 'host']);
    const rebuiltAfter = async (file: string) => {
      built.length = 0;
      await writeFiles(root, { [file]: `changed ${file}` });
      await ensure();
      return built.sort().join(' ');
    };
    expect(await rebuiltAfter('remote-catalog/src/home.tsx')).toBe('catalog');
    expect(await rebuiltAfter('remote-catalog/src/home.test.tsx')).toBe('');
    expect(await rebuiltAfter('remote-catalog/README.md')).toBe('');
    expect(await rebuiltAfter('host/server/app.ts')).toBe('');
    expect(await rebuiltAfter('host/src/app.tsx')).toBe('host');
    expect(await rebuiltAfter('shared/ui/src/button.tsx')).toBe('catalog host');
    expect(await rebuiltAfter('pnpm-lock.yaml')).toBe('catalog host');
  });

  test('going back to earlier sources reuses their release; a damaged one is built again', async () => {
    const { root, store, storage, ensure, built } = await workspace(kind);
    const liveCatalog = async () => (await storage.readRegistry()).catalog?.live;
    await ensure();
    const first = await liveCatalog();
    await writeFiles(root, { 'remote-catalog/src/home.tsx': 'second' });
    await ensure();
    expect(await liveCatalog()).not.toBe(first);
    await writeFiles(root, { 'remote-catalog/src/home.tsx': 'home' });
    built.length = 0;
    await ensure();
    expect(built).toEqual([]);
    expect(await liveCatalog()).toBe(first);
    await store.overwrite('catalog', Number(first), 'client/home.abc.js', 'broken');
    await ensure();
    expect(built).toEqual(['catalog']);
  });

  test('a rolled-back build does not come back by itself, but does by promote or with new sources', async () => {
    const { root, storage, ensure, run } = await workspace(kind);
    await ensure();
    await writeFiles(root, { 'remote-catalog/src/home.tsx': 'bad' });
    await ensure();
    await run('rollback', 'catalog');
    const back = (await storage.readRegistry()).catalog?.live;
    const outcome = (await ensure()).find(({ name }) => name === 'catalog');
    expect(outcome).toEqual({ name: 'catalog', outcome: 'held', build: back });
    await writeFiles(root, { 'remote-catalog/src/home.tsx': 'mended' });
    await ensure();
    expect((await storage.readRegistry()).catalog?.live).toBeGreaterThan(Number(back));
  });

  test('in releases of others the first build of a package is not live by being published', async () => {
    const { run, storage } = await workspace(kind, { isOwn: false });
    expect(await run('publish', 'catalog')).toMatch(
      /^catalog \d+ published\. Make it live: pnpm release promote catalog \d+$/,
    );
    expect(await storage.readRegistry()).toEqual({});
  });

  test('what does not fit beside what is live is refused when it is published, and nothing is stored', async () => {
    const { run, storage, changes } = await workspace(kind);
    await run('publish', 'host', 'catalog');
    changes.config = { slots: [{ slot: 'nowhere' as 'overlay', expose: './home' }], locales: ['en'] };
    changes.files = { 'client/home.abc.js': 'function (' };
    const refused = await run('publish', 'catalog').catch(String);
    expect(refused).toMatch(/cannot be live, 3 problems:\n/);
    expect(refused).toMatch(
      /client\/home\.abc\.js: it cannot be parsed: Function statements require a function name\./,
    );
    expect(refused).toMatch(
      /slot nowhere: it fills it, and no page that would be live has it\..* in `places` of remote\.config\.ts\.$/,
    );
    expect(refused).toMatch(/language fr: host \d+ is shown in it.* with locales\/fr\.json\.$/m);
    expect(await storage.builds('catalog')).toHaveLength(1);
  });

  test('a secret of whoever publishes is not published, and is not repeated', async () => {
    const secret = 'correct-horse-battery';
    const { root, run, changes, storage } = await workspace(kind, { env: { PAYMENT_SECRET: secret } });
    changes.files = { 'client/home.abc.js': `var key = '${secret}';` };
    const refused = await run('publish', 'catalog').catch(String);
    expect(refused).toContain('client/home.abc.js: it holds the value of PAYMENT_SECRET.');
    expect(refused).not.toContain(secret);
    await writeFiles(root, { 'remote-catalog/.env.local': 'MAIL_PASSWORD="another-long-word"' });
    changes.files = { 'client/home.abc.js': "var key = 'another-long-word';" };
    await expect(run('publish', 'catalog')).rejects.toThrow('it holds the value of MAIL_PASSWORD');
    expect(await storage.builds('catalog')).toEqual([]);
  });

  test('several packages are published and promoted together, each by its number or the newest', async () => {
    const { run, storage } = await workspace(kind, { isOwn: false });
    const said = await run('publish', 'host', 'remote-catalog');
    const [host, catalog] = [await storage.builds('host'), await storage.builds('catalog')];
    expect(said).toContain(`Make it live: pnpm release promote host ${host} catalog ${catalog}`);
    expect(await run('promote', 'host', String(host), 'catalog')).toBe(
      `host ${host} is live.\ncatalog ${catalog} is live.`,
    );
    expect(await storage.history()).toHaveLength(1);
  });

  test('the history says who changed what, when and why', async () => {
    const { run, storage } = await workspace(kind, { isOwn: false, env: { RELEASE_BY: 'robin' } });
    expect(await run('history')).toBe('Nothing was changed yet.');
    await run('publish', 'host', 'catalog');
    await run('promote', 'host');
    await run('promote', 'catalog', '--why', 'Shows the new cards');
    const [build] = await storage.builds('catalog');
    const [, change] = await storage.history();
    expect(change).toMatchObject({ number: 2, by: 'robin', command: 'promote', why: 'Shows the new cards' });
    const lines = (await run('history')).split('\n');
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(`^2 .* robin \\(house/robin\\) {2}promote: catalog live ${build}.* – Shows the new cards$`),
      ),
      expect.stringMatching(/^1 .* robin \(house\/robin\) {2}promote: host live \d+/),
    ]);
    expect((await run('history', 'catalog')).split('\n')).toEqual(lines.slice(0, 1));
  });

  test('a candidate is shown by status, and said to end with a promotion', async () => {
    const { run, storage } = await workspace(kind);
    await run('publish', 'host', 'catalog');
    await run('publish', 'catalog');
    const [first, second] = await storage.builds('catalog');
    expect(await run('candidate', 'catalog', '--percent', '5')).toBe(
      `catalog ${second} is a candidate for 5 % of visitors.`,
    );
    expect(await run('status')).toContain(
      `catalog        live ${first}, last good none, candidate ${second} for 5 %, 2 builds`,
    );
    expect(await run('promote', 'catalog', String(first))).toBe(
      `catalog ${first} is live.\nIts candidate ${second} is one no longer.`,
    );
    await run('candidate', 'catalog', String(second), '--percent', '2.5');
    expect(await run('candidate', 'catalog', '--stop')).toBe(
      `catalog has no candidate any more; ${first} is live for everybody.`,
    );
  });

  test('a candidate that is to be promoted by itself says when, and status what was counted of it', async () => {
    const { run, storage } = await workspace(kind);
    await run('publish', 'host', 'catalog');
    await run('publish', 'catalog');
    const after = ['--promote-after', '30m', '--views', '500'];
    expect(await run('candidate', 'catalog', '--percent', '5', ...after)).toContain(
      'for 5 % of visitors, to be promoted by itself after 30 minutes and 500 views.',
    );
    const { candidate } = (await storage.readRegistry()).catalog ?? {};
    expect(candidate?.promote).toEqual({ after: 1_800_000, views: 500 });
    const arms = { candidate: { views: 120, failed: 2 }, live: { views: 0, failed: 0 } };
    await storage.writeCounts('catalog', candidate?.since ?? '', 'a', arms);
    expect(await run('status')).toContain('for 5 % (2 of 120 views failed), to be promoted by itself after 30 minutes');
  });

  test('override prints the address of a stored build that one’s own key has signed, with its end', async () => {
    const { run, storage } = await workspace(kind, { isOwn: false });
    await run('publish', 'host', 'catalog');
    const [build] = await storage.builds('catalog');
    const [address = '', end] = (
      await run('override', `remote-catalog@${build}`, '--hours', '2', '--shop', 'https://shop.example')
    ).split('\n');
    const url = new URL(address);
    expect([url.origin, url.pathname]).toEqual(['https://shop.example', '/']);
    const signed = signedOverrideIn(url.searchParams.get('remote') ?? '');
    expect(signed).toMatchObject({ remote: 'catalog', override: `catalog@${build}`, team: 'house', key: 'robin' });
    if (!signed) throw new Error('it is not signed');
    expect(await isOverrideSigned(storage.signatures, signed)).toBe(true);
    expect(await isOverrideSigned(storage.signatures, { ...signed, until: signed.until + 1 })).toBe(false);
    const minutes = (signed.until * 1_000 - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(120);
    const until = new Date(signed.until * 1_000).toISOString().slice(0, 16).replace('T', ' ');
    expect(end).toContain(`It holds until ${until} UTC`);
    for (const [words, message] of [
      [['catalog@12'], 'There is no build 12 of catalog'],
      [['catalog'], 'Name the remote and the build'],
      [['host@1'], 'The host cannot be replaced'],
      [['chairs@1'], 'There is no package “chairs”'],
      [[`catalog@${build}`, '--hours', '169'], 'up to 168 hours'],
      [[`catalog@${build}`, '--hours', 'x'], 'up to 168 hours'],
      [['catalog@x1'], 'is not a build number'],
    ] as const)
      await expect(run('override', ...words)).rejects.toThrow(message);
  });

  test('override signs the address of a build at a preview origin, once it has looked at its manifest', async () => {
    const { run, storage } = await workspace(kind, { isOwn: false });
    await run('publish', 'host', 'catalog');
    const [build] = await storage.builds('catalog');
    const folder = await temporaryFolder();
    const place = path.join(folder, 'catalog', String(build));
    for (const file of ['release.json', 'signature.json'])
      await writeFiles(place, {
        [file]: Buffer.from(await storage.readFile('catalog', Number(build), file)).toString(),
      });
    const served = await servePreviews(folder);
    const preview = `catalog@${served.origin}/releases/catalog/${build}`;
    const [address = ''] = (await run('override', preview, '--hours', '2')).split('\n');
    const signed = signedOverrideIn(new URL(address, 'http://shop').searchParams.get('remote') ?? '');
    expect(signed).toMatchObject({ remote: 'catalog', override: preview, team: 'house', key: 'robin' });
    expect(signed && (await isOverrideSigned(storage.signatures, signed))).toBe(true);
    await writeFiles(place, { 'release.json': '{}' });
    await expect(run('override', preview)).rejects.toThrow('is not what house/robin has signed');
    await served.close();
    await expect(run('override', preview)).rejects.toThrow('cannot be fetched');
    await expect(run('override', 'catalog@https://a.example/account/1')).rejects.toThrow('is not a build number');
  });

  test('doctor, gc, sign and symbolise work on the store', async () => {
    const { run, store, storage } = await workspace(kind, { isOwn: false });
    await run('publish', 'host', 'catalog');
    await run('promote', 'host', 'catalog');
    const [build] = await storage.builds('catalog');
    expect(await run('doctor')).toBe('Everything that is live, last good or a candidate is whole.');
    expect(await run('gc')).toBe('Nothing is needless.');
    expect(await run('sign', 'catalog', String(build))).toBe(`catalog ${build} is signed with house/robin.`);
    expect(await run('symbolise', `at press (/assets/catalog/${build}/home.abc.js:1:1)`)).toContain(
      `No source is known of this place in catalog ${build} home.abc.js.`,
    );
    await store.overwrite('catalog', Number(build), 'client/home.abc.js', 'changed()');
    await expect(run('doctor')).rejects.toThrow(
      `catalog ${build} (live): client/home.abc.js was changed after packing.`,
    );
  });
});
