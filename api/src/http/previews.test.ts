import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkCard } from '@shop/contract';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  const picturesFolder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const red = { create: { width: 1200, height: 900, channels: 4, background: '#ff000000' } } as const;
  await writeFile(path.join(picturesFolder, 'sofa-a-front-grey-1200.avif'), await sharp(red).avif().toBuffer());
  await writeFile(path.join(picturesFolder, 'broken-1200.avif'), 'no picture');
  shop = await startTestApp({ picturesFolder });
});
afterAll(() => shop?.close());

const get = (url: string) => shop.app.inject({ url });

test('a picture comes as a JPEG of its largest form, on white, and may be kept for good', async () => {
  const answer = await get('/media/previews/sofa-a-front-grey.jpg');
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ]);
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 900]);
  const [red = 0, green = 0, blue = 0] = await sharp(answer.rawPayload).resize(1, 1).raw().toBuffer();
  expect(Math.min(red, green, blue)).toBeGreaterThan(250);
});

test('as the card of a link it is whole and of the size that pages say, whatever its own is', async () => {
  const answer = await get('/media/previews/cards/sofa-a-front-grey.jpg');
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, max-age=31536000, immutable',
  ]);
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', linkCard.width, linkCard.height]);
  expect((await get('/media/previews/cards/chair.jpg')).statusCode).toBe(404);
});

test('what is no picture of the shop is not there, and what cannot be read is an error of the server', async () => {
  const paths = ['/media/previews/chair.jpg', '/media/previews/..%2Fsofa-a-front-grey.jpg', '/media/previews/sofa'];
  for (const one of paths) expect([one, (await get(one)).statusCode]).toEqual([one, 404]);
  expect((await get('/media/previews/broken.jpg')).statusCode).toBe(500);
});
