import { expect, test } from '@playwright/test';
import { shopUrl } from '../support/places.ts';

const valuesOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value);
const attributeOf = (html: string, tag: RegExp): string | undefined => tag.exec(html)?.[1]?.replaceAll('&amp;', '&');

/** As a crawler asks: it keeps no cookies. */
const get = (url: string): Promise<Response> => fetch(new URL(url, shopUrl));

const textOf = async (url: string): Promise<string> => {
  const answer = await get(url);
  expect([url, answer.status]).toEqual([url, 200]);
  return answer.text();
};

/** The address of a product, from one that chooses a variant of it. */
const withoutChoice = (link: string): string =>
  link.replace(/\?piid=\d+(&amp;)?/, (_, more: string | undefined) => (more ? '?' : ''));

/** What a crawler finds that begins with robots.txt: address and picture of each page. */
const crawl = async () => {
  const robots = await textOf('/robots.txt');
  const index = await textOf(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '');
  const maps = await Promise.all(valuesOf(index, 'loc').map((url) => textOf(url)));
  return {
    addresses: maps.flatMap((map) => valuesOf(map, 'loc')),
    pictures: maps.flatMap((map) => valuesOf(map, 'image:loc')),
  };
};

test('a crawler finds every page by robots.txt, each at the address that the page calls its own', async () => {
  const { addresses, pictures } = await crawl();
  expect(addresses.length).toBeGreaterThan(1_260); // 630 products in two languages
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses.filter((_, place) => place % 97 === 0)) {
    const html = await textOf(address);
    expect([address, attributeOf(html, /<link rel="canonical" href="([^"]*)"/)]).toEqual([address, address]);
    expect(html).not.toMatch(/<meta name="robots" content="noindex/);
  }
  for (const picture of pictures.filter((_, place) => place % 997 === 0))
    expect((await get(picture)).headers.get('content-type')).toBe('image/avif');
});

test('the feed tells of a product what its page says, with a picture that others can show', async () => {
  const { addresses } = await crawl();
  for (const language of ['en', 'fr']) {
    const feed = await textOf(`/feeds/products-${language}.xml`);
    const items = valuesOf(feed, 'g:id');
    expect(items.length).toBeGreaterThan(1_000);
    const links = valuesOf(feed, 'g:link');
    expect(links.filter((link) => !addresses.includes(withoutChoice(link)))).toEqual([]);
    const html = await textOf(links[0]?.replaceAll('&amp;', '&') ?? '');
    const [, json = '{}'] = /<script type="application\/ld\+json">(\{[^<]*"Product"[^<]*)<\/script>/.exec(html) ?? [];
    const { name, sku, offers } = JSON.parse(json);
    const [item = ''] = /<item>.*?<\/item>/s.exec(feed) ?? [];
    const price = valuesOf(item, 'g:sale_price')[0] ?? valuesOf(item, 'g:price')[0];
    expect([valuesOf(item, 'g:title'), valuesOf(item, 'g:id'), price]).toEqual([
      [name],
      [sku],
      `${offers.price} ${offers.priceCurrency}`,
    ]);
    const [picture = ''] = valuesOf(item, 'g:image_link');
    const shown = await get(picture);
    expect([shown.headers.get('content-type'), Buffer.from(await shown.arrayBuffer()).toString('hex', 0, 3)]).toEqual([
      'image/jpeg',
      'ffd8ff',
    ]);
    expect(attributeOf(html, /<meta property="og:image" content="([^"]*)"/)).toMatch(
      new RegExp(`^${shopUrl}/media/previews/cards/[\\w-]+\\.jpg$`),
    );
  }
});
