import { scryptSync } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../commands.ts';
import { folderStorage } from '../folder-storage.ts';
import { pack } from '../pack.ts';
import { promote, rollback } from '../registry.ts';
import { inventConfig, inventDist, pointAt, temporaryFolder, writeFiles } from '../testing.ts';
import { makeKeyFile, publicKeyOf, readKeyFile } from './key-files.ts';

/** Two teams, each with a key and a package of its own, over one folder of releases. */
const teams = async () => {
  const root = await temporaryFolder();
  const releases = path.join(root, 'releases');
  const teamsFile = path.join(root, 'teams.json');
  const keyFile = (name: string) => path.join(root, `${name}.json`);
  const trusted: Record<string, { packages: string[]; keys: Record<string, string> }> = {
    browse: { packages: ['catalog'], keys: { robin: await makeKeyFile(keyFile('robin'), 'browse', 'robin') } },
    house: { packages: ['*'], keys: { sam: await makeKeyFile(keyFile('sam'), 'house', 'sam') } },
  };
  const trust = () => writeFile(teamsFile, JSON.stringify(trusted));
  await trust();
  const as = (key?: string) => folderStorage(releases, { teams: teamsFile, ...(key && { key: keyFile(key) }) });
  const add = async (key: string, name: string, build: number) => {
    const dist = await temporaryFolder();
    await inventDist(dist, { package: name, build, ...(name !== 'host' && { config: inventConfig({ name }) }) });
    return pack(dist, as(key));
  };
  const file = (name: string) => path.join(releases, name);
  return { root, releases, teamsFile, keyFile, trusted, trust, as, add, file };
};

test('a key is read although an earlier call has left an error with OpenSSL', async () => {
  const file = path.join(await temporaryFolder(), 'robin.json');
  const made = await makeKeyFile(file, 'browse', 'robin');
  const key = await readKeyFile(file);
  expect(() => scryptSync('a', 'b', 8, { N: 2 ** 20, maxmem: 1_000 })).toThrow('memory limit exceeded');
  expect(publicKeyOf(key)).toBe(made);
});

test('the first build in a folder makes a key there, which nobody else may read, and is trusted', async () => {
  const root = await temporaryFolder();
  const storage = folderStorage(root);
  for (const build of [1, 2]) {
    const dist = await temporaryFolder();
    await inventDist(dist, { build });
    await pack(dist, storage);
  }
  expect((await storage.readRelease('catalog', 2)).build).toBe(2);
  expect((await stat(path.join(root, '.keys/local.json'))).mode & 0o077).toBe(0);
  expect(await storage.packages()).toEqual(['catalog']);
});

test('a build without a signature, with that of another or of a changed manifest is not read', async () => {
  const { as, add, file } = await teams();
  await add('robin', 'catalog', 1);
  await add('robin', 'catalog', 2);
  const [first, second] = [file('catalog/1/signature.json'), file('catalog/2/signature.json')];
  const own = await readFile(first, 'utf8');
  await writeFile(first, await readFile(second, 'utf8'));
  await expect(as().readRelease('catalog', 1)).rejects.toThrow(
    /catalog\/1\/release\.json is not what browse\/robin has signed: .* Publish catalog anew\.$/,
  );
  await rm(first);
  await expect(as().readRelease('catalog', 1)).rejects.toThrow(/release\.json has no signature\. Publish catalog anew/);
  await writeFile(first, own);
  const manifest = file('catalog/1/release.json');
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('"packedAt": "2', '"packedAt": "3'));
  await expect(promote(as('robin'), 'catalog', 1)).rejects.toThrow('is not what browse/robin has signed');
});

test('what is live is refused where it is loaded once its signature has gone, and cannot be gone back to', async () => {
  const { as, add, file } = await teams();
  await add('robin', 'catalog', 1);
  await add('robin', 'catalog', 2);
  await pointAt(as('robin'), { catalog: 1 });
  await pointAt(as('robin'), { catalog: 2 });
  await rm(file('catalog/1/signature.json'));
  await expect(rollback(as('robin'), 'catalog')).rejects.toThrow('has no signature');
  await rm(file('catalog/2/signature.json'));
  await expect(as().readRelease('catalog', 2)).rejects.toThrow('has no signature');
});

test('a team signs for its packages alone: neither stored nor, from before, read', async () => {
  const { as, add, trusted, trust, teamsFile } = await teams();
  await expect(add('robin', 'account', 1)).rejects.toThrow(
    `Team browse may not release account: ${teamsFile} names catalog for it. Ask a team that may, or have account added there.`,
  );
  expect(await as().builds('account')).toEqual([]);
  await add('sam', 'account', 1);
  trusted.house = { packages: ['host'], keys: trusted.house?.keys ?? {} };
  await trust();
  await expect(as().readRelease('account', 1)).rejects.toThrow(
    /is signed by team house, which may not release account: .* names host for it\. Have it published by a team that may\./,
  );
});

test('neither an unknown key nor one that takes another’s name signs', async () => {
  const { as, add, keyFile } = await teams();
  await makeKeyFile(keyFile('stranger'), 'browse', 'stranger');
  await expect(add('stranger', 'catalog', 1)).rejects.toThrow(/browse\/stranger is not trusted: .* does not have it\./);
  await makeKeyFile(keyFile('false-robin'), 'browse', 'robin');
  await expect(add('false-robin', 'catalog', 1)).rejects.toThrow('has another of that name');
  const dist = await temporaryFolder();
  await inventDist(dist, { build: 1 });
  await expect(pack(dist, as())).rejects.toThrow('RELEASE_KEY names no key');
});

test('a key is replaced while two are trusted; builds are signed anew, and without that refused', async () => {
  const { as, add, trusted, trust, keyFile } = await teams();
  await add('robin', 'catalog', 1);
  await add('robin', 'catalog', 2);
  const keys = trusted.browse?.keys ?? {};
  keys.kim = await makeKeyFile(keyFile('kim'), 'browse', 'kim');
  await trust();
  await add('kim', 'catalog', 3);
  for (const build of [1, 2, 3]) expect((await as().readRelease('catalog', build)).build).toBe(build);
  await as('kim').signRelease('catalog', 2);
  delete keys.robin;
  await trust();
  expect((await as().readRelease('catalog', 2)).build).toBe(2);
  await expect(as().readRelease('catalog', 1)).rejects.toThrow(
    /is signed with the key browse\/robin, which .* not have/,
  );
});

test('nobody signs a build that is not whole', async () => {
  const { as, add, file } = await teams();
  await add('robin', 'catalog', 1);
  await writeFile(file('catalog/1/client/home.abc.js'), 'other()');
  await expect(as('sam').signRelease('catalog', 1)).rejects.toThrow('client/home.abc.js was changed after packing');
});

test('commands ask for the key, and the history says whose it was', async () => {
  const { root, as, add, keyFile, teamsFile, releases } = await teams();
  await writeFiles(root, { 'pnpm-lock.yaml': '', 'host/package.json': '{}', 'remote-catalog/package.json': '{}' });
  const run = (key: string, ...args: string[]) => {
    const env = { RELEASE_BY: key, RELEASE_KEY: keyFile(key) };
    return runCommand({ root, storage: as(key), isOwn: false, env }, args);
  };
  await add('sam', 'host', 1);
  await add('robin', 'catalog', 1);
  await expect(run('robin', 'promote', 'host', '1')).rejects.toThrow('Team browse may not release host');
  await expect(run('robin', 'publish', 'host')).rejects.toThrow('Team browse may not release host');
  await run('sam', 'promote', 'host', '1');
  await run('robin', 'promote', 'catalog', '1');
  await expect(run('robin', 'rollback', 'host')).rejects.toThrow('Team browse may not release host');
  expect(await run('sam', 'history')).toMatch(
    /robin \(browse\/robin\) {2}promote: catalog live 1[^]*sam \(house\/sam\)/,
  );
  expect(await run('sam', 'sign', 'catalog', '1')).toBe('catalog 1 is signed with house/sam.');
  await expect(run('sam', 'keygen', 'house', 'sam')).rejects.toThrow('a key is never replaced');
  expect(await run('new', 'keygen', 'house', 'new')).toMatch(/private key is in .*\n"new": "[\w+/=]{60}"$/);
  expect(await folderStorage(releases, { teams: teamsFile, key: keyFile('sam') }).signatures.signer(['host'])).toBe(
    'house/sam',
  );
});

test('doctor warns of each private key in or beside a shared folder, and not of a checkout’s own', async () => {
  const { root, releases, as, add, file, keyFile } = await teams();
  await add('sam', 'host', 1);
  await pointAt(as(), { host: 1 });
  const doctor = (isOwn: boolean) => runCommand({ root, storage: as(), isOwn }, ['doctor']);
  const whole = 'Everything that is live, last good or a candidate is whole.';
  const warnings = (answer: string) => answer.split('\n').slice(1);
  const warning = (one: string) => expect.stringContaining(`Warning: ${one} holds a private key`);
  expect(warnings(await doctor(false))).toEqual([warning(keyFile('robin')), warning(keyFile('sam'))]);
  await makeKeyFile(file('.keys/local.json'), 'local', 'local');
  await rm(keyFile('robin'));
  await writeFiles(releases, { 'old.pem': ['-----BEGIN PRI', 'VATE KEY-----\nMC4'].join('') });
  expect(warnings(await doctor(false))).toEqual([
    warning(file('.keys/local.json')),
    warning(file('old.pem')),
    warning(keyFile('sam')),
  ]);
  expect(await doctor(true)).toBe(whole);
  // Errors are reported beside warnings.
  await rm(file('host/1/client/main.abc.js'));
  await expect(doctor(false)).rejects.toThrow(/main\.abc\.js is missing\.\nWarning: .*local\.json holds a private key/);
  for (const key of [file('.keys/local.json'), file('old.pem'), keyFile('sam')]) await rm(key);
  await expect(doctor(false)).rejects.toThrow(/main\.abc\.js is missing\.$/);
});
