import { mkdtempSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3Server, type TestServer } from '@shop/objects/testing';
import sharp from 'sharp';
import { schema } from '../database/connection.ts';
import { readPictures } from '../flows/contact/answer-message.ts';
import { sweepFiles } from '../flows/rights/sweep-files.ts';
import type { Services } from '../services.ts';
import { settingsFrom } from '../settings.ts';
import { fixture } from '../testing/fixture-products.ts';
import { filmOf } from '../testing/film.ts';
import { photograph } from '../testing/photograph.ts';
import { smallDisk } from '../testing/small-disk.ts';
import { orderItem, storeOrder, storeParcel } from '../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { fileStoreFrom } from './file-store-from.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startS3Server();
  folder = await mkdtemp(path.join(tmpdir(), 'shop-uploads-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const disk = smallDisk();
afterAll(() => disk?.end());

/** Names of the files on a disk, with unfinished ones. */
const filesOn = async (place: string): Promise<string[]> =>
  (await readdir(place, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ name }) => name);

/** The settings that name a store, and what takes it away until the answer is called. */
const kinds = {
  folder: () => {
    const own = mkdtempSync(path.join(folder, 'store-'));
    const away = async () => {
      await rename(own, `${own}.away`);
      return () => rename(`${own}.away`, own);
    };
    return { env: { UPLOADS: own }, away };
  },
  bucket: () => ({ env: { UPLOADS: server.freshPlace(), ...server.env }, away: () => server.kill() }),
};

interface Started {
  shop: TestApp;
  services: Services;
  away: () => Promise<() => Promise<void>>;
}
let started: Started;
const start = async (kind: keyof typeof kinds, own?: string): Promise<void> => {
  const { env, away } = own === undefined ? kinds[kind]() : { env: { UPLOADS: own }, away: kinds[kind]().away };
  const { files: place } = settingsFrom({ ...env, S3_LIMIT: '2000' });
  let given: Services | null = null;
  const shop = await startTestApp({}, (usual) => {
    given = { ...usual, files: fileStoreFrom(place) };
    return given;
  });
  if (!given) throw new Error('The shop has no services.');
  started = { shop, services: given, away };
};
afterEach(async () => {
  await started.services.files?.close();
  await started.shop.close();
});

const words = { nickname: 'Ada R.', title: 'Solid', detail: 'Holds six plates.' };
const review = (headers: Record<string, string>, media: File[]) =>
  started.shop.call('addProductReview', { body: { product_id: fixture.table, star: 4, ...words, media } }, headers);
const keysOf = async () => (await started.services.files?.list(''))?.map(({ key }) => key) ?? [];

describe.each(['folder', 'bucket'] as const)('%s', (kind) => {
  test('pictures and films of a review lie in the store under the hash of their bytes, and are served as ever', async () => {
    await start(kind);
    const { shop } = started;
    const { result } = await review(await shop.signIn(), [await photograph(), await filmOf(1_500_000)]);
    const rows = await shop.connection.db.select().from(schema.upload);
    expect(rows.map(({ content, size }) => [content.byteLength, (size ?? 0) > 0])).toEqual([
      [0, true],
      [0, true],
    ]);
    expect(await shop.connection.db.$count(schema.uploadChunk)).toBe(0);
    const keys = await keysOf();
    expect(keys.toSorted()).toEqual(rows.map(({ object }) => object).toSorted());
    for (const key of keys) expect(key).toMatch(/^uploads\/([\da-f]{2})\/\1[\da-f]{62}-[\da-f-]{36}$/);
    const picture = await shop.app.inject({ url: result.pictures[0] ?? '' });
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=60, must-revalidate',
    });
    const url = result.videos[0] ?? '';
    const whole = await shop.app.inject({ url });
    expect([whole.statusCode, whole.rawPayload.byteLength > 1_500_000]).toEqual([200, true]);
    const part = await shop.app.inject({ url, headers: { range: 'bytes=4-1200000' } });
    expect([part.statusCode, part.rawPayload.equals(whole.rawPayload.subarray(4, 1_200_001))]).toEqual([206, true]);
  });

  test('photos of returns and pictures of messages are shown to whom they are for, and stand in the export', async () => {
    await start(kind);
    const { shop } = started;
    const { db } = shop.connection;
    const ada = await shop.signIn();
    const order = await storeOrder(db, 1, { state: 'shipped', items: [orderItem(1)] });
    const deliveredAt = new Date(shop.clock.now.getTime() - 86_400_000);
    await storeParcel(db, order.id, { shippedAt: deliveredAt, deliveredAt });
    const asked = { order_id: order.number, item_ids: [1], qtys: [1], reason: 'damaged' as const };
    const { code, result } = await shop.call('returnOrder', { body: { ...asked, media: [await photograph()] } }, ada);
    expect(code).toBe(200);
    const query = { order_id: order.number, return_id: result.return_id, photo: 1 };
    const shown = (await shop.call('returnPhoto', { query }, ada)).result;
    expect(shown).toMatchObject({ media_type: 'image/webp' });
    const message = { name: 'Ada', email: 'ada@example.com', topic: 'other' as const, message: 'Look.' };
    const sent = await shop.call('contactMessage', { body: { ...message, media: [await photograph()] } }, ada);
    expect(sent.code).toBe(200);
    const [picture] = await readPictures(started.services, 1);
    expect((await sharp(picture).metadata()).format).toBe('webp');
    for (const table of [schema.returnPhoto, schema.contactPicture])
      expect((await db.select().from(table)).map(({ content }) => content.byteLength)).toEqual([0]);
    const { json } = (await shop.call('exportOwnData', { body: {} }, ada)).result;
    const { held: current } = JSON.parse(json);
    expect(current.return_photo.rows).toEqual([
      expect.objectContaining({ content: shown.content, mediaType: 'image/webp' }),
    ]);
    expect(current.contact_picture.rows[0].content).toBe(Buffer.from(picture ?? []).toString('base64'));
    expect(json).not.toContain('uploads/');
  });

  test('what a deleted account has sent goes from the store, and what a refused call left, but nothing that is named or new', async () => {
    await start(kind);
    const { shop, services } = started;
    const [ada, bo] = [await shop.signIn(), await shop.signIn('bo@example.com')];
    await review(ada, [await photograph()]);
    const [ofAda = ''] = await keysOf();
    await review(bo, [await photograph()]);
    // The same picture of two people is two objects.
    const ofBo = (await keysOf()).find((key) => key !== ofAda) ?? '';
    expect(ofBo.slice(0, 70)).toBe(ofAda.slice(0, 70));
    expect((await review(bo, [await photograph()])).code).toBe(409);
    await services.files?.write('elsewhere/x', Buffer.from('of somebody else'));
    expect((await shop.call('deleteAccount', { body: {} }, ada)).code).toBe(200);
    shop.clock.now = new Date();
    await sweepFiles(services, () => false);
    expect(await keysOf()).toEqual(expect.arrayContaining([ofAda, ofBo]));
    shop.clock.now = new Date(Date.now() + 61 * 60_000);
    await sweepFiles(services, () => false);
    expect(await keysOf()).toEqual(['elsewhere/x', ofBo]);
  });

  test('while the store is away nothing is half kept: the sender is told in their language, and the rest of the shop goes on', async () => {
    await start(kind);
    const { shop, away } = started;
    const ada = await shop.signIn();
    const { result } = await review(await shop.signIn('bo@example.com'), [await photograph()]);
    const before = await shop.connection.db.$count(schema.review);
    const giveBack = await away();
    const read = () => shop.app.inject({ url: result.pictures[0] ?? '' });
    const lost = await read();
    expect([lost.statusCode, lost.headers['cache-control']]).toEqual([503, 'no-store']);
    const ready = (await shop.app.inject({ url: '/readyz' })).json();
    expect(ready).toMatchObject({ status: 'ready', parts: { uploads: expect.stringMatching(/cannot be used/) } });
    const refused = await review({ ...ada, 'accept-language': 'fr' }, [await photograph()]);
    expect([refused.code, refused.status, refused.message]).toEqual([503, 503, expect.stringContaining('réessayer')]);
    expect(await shop.connection.db.$count(schema.review)).toBe(before);
    expect((await review(ada, [])).code).toBe(200);
    await giveBack();
    expect((await read()).statusCode).toBe(200);
  });
});

test('while the disk of the folder is full nothing is half kept, on it or in the database, and all goes on once there is room', async () => {
  await start('folder', disk?.folder);
  if (disk === null) return void process.stderr.write('A full disk is not tried: nobody may mount one here.\n');
  const { shop } = started;
  const ada = await shop.signIn();
  disk.fill();
  const refused = await review({ ...ada, 'accept-language': 'fr' }, [await photograph()]);
  expect([refused.status, refused.message]).toEqual([503, expect.stringContaining('réessayer')]);
  expect(await shop.connection.db.$count(schema.upload)).toBe(0);
  expect(await filesOn(disk.folder)).toEqual(['filling']);
  const { result } = await review(await shop.signIn('bo@example.com'), []);
  expect(result.pictures).toEqual([]);
  disk.empty();
  const stored = await review(ada, [await photograph()]);
  expect((await shop.app.inject({ url: stored.result.pictures[0] ?? '' })).statusCode).toBe(200);
});

test('what a server that was killed had not finished goes from the folder as well', async () => {
  await start('folder');
  const { shop, services } = started;
  await review(await shop.signIn(), [await photograph()]);
  const [key = ''] = await keysOf();
  const place = services.files?.place ?? '';
  await writeFile(path.join(place, path.dirname(key), '.draft-of-a-picture'), 'half');
  shop.clock.now = new Date(Date.now() + 61 * 60_000);
  await sweepFiles(services, () => false);
  expect(await filesOn(place)).toEqual([path.basename(key)]);
});

test('what older rows hold in the database is read as ever beside a store', async () => {
  await start('folder');
  const { shop } = started;
  const row = { id: 'old.webp', mediaType: 'image/webp', content: Buffer.from('old'), createdAt: shop.clock.now };
  await shop.connection.db.insert(schema.upload).values(row);
  expect((await shop.app.inject({ url: '/media/uploads/old.webp' })).body).toBe('old');
});
