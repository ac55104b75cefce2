import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { schema } from '../connection.ts';
import { chunkSize, insertUploads } from './uploads.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

/** Bytes of which every one can be told from its neighbours. */
const film = Buffer.from(
  Uint8Array.from({ length: 2 * chunkSize + 1_000 }, (_, place) => (place * 7 + place / 251) % 256),
);
const createdAt = new Date('2026-06-01T12:00:00.000Z');
const read = async (id: string, range?: string) => {
  const headers = range === undefined ? {} : { range };
  const { statusCode, rawPayload, headers: said } = await shop.app.inject({ url: `/media/uploads/${id}`, headers });
  return {
    status: statusCode,
    bytes: rawPayload,
    length: Number(said['content-length']),
    range: said['content-range'],
  };
};

test('a film lies in chunks and is read back whole, and in parts that begin and end within chunks', async () => {
  const { db } = shop.connection;
  await insertUploads(db, [{ id: 'film.mp4', mediaType: 'video/mp4', content: new Blob([film]), createdAt }]);
  expect(await db.$count(schema.uploadChunk)).toBe(3);
  const whole = await read('film.mp4');
  expect([whole.status, whole.length, whole.bytes.equals(film)]).toEqual([200, film.length, true]);
  for (const [start, end] of [
    [0, 0],
    [chunkSize - 10, chunkSize + 10],
    [10, 2 * chunkSize - 1],
    [2 * chunkSize, film.length - 1],
  ] as const) {
    const part = await read('film.mp4', `bytes=${start}-${end}`);
    expect([part.status, part.range]).toEqual([206, `bytes ${start}-${end}/${film.length}`]);
    expect(part.bytes.equals(film.subarray(start, end + 1))).toBe(true);
  }
});

test('an upload of an older release, whose bytes lie in one row, is read as ever', async () => {
  const { db } = shop.connection;
  await db.insert(schema.upload).values({ id: 'old.mp4', mediaType: 'video/mp4', content: film, createdAt });
  expect((await read('old.mp4')).bytes.equals(film)).toBe(true);
  const part = await read('old.mp4', `bytes=${chunkSize - 5}-${chunkSize + 4}`);
  expect(part.bytes.equals(film.subarray(chunkSize - 5, chunkSize + 5))).toBe(true);
});
