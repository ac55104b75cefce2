import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
let picturesFolder: string;
beforeAll(async () => {
  picturesFolder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  await writeFile(path.join(picturesFolder, 'sofa-320.avif'), 'smallest');
  await writeFile(path.join(picturesFolder, 'lamp-640.avif'), 'own');
  await writeFile(path.join(picturesFolder, 'lamp-320.avif'), 'smallest');
  shop = await startTestApp({ picturesFolder });
});
afterAll(async () => {
  await shop?.close();
  await rm(picturesFolder, { recursive: true, force: true });
});

test.each([
  ['sofa-1200.avif', 302, '/media/pictures/sofa-320.avif'],
  ['sofa-640.webp', 302, '/media/pictures/sofa-320.avif'],
  ['sofa-320.avif', 200, undefined],
  ['lamp-640.avif', 200, undefined],
  ['chair-640.avif', 404, undefined],
  ['sofa-999.avif', 404, undefined],
  ['..%2Fsofa-640.avif', 404, undefined],
])(
  'where the smallest size of a picture is there alone it stands for the others: %s',
  async (name, status, location) => {
    const answer = await shop.app.inject(`/media/pictures/${name}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  },
);
