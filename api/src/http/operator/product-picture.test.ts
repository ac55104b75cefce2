import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderObjects } from '@shop/objects';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { schema } from '../../database/connection.ts';
import { sweepFiles } from '../../flows/rights/sweep-files.ts';
import { runOperator } from '../../operator/commands.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { askingAt, keyOf } from '../../testing/operating.ts';
import { photograph } from '../../testing/photograph.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const webSecret = 'a-secret-of-this-test';
const [table, grey] = [`SKU-${fixture.table}`, `SKU-${fixture.sofaGrey}`];
const shops: Record<string, TestApp> = {};
const keys = new Map<TestApp, string>();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  shops['the database'] = await startTestApp({ webSecret });
  shops['a folder'] = await startTestApp(
    { webSecret },
    { files: folderObjects(await mkdtemp(path.join(folder, 'objects-'))) },
  );
  for (const shop of Object.values(shops)) keys.set(shop, (await keyOf(shop, 'catalogue')).key);
});
afterAll(async () => {
  for (const shop of Object.values(shops)) await shop.close();
  await rm(folder, { recursive: true });
});

const shopIn = (place: string): TestApp => {
  const shop = shops[place];
  if (!shop) throw new Error(`No shop keeps files in ${place}`);
  return shop;
};
const run = (shop: TestApp, ...args: string[]) => runOperator(askingAt(shop, keys.get(shop) ?? ''), args);
const fileOf = async (name: string, content: Uint8Array | string): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
};
const taken = async (name: string) => fileOf(name, new Uint8Array(await (await photograph()).arrayBuffer()));
const plain = (width: number, background = '#446655') =>
  sharp({ create: { width, height: width, channels: 4, background } });
const addressIn = (said: string): string => /\/media\/pictures\/p-[0-9a-f]{32}-640\.avif/.exec(said)?.[0] ?? '';
const get = (shop: TestApp, url: string) => shop.app.inject({ url });
const detail = async (shop: TestApp, id: number) => (await shop.call('productDetail', { query: { id } })).result;
const changes = async (shop: TestApp, after: string): Promise<{ cursor: string; tags: string[] }> =>
  (await shop.app.inject({ url: '/web/changes', query: { after }, headers: { 'x-web-secret': webSecret } })).json();

test.each(['the database', 'a folder'])(
  'a picture that lies in %s is made in the sizes that pages ask for, upright and without what the camera noted',
  async (place) => {
    const shop = shopIn(place);
    const address = addressIn(
      await run(shop, 'products', 'picture', table, '--file', await taken('table.jpg'), '--first'),
    );
    // The photograph is 1000 pixels wide once it is upright: nothing is enlarged.
    for (const [size, width] of [
      ['320.avif', 320],
      ['640.avif', 640],
      ['1200.avif', 1000],
      ['640.webp', 640],
    ] as const) {
      const answer = await get(shop, address.replace('640.avif', size));
      expect([size, answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        size,
        200,
        size.endsWith('avif') ? 'image/avif' : 'image/webp',
        'public, max-age=31536000, immutable',
      ]);
      const metadata = await sharp(answer.rawPayload).metadata();
      expect([metadata.width, metadata.height, metadata.exif]).toEqual([width, width * 2, undefined]);
    }
    const preview = await get(shop, address.replace('/pictures/', '/previews/').replace('-640.avif', '.jpg'));
    expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await sharp(preview.rawPayload).metadata()).width).toBe(1_000);
    expect((await get(shop, address.replace('640.avif', '900.avif'))).statusCode).toBe(404);
    const [row] = await shop.connection.db.select().from(schema.shopPicture);
    expect([row?.object === null, row?.content.length === 0]).toEqual([place !== 'a folder', place === 'a folder']);
    // Files that a row names are not swept away.
    const later = new Date(Date.now() + 7_200_000);
    await sweepFiles({ ...shop.app.services, now: () => later }, () => false);
    expect((await get(shop, address)).statusCode).toBe(200);
  },
);

test('it is shown on the product’s page, in lists and to search engines, and kept pages are told', async () => {
  const shop = shopIn('the database');
  const { cursor } = await changes(shop, '');
  const before = (await detail(shop, fixture.table)).gallery;
  const file = await fileOf('oak.png', await plain(1_300, '#aa8855').png().toBuffer());
  const address = addressIn(await run(shop, 'products', 'picture', table, '--file', file, '--first'));
  expect((await changes(shop, cursor)).tags).toEqual(expect.arrayContaining([`product:${fixture.table}`]));
  const listed = (await shop.call('categoryProducts', { body: { category_id: 3 } })).result.products;
  expect(listed.find(({ entity_id }) => entity_id === fixture.table)?.thumbnail).toBe(address);
  const gallery = (await detail(shop, fixture.table)).gallery;
  expect(gallery).toHaveLength(before.length + 1);
  expect(gallery[0]).toMatchObject({ pre_image: address });
  const { list } = (await shop.call('siteProducts', { query: {} })).result;
  expect(list.find(({ sku }) => sku === table)?.pictures[0]).toBe(address.replace('-640', '-1200'));

  const other = await fileOf('elm.webp', await plain(700, '#223344').webp().toBuffer());
  const said = await run(shop, 'products', 'picture', grey, '--file', other);
  expect((await detail(shop, fixture.sofa)).relation.find(({ sku }) => sku === grey)?.gallery.at(-1)).toMatchObject({
    pre_image: addressIn(said),
  });
  await expect(run(shop, 'products', 'picture', grey, '--file', other)).rejects.toThrow(
    `${grey} has this picture already.`,
  );
  // A banner may show it as well.
  const banner = ['--title', 'Elm', '--title-fr', 'Orme', '--url', '/', '--picture', addressIn(said)];
  expect(await run(shop, 'content', 'add', 'header', ...banner)).toContain('stands there now');
});

test('clear parts of a picture are white', async () => {
  const shop = shopIn('the database');
  const file = await fileOf('clear.png', await plain(700, '#ff000000').png().toBuffer());
  const address = addressIn(await run(shop, 'products', 'picture', table, '--file', file));
  const pixels = await sharp((await get(shop, address)).rawPayload)
    .resize(1, 1)
    .raw()
    .toBuffer();
  expect(Math.min(...pixels)).toBeGreaterThan(250);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900"/></svg>';
test.each([
  ['words', async () => 'no picture', 'This is no JPEG, PNG, WebP or AVIF picture that can be read.'],
  ['a drawing', async () => svg, 'This is no JPEG, PNG, WebP or AVIF picture that can be read.'],
  ['a film', async () => plain(700).gif().toBuffer(), 'This is no JPEG, PNG, WebP or AVIF picture that can be read.'],
  ['half a picture', async () => (await plain(700).png().toBuffer()).subarray(0, 600), 'that can be read.'],
  ['a small one', async () => plain(500).jpeg().toBuffer(), 'The picture is 500 pixels wide; it needs 640'],
  ['nothing', async () => '', 'This is no JPEG, PNG, WebP or AVIF picture that can be read.'],
  ['too much', async () => new Uint8Array(30_000_001), 'The request is too large.'],
])('%s is refused with a line that helps, and the product stays as it is', async (_, content, help) => {
  const shop = shopIn('the database');
  const state = () => shop.connection.db.select().from(schema.product).where(eq(schema.product.id, fixture.table));
  const before = await state();
  const count = await shop.connection.db.$count(schema.shopPicture);
  const file = await fileOf('wrong', await content());
  await expect(run(shop, 'products', 'picture', table, '--file', file)).rejects.toThrow(help);
  expect(await state()).toEqual(before);
  expect(await shop.connection.db.$count(schema.shopPicture)).toBe(count);
});

test('so are an unknown product, a file that is not there, and a body of another type', async () => {
  const shop = shopIn('the database');
  const file = await taken('again.jpg');
  await expect(run(shop, 'products', 'picture', 'NONE-1', '--file', file)).rejects.toThrow(
    'There is no product NONE-1.',
  );
  await expect(run(shop, 'products', 'picture', table)).rejects.toThrow('This needs --file');
  await expect(run(shop, 'products', 'picture', table, '--file', '/nowhere.jpg')).rejects.toThrow('cannot be read');
  const reply = await shop.app.inject({
    method: 'POST',
    url: `/operator/products/picture?sku=${table}`,
    headers: { authorization: `Bearer ${keys.get(shop)}`, 'content-type': 'application/json' },
    payload: '{}',
  });
  expect(reply.json()).toMatchObject({ code: 400, message: 'This takes a picture as application/octet-stream.' });
});
