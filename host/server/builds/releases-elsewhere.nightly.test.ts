import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { type TemporaryStore, temporaryStore } from '@shop/delivery/testing/stores';
import { temporaryFolder } from '@shop/delivery/testing';
import { addBuild, renderedWith, until } from '../testing.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let store: TemporaryStore;
/** Where processes that are killed leave what they have copied. */
let scratch: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  scratch = await temporaryFolder();
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

const environment = (more: Record<string, string> = {}) => ({
  PATH: process.env.PATH ?? '',
  TMPDIR: scratch,
  ...store.env,
  ...more,
});

/** A command of `pnpm release`; what it prints, or what it was refused with. */
const release = async (...words: string[]): Promise<string> => {
  const running = promisify(execFile)(process.execPath, ['delivery/src/cli.ts', ...words], {
    cwd: root,
    env: environment(),
  });
  const { stdout } = await running.catch(({ stderr }: { stderr: string }) => ({ stdout: `refused: ${stderr}` }));
  return stdout.trim();
};

/** Starts a server of this workspace and answers its address. */
const start = async (program: string, more: Record<string, string>): Promise<string> => {
  const child = spawn(process.execPath, [program], {
    cwd: path.join(root, 'host/server'),
    env: environment({ API_URL: 'http://127.0.0.1:9', RENDER_WORKERS: '1', RENDER_LIMIT: '20000', ...more }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  if (!child.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /listening at (http[^"\s]+)/.exec(line) ?? [];
    if (address === undefined) continue;
    child.stdout.resume();
    return address;
  }
  throw new Error(`${program} ended`);
};

const liveIn = async (url: string): Promise<unknown> => (await fetch(`${url}/version.json`)).json();
const catalogIs = (url: string, build: number) => () => liveIn(url).then((builds) => Object(builds).catalog === build);
const pageOf = async (url: string) => renderedWith(await (await fetch(url)).text())?.remotes;
const hashOf = async (address: string): Promise<string> => {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
};

const elsewhere = ['PostgreSQL', 'bucket'] as const;

test.each(elsewhere)(
  'a shop whose releases are in another place (%s) is released to, rolled back and tried with candidates by the commands, and its servers follow',
  async (kind) => {
    store = await temporaryStore(kind);
    const storage = store.open();
    await addBuild(storage, 'host', 1);
    for (const build of [1, 2, 3]) await addBuild(storage, 'catalog', build);
    expect(await release('promote', 'host', '1', 'catalog', '1')).toBe('host 1 is live.\ncatalog 1 is live.');
    const web = await start('main.ts', { PORT: '0', RELEASES_KEPT: path.join(await temporaryFolder(), 'kept') });
    const files = await start('assets-main.ts', { ASSETS_PORT: '0' });
    expect(await liveIn(web)).toMatchObject({ host: 1, catalog: 1 });
    expect(await pageOf(web)).toEqual([['catalog', true]]);
    const { integrity } = (await storage.readRelease('catalog', 1)).files['client/home.abc.js'] ?? {};
    for (const server of [web, files]) expect(await hashOf(`${server}/assets/catalog/1/home.abc.js`)).toBe(integrity);

    expect(await release('promote', 'catalog', '2', '--why', 'New cards')).toBe('catalog 2 is live.');
    await until(catalogIs(web, 2));
    expect(await pageOf(web)).toEqual([['catalog', true]]);
    expect(await release('rollback', 'catalog')).toBe('catalog 1 is live.');
    await until(catalogIs(web, 1));
    expect(await release('candidate', 'catalog', '3', '--percent', '100')).toContain('catalog 3 is a candidate');
    const asDevice = async () =>
      Object(await (await fetch(`${web}/version.json`, { headers: { cookie: 'deviceId=d1' } })).json()).catalog;
    await until(async () => (await asDevice()) === 3);
    expect(await release('candidate', 'catalog', '--stop')).toContain('1 is live for everybody');
    await until(async () => (await asDevice()) === 1);

    // Two teams at once: neither is lost.
    const both = await Promise.all([release('promote', 'catalog', '3'), release('promote', 'host', '1')]);
    expect(both.filter((said) => said.startsWith('refused'))).toEqual([]);
    await until(catalogIs(web, 3));
    const history = await release('history', 'catalog');
    expect(history.split('\n').map((line) => / {2}(\w+): /.exec(line)?.[1])).toEqual([
      'promote',
      'stop',
      'candidate',
      'rollback',
      'promote',
      'promote',
    ]);
    expect(history).toContain('(house/robin)  promote: catalog live 2 – New cards');
    expect(await release('status')).toContain('catalog        live 3, last good 1, 3 builds');
    expect(await release('doctor')).toContain('is whole.');
    expect(await release('gc')).toBe('Nothing is needless.');
    expect(await release('sign', 'catalog', '2')).toBe('catalog 2 is signed with house/robin.');
  },
);

test.each(elsewhere)(
  'while the store (%s) is away the web server goes on, and another starts from its copies; both follow when it is back',
  async (kind) => {
    store = await temporaryStore(kind);
    const storage = store.open();
    await addBuild(storage, 'host', 1);
    for (const build of [1, 2]) await addBuild(storage, 'catalog', build);
    await release('promote', 'host', '1', 'catalog', '1');
    const mirrorFolder = path.join(await temporaryFolder(), 'kept');
    const first = await start('main.ts', { PORT: '0', RELEASES_KEPT: mirrorFolder });
    await until(() =>
      readFile(path.join(mirrorFolder, 'registry.json')).then(
        () => true,
        () => false,
      ),
    );

    const giveBack = await store.takeAway();
    expect(await release('status')).toMatch(/^refused: The (database of releases|store s3:\S+) cannot be used/);
    expect(await pageOf(`${first}/list`)).toEqual([['catalog', true]]);
    const second = await start('main.ts', { PORT: '0', RELEASES_KEPT: mirrorFolder });
    expect(await pageOf(second)).toEqual([['catalog', true]]);
    expect((await fetch(`${second}/assets/catalog/1/home.abc.js`)).status).toBe(200);

    await giveBack();
    expect(await release('promote', 'catalog', '2')).toBe('catalog 2 is live.');
    for (const server of [first, second]) await until(catalogIs(server, 2));
  },
);

test('a web server does not start on a bucket in which releases would be lost, and says why', async () => {
  store = await temporaryStore('bucket', { ignoresConditions: true });
  const starting = promisify(execFile)(process.execPath, ['main.ts'], {
    cwd: path.join(root, 'host/server'),
    env: environment({ PORT: '0' }),
  });
  await expect(starting).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^web: The store s3:\S+ takes no notice of If-None-Match and If-Match/m),
  });
});
