import { closeApps, testApp } from '../testing.ts';

afterEach(closeApps);

const ofPreview = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/<meta (?:property="og|name="twitter):([\w:]+)" content="([^"]*)">/g)].map(([, name, text]) => [
      name,
      text,
    ]),
  );

test('a link to a page is shown with a picture that networks take: the page’s own, or the shop’s where it has none', async () => {
  const { app } = await testApp();
  const headers = { host: 'shop.test' };
  const shown = async (url: string) => ofPreview((await app.inject({ url, headers })).body);
  const same = {
    title: 'Sofas &amp; &quot;more&quot;',
    'image:width': '1200',
    'image:height': '630',
    'image:alt': 'Sofas &amp; &quot;more&quot;',
    card: 'summary_large_image',
    locale: 'fr_CA',
    'locale:alternate': 'en_CA',
  };
  expect(await shown('/pictured?setLang=fr')).toMatchObject({
    ...same,
    image: 'http://shop.test/media/previews/cards/lund-sofa.jpg',
    'image:type': 'image/jpeg',
  });
  const elsewhere = await shown('/elsewhere-pictured');
  expect([elsewhere['image'], elsewhere['image:width']]).toEqual(['https://files.example/sofa.jpg', undefined]);
  const other = await shown('/?setLang=fr');
  expect(other).toMatchObject({ ...same, image: 'http://shop.test/link-card.png', 'image:type': 'image/png' });
  const card = await app.inject(new URL(other['image'] ?? '').pathname);
  expect(card.headers['content-type']).toBe('image/png');
  // The header of a PNG says its width and height.
  expect([card.rawPayload.readUInt32BE(16), card.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('nothing in data or structured data can close its script element', async () => {
  const { app } = await testApp();
  const { body } = await app.inject('/');
  expect(body).toContain('\\u003c/script>\\u003cscript>alert(1)');
  expect(body).not.toContain('<script>alert(1)');
});

test('structured data comes after the page: no first paint waits for it', async () => {
  const { app } = await testApp();
  const { body } = await app.inject('/');
  expect(body).toMatch(
    /^(?:(?!application\/ld\+json).)*<div id="root">.*<\/div><script type="application\/ld\+json">/s,
  );
});
