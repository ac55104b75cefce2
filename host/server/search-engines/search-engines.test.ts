import { gunzipSync } from 'node:zlib';
import type { CallResult, SiteAddress, SiteProduct } from '@shop/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { closeApps, testApp } from '../testing.ts';

let api: FastifyInstance | undefined;
afterEach(async () => {
  await closeApps();
  await api?.close();
});

const sofa: SiteProduct = {
  entity_id: 7,
  sku: 'SF-7',
  gtin: '0622100000073',
  path: '/lund-sofa.html',
  name: 'Lund <Sofa> & Co',
  description: 'Oak legs.',
  brand: 'Boréal',
  category: ['Furniture', 'Sofas'],
  pictures: ['/media/pictures/sofa-a-angle-grey-1200.avif', '/media/pictures/sofa-a-front-grey-1200.avif'],
  price: 129_900,
  sale_price: 99_950,
  availability: 'preorder',
  available_from: '2026-12-24T12:00:00.000Z',
  changed_at: '2026-05-03T10:00:00.000Z',
};
const lamp: SiteProduct = {
  ...sofa,
  entity_id: 4_003,
  sku: 'LP-1',
  gtin: null,
  path: '/lamp.html',
  sale_price: null,
  availability: 'out_of_stock',
  available_from: null,
  changed_at: null,
};
const guide: SiteAddress = { path: '/care/oak', changed_at: '2026-02-01T17:00:00.000Z', pictures: [] };

const rug: SiteProduct = {
  ...lamp,
  entity_id: 4_004,
  sku: 'RG',
  gtin: '0622100000080',
  path: '/rug.html',
  name: 'Rug',
  price: 20_000,
  sale_price: 15_000,
  availability: 'in_stock',
  sale_time: { from: '2026-06-01T12:00:00.000Z', to: '2026-06-02T13:30:00.000Z' },
  material: 'Wool',
  variants: [
    {
      piid: 41,
      sku: 'RG-1',
      option: { color: 'Grey', style: 'Plain', size: 'Large', number_of_pieces: null },
      pictures: ['/media/pictures/rug-a-front-grey-1200.avif'],
      price: 20_000,
      sale_price: 15_000,
      availability: 'in_stock',
    },
    {
      piid: 42,
      sku: 'RG-2',
      option: { color: 'Green', style: null, size: null, number_of_pieces: '2 pieces' },
      pictures: [],
      price: 22_000,
      sale_price: null,
      availability: 'out_of_stock',
    },
  ],
};

/** The shop's web server with an API that answers as the contract says: three parts, the second one empty. */
const open = async (change: (part: number) => void = () => undefined, last = [lamp], filled?: number[]) => {
  api = fastify();
  const asked: unknown[] = [];
  api.get<{ Querystring: { part?: string } }>('/api/site_products', async ({ query, headers }) => {
    const part = Number(query.part);
    change(part);
    asked.push([part, headers['accept-language'], headers['x-render']]);
    const lists = [[sofa], [], last];
    const result: CallResult<'siteProducts'> = { parts: 3, ...(filled && { filled }), list: lists[part] ?? [] };
    return { code: 200, message: '', type: 'success', result };
  });
  api.get('/api/site_addresses', async () => {
    const result: CallResult<'siteAddresses'> = { list: [guide] };
    return { code: 200, message: '', type: 'success', result };
  });
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  const { app } = await testApp({
    apiUrl,
    publicOrigin: 'https://shop.example',
    webSecret: 'a-secret-of-this-test',
  });
  return { asked, get: (url: string, headers = {}) => app.inject({ url, headers }) };
};
const tags = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, text = '']) => text);

const fields = (item: string) =>
  [...item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/g)].map(([, name = '', text = '']) => [name, text]);

test('robots.txt names the index of sitemaps, which names all of them', async () => {
  const { get } = await open();
  expect((await get('/robots.txt')).body).toMatch(/\nSitemap: https:\/\/shop\.example\/sitemap\.xml\n$/);
  const index = await get('/sitemap.xml');
  expect(index.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  expect(tags(index.body, 'loc')).toEqual([
    'https://shop.example/sitemaps/pages.xml',
    'https://shop.example/sitemaps/products-0.xml',
    'https://shop.example/sitemaps/products-1.xml',
    'https://shop.example/sitemaps/products-2.xml',
  ]);
});

test('the index names no sitemap without pages, and the feed asks for no part without products', async () => {
  const { get, asked } = await open(undefined, undefined, [0, 2]);
  expect(tags((await get('/sitemap.xml')).body, 'loc').slice(1)).toEqual([
    'https://shop.example/sitemaps/products-0.xml',
    'https://shop.example/sitemaps/products-2.xml',
  ]);
  asked.length = 0;
  expect(tags((await get('/feeds/products-en.xml')).body, 'item')).toHaveLength(2);
  expect(asked).toEqual([0, 2].map((part) => [part, 'en', '1']));
});

test('a sitemap has each page in each language, with all of its languages, its pictures and its last change', async () => {
  const { get } = await open();
  const products = (await get('/sitemaps/products-0.xml')).body;
  expect(tags(products, 'loc')).toEqual([
    'https://shop.example/lund-sofa.html',
    'https://shop.example/lund-sofa.html?setLang=fr',
  ]);
  const alternates = [...products.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, ...found]) => found);
  expect(alternates.slice(0, 3)).toEqual([
    ['en-CA', 'https://shop.example/lund-sofa.html'],
    ['fr-CA', 'https://shop.example/lund-sofa.html?setLang=fr'],
    ['x-default', 'https://shop.example/lund-sofa.html'],
  ]);
  expect(alternates.slice(3)).toEqual(alternates.slice(0, 3));
  expect(new Set(tags(products, 'image:loc'))).toEqual(
    new Set(sofa.pictures.map((picture) => `https://shop.example${picture}`)),
  );
  expect(tags((await get('/sitemaps/pages.xml')).body, 'lastmod')).toEqual([guide.changed_at, guide.changed_at]);
  const zipped = await get('/sitemaps/pages.xml', { 'accept-encoding': 'gzip, br' });
  expect([zipped.headers['content-encoding'], zipped.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
  expect(tags(gunzipSync(zipped.rawPayload).toString(), 'loc')).toHaveLength(2);
});

test('the sitemap says when the page of a product last changed, and nothing where nobody knows', async () => {
  const { get } = await open();
  const datesOf = async (part: number) => tags((await get(`/sitemaps/products-${part}.xml`)).body, 'lastmod');
  expect(await datesOf(0)).toEqual([sofa.changed_at, sofa.changed_at]);
  expect(await datesOf(2)).toEqual([]);
});

test('the feed has every product of all parts, with what Google Merchant asks for, in its language', async () => {
  const { get, asked } = await open();
  const { body } = await get('/feeds/products-fr.xml');
  expect(asked).toEqual([0, 1, 2].map((part) => [part, 'fr', '1']));
  const [first = '', second = ''] = tags(body, 'item');
  expect(fields(first)).toEqual([
    ['id', 'SF-7'],
    ['title', 'Lund &lt;Sofa&gt; &amp; Co'],
    ['description', 'Oak legs.'],
    ['link', 'https://shop.example/lund-sofa.html?setLang=fr'],
    ['image_link', 'https://shop.example/media/previews/sofa-a-angle-grey.jpg'],
    ['additional_image_link', 'https://shop.example/media/previews/sofa-a-front-grey.jpg'],
    ['availability', 'preorder'],
    ['availability_date', '2026-12-24T12:00Z'],
    ['price', '1299.00 CAD'],
    ['sale_price', '999.50 CAD'],
    ['brand', 'Boréal'],
    ['gtin', '0622100000073'],
    ['condition', 'new'],
    ['product_type', 'Furniture &gt; Sofas'],
  ]);
  expect(Object.fromEntries(fields(second))).toMatchObject({
    id: 'LP-1',
    availability: 'out_of_stock',
    identifier_exists: 'no',
  });
  expect(second).not.toContain('sale_price');
});

test('each variant is an item of its product’s group: its own address, price, stock, pictures and what sets it apart', async () => {
  const { get } = await open(undefined, [rug]);
  const items = tags((await get('/feeds/products-fr.xml')).body, 'item').slice(1);
  const [grey, green] = items.map((item) => Object.fromEntries(fields(item)));
  expect(grey).toEqual({
    id: 'RG-1',
    item_group_id: 'RG',
    title: 'Rug, Grey, Plain, Large',
    description: 'Oak legs.',
    link: 'https://shop.example/rug.html?piid=41&amp;setLang=fr',
    image_link: 'https://shop.example/media/previews/rug-a-front-grey.jpg',
    availability: 'in_stock',
    price: '200.00 CAD',
    sale_price: '150.00 CAD',
    sale_price_effective_date: '2026-06-01T12:00Z/2026-06-02T13:30Z',
    brand: 'Boréal',
    identifier_exists: 'no',
    condition: 'new',
    product_type: 'Furniture &gt; Sofas',
    material: 'Wool',
    color: 'Grey',
    size: 'Large',
    pattern: 'Plain',
  });
  expect(green).toMatchObject({
    id: 'RG-2',
    item_group_id: 'RG',
    image_link: 'https://shop.example/media/previews/sofa-a-angle-grey.jpg',
    availability: 'out_of_stock',
    price: '220.00 CAD',
    size: '2 pieces',
  });
  expect(Object.keys(green ?? {})).not.toContain('sale_price');
  expect(Object.keys(green ?? {})).not.toContain('sale_price_effective_date');
});

test('nothing that XML cannot say comes into a file, and no character is cut in two', async () => {
  const broken = '\u0000\u0008\u000b\u001f\ufffe\ud83d';
  const name = `A${broken}🛋`.repeat(100);
  const { get } = await open(undefined, [{ ...lamp, name, path: '/lamp.html' }]);
  const { body } = await get('/feeds/products-en.xml');
  expect(fields(tags(body, 'item')[1] ?? '')[1]).toEqual(['title', expect.stringMatching(/^(A🛋)+A?$/u)]);
  expect(body.isWellFormed()).toBe(true);
});

test('while the API cannot say, crawlers are asked to come again', async () => {
  const { get } = await open(() => {
    throw new Error('no database');
  });
  for (const path of ['/sitemap.xml', '/sitemaps/products-1.xml', '/feeds/products-en.xml']) {
    const answer = await get(path);
    expect([path, answer.statusCode, answer.headers['retry-after']]).toEqual([path, 503, '60']);
  }
});
