import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { dataBlock, publishedShop, renderedWith, testSettings } from '../testing.ts';

let storage: Awaited<ReturnType<typeof publishedShop>>;
const files: [name: string, file: string][] = [];

/** A web server that has read nothing yet, over releases in which one byte is another; it is put back afterwards. */
const withChange = async (name: string, file: string, look: (app: FastifyInstance) => Promise<void>) => {
  const at = path.join(storage.root, name, '1', file);
  const whole = await readFile(at);
  const changed = Buffer.from(whole);
  // A manifest is to stay one: of it, a digit of a date.
  const dated = file === 'release.json' ? changed.indexOf('"packedAt": "') + '"packedAt": "'.length : -1;
  const place = dated < 0 ? Math.floor(changed.length / 2) : dated;
  changed[place] = (changed[place] ?? 0) ^ 1;
  await writeFile(at, changed);
  const app = await buildApp({ settings: testSettings(), storage, logLevel: 'silent' });
  await look(app).finally(() => app.close());
  await writeFile(at, whole);
};

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

test('X-208 one changed byte in any file for browsers is sent to none', async () => {
  const client = files.filter(([, file]) => file.startsWith('client/'));
  expect(client.length).toBeGreaterThan(15);
  for (const [name, file] of client) {
    const plain = file.replace(/\.(?:br|gz)$/, '');
    const before = await readFile(path.join(storage.root, name, '1', plain));
    const url = `/assets/${name}/1/${plain.slice('client/'.length)}`;
    await withChange(name, file, async (app) => {
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
});

test('X-208 a style sheet with a changed byte is not in the page either', async () => {
  for (const [name, file] of files.filter(([, one]) => one.endsWith('.css'))) {
    await withChange(name, file, async (app) => {
      const { body } = await app.inject('/');
      const sheets = [...body.matchAll(/<style data-href="([^"]+)">/g)].map(([, href]) => `client/${href}`);
      expect(sheets).toHaveLength(1);
      expect(sheets).not.toContain(file);
    });
  }
});

test('X-208 one changed byte in any file for the server, and the build renders nothing', async () => {
  for (const [name, file] of files.filter(([, one]) => one.startsWith('server/'))) {
    await withChange(name, file, async (app) => {
      const { body } = await app.inject('/');
      if (name === 'host') expect(renderedWith(body)).toBeNull();
      else expect(renderedWith(body).remotes).toEqual([['catalog', false]]);
    });
  }
});

test('X-208 a remote whose manifest has a changed byte is none of the page’s', async () => {
  await withChange('catalog', 'release.json', async (app) => {
    const { body, statusCode } = await app.inject('/');
    expect(statusCode).toBe(200);
    expect(dataBlock(body, 'registry').remotes).toEqual([]);
    expect(renderedWith(body).remotes).toEqual([]);
    expect((await app.inject('/registry/catalog.1_host.1.json')).statusCode).toBe(404);
    expect((await app.inject('/assets/catalog/1/home.abc.js')).statusCode).toBe(404);
  });
});

test('X-208 a host whose manifest has a changed byte makes no page', async () => {
  await withChange('host', 'release.json', async (app) => {
    expect((await app.inject('/')).statusCode).toBe(503);
  });
});
