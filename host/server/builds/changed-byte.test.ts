import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { dataBlock, publishedShop, renderedWith, testSettings } from '../testing.ts';

let storage: Awaited<ReturnType<typeof publishedShop>>;
const files: [name: string, file: string][] = [];

const fresh = () => buildApp({ settings: testSettings(), storage, logLevel: 'silent' });

/** Changes one byte of a file in a release for the time of `look`. */
const whileChanged = async (name: string, file: string, look: () => Promise<void>) => {
  const at = path.join(storage.root, name, '1', file);
  const whole = await readFile(at);
  const changed = Buffer.from(whole);
  // A manifest is to stay one: of it, a digit of a date.
  const dated = file === 'release.json' ? changed.indexOf('"packedAt": "') + '"packedAt": "'.length : -1;
  const place = dated < 0 ? Math.floor(changed.length / 2) : dated;
  changed[place] = (changed[place] ?? 0) ^ 1;
  await writeFile(at, changed);
  await look().finally(() => writeFile(at, whole));
};

/** The same, for a web server that has read nothing yet. */
const withChange = (name: string, file: string, look: (app: FastifyInstance) => Promise<void>) =>
  whileChanged(name, file, async () => {
    const app = await fresh();
    await look(app).finally(() => app.close());
  });

beforeAll(async () => {
  storage = await publishedShop();
  for (const name of ['host', 'catalog']) {
    const release = await storage.readRelease(name, 1);
    for (const [file, { br, gz }] of Object.entries(release.files)) {
      files.push([name, file]);
      if (br) files.push([name, `${file}.br`]);
      if (gz) files.push([name, `${file}.gz`]);
    }
  }
});

const decoded: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

test('one changed byte in any file for browsers is sent to none', async () => {
  const client = files.filter(([, file]) => file.startsWith('client/'));
  expect(client.length).toBeGreaterThan(15);
  const app = await fresh();
  for (const [name, file] of client) {
    const plain = file.replace(/\.(?:br|gz)$/, '');
    const before = await readFile(path.join(storage.root, name, '1', plain));
    const url = `/assets/${name}/1/${plain.slice('client/'.length)}`;
    await whileChanged(name, file, async () => {
      let refused = 0;
      for (const accepted of ['identity', 'gzip', 'br']) {
        const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } });
        if (answer.statusCode === 404) refused += 1;
        else {
          const encoding = String(answer.headers['content-encoding']);
          const bytes = decoded[encoding]?.(answer.rawPayload) ?? answer.rawPayload;
          expect([file, accepted, bytes.equals(before)]).toEqual([file, accepted, true]);
        }
      }
      expect([file, refused]).not.toEqual([file, 0]);
    });
  }
  await app.close();
});

test('a file that was sent whole, and was changed since, is sent no more, and the log says so once', async () => {
  const written: string[] = [];
  const logStream = { write: (line: string) => void written.push(line) };
  const app = await buildApp({ settings: testSettings({ accessLog: false }), storage, logLevel: 'error', logStream });
  const status = async () => (await app.inject('/assets/catalog/1/home.abc.js')).statusCode;
  expect(await status()).toBe(200);
  await whileChanged('catalog', 'client/home.abc.js', async () => {
    expect([await status(), await status()]).toEqual([404, 404]);
  });
  expect(await status()).toBe(200);
  expect(written.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      package: 'catalog',
      build: 1,
      file: 'client/home.abc.js',
      msg: 'a released file was changed after packing and is not sent: publish and promote anew',
    }),
  ]);
  await app.close();
});

test('a style sheet with a changed byte is not in the page either', async () => {
  for (const [name, file] of files.filter(([, one]) => one.endsWith('.css'))) {
    await withChange(name, file, async (app) => {
      const { body } = await app.inject('/');
      const sheets = [...body.matchAll(/<style data-href="([^"]+)">/g)].map(([, href]) => `client/${href}`);
      expect(sheets).toHaveLength(1);
      expect(sheets).not.toContain(file);
    });
  }
});

test('one changed byte in any file for the server, and the build renders nothing', async () => {
  for (const [name, file] of files.filter(([, one]) => one.startsWith('server/'))) {
    await withChange(name, file, async (app) => {
      const { body } = await app.inject('/');
      if (name === 'host') expect(renderedWith(body)).toBeNull();
      else expect(renderedWith(body).remotes).toEqual([['catalog', false]]);
    });
  }
});

test('a remote whose manifest has a changed byte is none of the page’s', async () => {
  await withChange('catalog', 'release.json', async (app) => {
    const { body, statusCode } = await app.inject('/');
    expect(statusCode).toBe(200);
    expect(dataBlock(body, 'registry').remotes).toEqual([]);
    expect(renderedWith(body).remotes).toEqual([]);
    expect((await app.inject('/registry/catalog.1_host.1.json')).statusCode).toBe(404);
    expect((await app.inject('/assets/catalog/1/home.abc.js')).statusCode).toBe(404);
  });
});

test('a host whose manifest has a changed byte makes no page', async () => {
  await withChange('host', 'release.json', async (app) => {
    expect((await app.inject('/')).statusCode).toBe(503);
  });
});

test('a remote whose signature is missing or of another build is none of the page’s', async () => {
  const at = path.join(storage.root, 'catalog/1/signature.json');
  const own = await readFile(at);
  for (const other of [null, await readFile(path.join(storage.root, 'host/1/signature.json'))]) {
    await (other ? writeFile(at, other) : rm(at));
    const app = await fresh();
    const { body, statusCode } = await app.inject('/');
    expect([statusCode, dataBlock(body, 'registry').remotes, renderedWith(body).remotes]).toEqual([200, [], []]);
    expect((await app.inject('/assets/catalog/1/home.abc.js')).statusCode).toBe(404);
    await app.close();
    await writeFile(at, own);
  }
});
