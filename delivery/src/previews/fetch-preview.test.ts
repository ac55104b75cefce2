import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStorage } from '../folder-storage.ts';
import { pack } from '../pack.ts';
import type { Release } from '../schemas.ts';
import { type PreviewOrigin, servePreviews } from '../testing/preview-origin.ts';
import { inventDist, temporaryFolder } from '../testing.ts';
import { fetchPreview, previewBounds } from './fetch-preview.ts';
import { previewPlaceIn } from './preview-place.ts';

let storage: ReturnType<typeof folderStorage>;
let served: PreviewOrigin;
const base = '/releases/catalog/12';
const inFolder = (file: string) => path.join(storage.root, 'catalog/12', file);

beforeEach(async () => {
  storage = folderStorage(await temporaryFolder());
  const dist = await temporaryFolder();
  await inventDist(dist, { build: 12 });
  await pack(dist, storage);
  served = await servePreviews(storage.root);
});
afterEach(() => served.close());

const fetched = async (bounds: Partial<typeof previewBounds> = {}) => {
  const place = previewPlaceIn('catalog', served.origin + base);
  if (!place) throw new Error('it is no place');
  const written: string[] = [];
  const { release } = await fetchPreview(storage.signatures, place, async (file) => void written.push(file), {
    ...previewBounds,
    // A busy machine is slow, not away.
    callMs: 600_000,
    wholeMs: 600_000,
    ...bounds,
  });
  return { release, written };
};

test.each([
  ['https://pr-12.preview.example/releases/catalog/12', 'https://pr-12.preview.example'],
  ['https://pr-12.preview.example/catalog/12', 'https://pr-12.preview.example'],
  ['http://127.0.0.1:4000/a/b/catalog/12', 'http://127.0.0.1:4000'],
  ['https://pr-12.preview.example/releases/account/12', null],
  ['https://pr-12.preview.example/releases/catalog/12/', null],
  ['https://pr-12.preview.example/releases/catalog/012', null],
  ['https://pr-12.preview.example/releases/catalog/12?a', null],
  ['https://pr-12.preview.example/releases/catalog/12#a', null],
  ['https://pr-12.preview.example/releases/../catalog/12', null],
  ['https://pr-12.preview.example:443/releases/catalog/12', null],
  ['https://PR-12.preview.example/releases/catalog/12', null],
  ['https://somebody@pr-12.preview.example/releases/catalog/12', null],
  ['ftp://pr-12.preview.example/releases/catalog/12', null],
])('%s is read as the folder of a build in one form only', (address, origin) => {
  expect(previewPlaceIn('catalog', address)).toEqual(origin && { name: 'catalog', address, origin, build: 12 });
});

test('all that is run of a preview is fetched, and nothing else of it', async () => {
  const { release, written } = await fetched();
  expect(release).toMatchObject({ package: 'catalog', build: 12 });
  const run = Object.keys(release.files).filter((file) => /^(?:client|server)\//.test(file));
  expect(written.toSorted()).toEqual(run.toSorted());
  expect(served.asked.toSorted()).toEqual(
    ['release.json', 'signature.json', ...run].map((file) => `${base}/${file}`).toSorted(),
  );
});

test('one changed byte in any file of a preview, its manifest or its signature, and nothing of it is taken', async () => {
  const { release } = await fetched();
  const files = ['release.json', 'signature.json', ...Object.keys(release.files)];
  for (const file of files) {
    const whole = await readFile(inFolder(file));
    const changed = Buffer.from(whole);
    const place = Math.floor(changed.length / 2);
    changed[place] = (changed[place] ?? 0) ^ 1;
    await writeFile(inFolder(file), changed);
    expect([file, await fetched().catch(({ kind }) => kind)]).toEqual([file, 'untrusted']);
    await writeFile(inFolder(file), whole);
  }
});

test('a preview of another build or remote, or of a team that may not release it, is not taken', async () => {
  const dist = await temporaryFolder();
  await inventDist(dist, { build: 13 });
  await pack(dist, storage);
  for (const file of ['release.json', 'signature.json'])
    await writeFile(inFolder(file), await readFile(path.join(storage.root, 'catalog/13', file)));
  await expect(fetched()).rejects.toMatchObject({ kind: 'untrusted' });
  await rm(inFolder('signature.json'));
  await expect(fetched()).rejects.toMatchObject({ kind: 'away' });
  const teams = path.join(storage.root, 'teams.json');
  const { local } = JSON.parse(await readFile(teams, 'utf8'));
  await writeFile(inFolder('signature.json'), await readFile(path.join(storage.root, 'catalog/13/signature.json')));
  await writeFile(teams, JSON.stringify({ local: { ...local, packages: ['account'] } }));
  await expect(fetched()).rejects.toThrow('which may not release catalog');
});

test('a file that a signed manifest would have written elsewhere is written nowhere', async () => {
  const release: Release = JSON.parse(await readFile(inFolder('release.json'), 'utf8'));
  for (const file of ['server/../../../away.js', 'client//away.js', 'server/./away.js', 'server/..']) {
    const files = { ...release.files, [file]: { size: 1, integrity: `sha256-${'A'.repeat(43)}=` } };
    const manifest = Buffer.from(JSON.stringify({ ...release, files }));
    await writeFile(inFolder('release.json'), manifest);
    await writeFile(inFolder('signature.json'), await storage.signatures.sign('catalog', manifest));
    await expect(fetched()).rejects.toThrow(`names ${file}, which is no file of a build`);
  }
});

test('no other address is followed from a preview origin, of the same origin neither', async () => {
  const elsewhere = await servePreviews(storage.root);
  for (const [file, to] of [
    ['release.json', elsewhere.origin],
    ['signature.json', served.origin],
    ['client/home.abc.js', elsewhere.origin],
  ]) {
    const url = `${base}/${file}`;
    served.answer(url, (_request, response) => response.writeHead(302, { location: `${to}${url}` }).end());
    await expect(fetched()).rejects.toMatchObject({ kind: 'away' });
    served.answer(url, null);
  }
  expect(elsewhere.asked).toEqual([]);
  await elsewhere.close();
});

test('what is larger than it may be is broken off, or not begun', async () => {
  /** Goes on until whoever reads has had enough. */
  const endless = (write: (bytes: string) => boolean, on: (event: 'drain', next: () => void) => void): void => {
    while (write('x'.repeat(60_000)));
    on('drain', () => endless(write, on));
  };
  await expect(fetched({ wholeBytes: 1_000 })).rejects.toMatchObject({ kind: 'large' });
  await expect(fetched({ files: 2 })).rejects.toMatchObject({ kind: 'large' });
  expect(new Set(served.asked)).toEqual(new Set([`${base}/release.json`, `${base}/signature.json`]));
  for (const file of ['release.json', 'signature.json', 'client/home.abc.js', 'server/remoteEntry.js']) {
    served.answer(`${base}/${file}`, (_request, response) => {
      endless(response.write.bind(response), response.once.bind(response));
    });
    await expect(fetched()).rejects.toMatchObject({ kind: 'large' });
    served.answer(`${base}/${file}`, null);
  }
});

test('an origin that does not answer, or never ends, is waited for so long and no longer', async () => {
  for (const file of ['release.json', 'client/home.abc.js']) {
    served.answer(`${base}/${file}`, () => undefined);
    await expect(fetched({ callMs: 300 })).rejects.toMatchObject({ kind: 'away' });
    served.answer(`${base}/${file}`, (_request, response) => void response.write('{'));
    await expect(fetched({ wholeMs: 300 })).rejects.toMatchObject({ kind: 'away' });
    served.answer(`${base}/${file}`, null);
  }
  served.answer(`${base}/release.json`, (_request, response) => response.writeHead(503).end());
  await expect(fetched()).rejects.toThrow('is answered with 503');
  await served.close();
  await expect(fetched()).rejects.toMatchObject({ kind: 'away' });
});
