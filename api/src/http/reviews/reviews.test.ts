import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { filmOf, notedOfFilm, placeOfFilm } from '../../testing/film.ts';
import { operate } from '../../testing/operating.ts';
import { photograph } from '../../testing/photograph.ts';
import { orderItem, storeOrder } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop?.close());

type Headers = Record<string, string>;
const words = { nickname: 'Ada R.', title: 'Solid', detail: 'Holds six plates.\nAnd a cat.' };
const write = (headers: Headers, changes: object = {}) =>
  shop.call('addProductReview', { body: { product_id: fixture.table, star: 4, ...words, ...changes } }, headers);
const read = () => shop.call('productReviews', { query: { product_id: fixture.table } });

test('API-034 a customer’s review stands on the product at once and counts in its stars', async () => {
  const ada = await shop.signIn();
  shop.clock.now = new Date('2026-06-02T10:00:00.000Z');
  const { result } = await write(ada);
  expect(result).toMatchObject({
    nickname: 'Ada R.',
    title: 'Solid',
    detail: 'Holds six plates.\nAnd a cat.',
    star: 4,
    created_at: '2026-06-02T10:00:00.000Z',
    product: { entity_id: fixture.table, rating: { reviewStar: 4, reviews_count: 1 } },
  });
  expect((await read()).result).toMatchObject({ total: 1, list: [{ review_id: result.review_id, title: 'Solid' }] });
});

test('one review of a product by each customer, also when two are sent at once', async () => {
  const ada = await shop.signIn();
  const codes = (await Promise.all([write(ada), write(ada)])).map(({ code }) => code);
  expect(codes.toSorted()).toEqual([200, 409]);
  expect((await write(await shop.signIn('bo@example.com'), { star: 1 })).code).toBe(200);
  expect((await read()).result).toMatchObject({ total: 2, summary: { reviewStar: 2.5, reviews_count: 2 } });
});

test('a review of nothing, without words or with a wrong number of stars is refused, and a guest’s', async () => {
  const ada = await shop.signIn();
  expect((await write(ada, { product_id: 999_999 })).code).toBe(404);
  const blank = await write(ada, { title: '  ' });
  expect([blank.code, blank.result]).toEqual([400, { field: 'title' }]);
  expect((await write(ada, { star: 6 })).code).toBe(400);
  expect((await write(await shop.guest())).code).toBe(401);
  expect((await read()).result.total).toBe(0);
});

test('ACC-018 a file is a video by its extension, and is shown as one; a picture loses what the camera noted', async () => {
  const { result } = await write(await shop.signIn(), { media: [await photograph(), await filmOf(100, 'Table.MP4')] });
  expect([result.pictures.length, result.videos.length]).toEqual([1, 1]);
  const picture = await shop.app.inject({ url: result.pictures[0] ?? '' });
  expect(picture.headers['content-type']).toBe('image/webp');
  const { width, height, exif } = await sharp(picture.rawPayload).metadata();
  expect({ width, height, exif }).toEqual({ width: 800, height: 1600, exif: undefined });
  const whole = await shop.app.inject({ url: result.videos[0] ?? '' });
  expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/mp4']);
  const part = await shop.app.inject({ url: result.videos[0] ?? '', headers: { range: 'bytes=4-7' } });
  const size = whole.rawPayload.byteLength;
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, `bytes 4-7/${size}`, 'ftyp']);
  expect((await shop.app.inject({ url: '/media/uploads/none.webp' })).statusCode).toBe(404);
});

test('ACC-018 a film loses what the camera noted, and keeps its pictures', async () => {
  const sent = await filmOf(5_000);
  expect(await sent.text()).toContain(placeOfFilm);
  const { result } = await write(await shop.signIn(), { media: [sent] });
  const { rawPayload } = await shop.app.inject({ url: result.videos[0] ?? '' });
  expect(rawPayload.includes(Buffer.alloc(5_000, 7))).toBe(true);
  for (const noted of [placeOfFilm, notedOfFilm, 'GPS', '45.5017']) expect(rawPayload.includes(noted)).toBe(false);
});

test('what was sent with a review is asked for again each minute, and is gone with its account', async () => {
  const ada = await shop.signIn();
  const { result } = await write(ada, { media: [await photograph()] });
  const url = result.pictures[0] ?? '';
  const { headers, statusCode } = await shop.app.inject({ url });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=60, must-revalidate']);
  const again = () => shop.app.inject({ url, headers: { 'if-none-match': `"other", ${String(headers['etag'])}` } });
  const same = await again();
  expect([same.statusCode, same.body, same.headers['cache-control']]).toEqual([304, '', headers['cache-control']]);
  expect((await shop.call('deleteAccount', { body: {} }, ada)).code).toBe(200);
  expect((await again()).statusCode).toBe(404);
});

test('ACC-018 a film that is called a picture, and a picture that cannot be read, are refused with nothing stored', async () => {
  const ada = await shop.signIn();
  const broken = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'broken.jpg');
  const brokenFilm = new Uint8Array([0, 0, 0, 24, ...Buffer.from('ftypisom'), 0, 0, 2, 0]);
  for (const media of [
    await filmOf(100, 'film.jpg'),
    new File([brokenFilm], 'broken.mp4'),
    await photograph('picture.mp4'),
    broken,
  ]) {
    const { code, result } = await write(ada, { media: [media] });
    expect([code, result]).toEqual([400, { field: 'media' }]);
  }
  expect((await read()).result.total).toBe(0);
});

test('API-046 API-048 a customer reads their own reviews, and nobody else’s', async () => {
  const [ada, bo] = [await shop.signIn(), await shop.signIn('bo@example.com')];
  const { review_id } = (await write(ada)).result;
  await write(ada, { product_id: fixture.sofa, title: 'Soft' });
  const { result } = await shop.call('reviewList', { query: { page_size: 1 } }, ada);
  expect(result).toMatchObject({ total: 2, page: 1, page_size: 1, list: [{ title: 'Soft' }] });
  const detail = await shop.call('reviewDetail', { query: { review_id } }, ada);
  expect(detail.result).toMatchObject({ review_id, title: 'Solid', product: { entity_id: fixture.table } });
  expect((await shop.call('reviewList', { query: {} }, bo)).result.total).toBe(0);
  expect((await shop.call('reviewDetail', { query: { review_id } }, bo)).code).toBe(404);
});

test('API-047 what was bought is pending until it is reviewed; what was cancelled or is sold no more never is', async () => {
  const ada = await shop.signIn();
  const { db } = shop.connection;
  const order = await storeOrder(db, 1, {
    items: [
      orderItem(1, { thumbnail: '/media/pictures/bought.avif' }),
      orderItem(2),
      orderItem(3, { product_id: fixture.gone }),
    ],
  });
  await storeOrder(db, 1, { state: 'cancelled', items: [orderItem(4, { product_id: fixture.sofa })] });
  const pending = () => shop.call('reviewPending', { query: {} }, ada);
  const { result } = await pending();
  expect(result.list.map(({ order_id, product }) => [order_id, product.entity_id, product.thumbnail])).toEqual([
    [order.number, fixture.table, '/media/pictures/bought.avif'],
  ]);
  expect(result.total).toBe(1);
  await write(ada);
  expect((await pending()).result).toMatchObject({ total: 0, list: [] });
});

test('I18N-003 a review comes with its translation to whoever reads another language, where there is one', async () => {
  const inLanguage = async (language: string) => {
    const query = { product_id: fixture.sofa };
    const { list } = (await shop.call('productReviews', { query }, { 'accept-language': language })).result;
    return list.map(({ star, language: written, title, translation }) => ({ star, written, title, translation }));
  };
  const french = { written: 'fr', title: 'Beau' };
  expect(await inLanguage('en')).toEqual(
    expect.arrayContaining([
      { star: 5, ...french, translation: { title: 'Beautiful', detail: 'Very beautiful' } },
      { star: 4, ...french, translation: undefined },
    ]),
  );
  expect((await inLanguage('fr')).flatMap(({ translation }) => translation ?? [])).toEqual([]);
});

test('a question comes with its language, and with its translation to whoever reads the other one', async () => {
  const inLanguage = async (language: string) => {
    const query = { product_id: fixture.sofa };
    const { list } = (await shop.call('productFaq', { query }, { 'accept-language': language })).result;
    const asked = list.find(({ question_id }) => question_id === 1);
    return [asked?.language, asked?.question, asked?.translation];
  };
  expect(await inLanguage('en')).toEqual(['en', 'Does it fold?', undefined]);
  expect(await inLanguage('fr')).toEqual(['en', 'Does it fold?', { question: 'Se plie-t-il?', answer: 'Non.' }]);
});

test('API-035 a review is helpful once for each shopper', async () => {
  const vote = (headers: Headers, review_id = 1) => shop.call('productReviewHelpful', { body: { review_id } }, headers);
  const [ada, guest] = [await shop.signIn(), await shop.guest()];
  expect((await vote(ada)).result).toEqual({ review_id: 1, helpful: 1 });
  expect((await Promise.all([vote(ada), vote(ada)])).map(({ result }) => result.helpful)).toEqual([1, 1]);
  expect((await vote(guest)).result.helpful).toBe(2);
  expect((await vote(ada, 999)).code).toBe(404);
});

test('API-031 a question is asked about a product and stands there without an answer', async () => {
  const ask = (headers: Headers, body: { product_id: number; question: string; nickname?: string }) =>
    shop.call('addQuestion', { body }, headers);
  const guest = await shop.guest();
  const { result } = await ask(guest, { product_id: fixture.table, question: ' Does it fold? ' });
  expect(result).toMatchObject({ question: 'Does it fold?', nickname: 'A customer', answers: [] });
  const list = await shop.call('productFaq', { query: { product_id: fixture.table } });
  expect(list.result.list.map(({ question_id }) => question_id)).toEqual([result.question_id]);
  expect((await ask(guest, { product_id: fixture.table, question: '  ' })).result).toEqual({ field: 'question' });
  expect((await ask(guest, { product_id: fixture.gone, question: 'Where?' })).code).toBe(404);
});

test('who reviews or asks about what is no longer sold is told so, in their language', async () => {
  const ada = await shop.signIn();
  const review = await write(ada, { product_id: fixture.gone });
  expect([review.code, review.message]).toEqual([404, expect.stringContaining('This product is no longer sold')]);
  const body = { product_id: fixture.gone, question: 'Où?' };
  const question = await shop.call('addQuestion', { body }, { ...ada, 'accept-language': 'fr' });
  expect([question.code, question.message]).toEqual([404, expect.stringContaining('Ce produit n’est plus en vente')]);
});

test('ACC-017 without a product the list holds what this customer asked, about any', async () => {
  const [ada, bo] = [await shop.signIn(), await shop.signIn('bo@example.com')];
  await shop.call('addQuestion', { body: { product_id: fixture.table, question: 'Is it oak?', nickname: 'Ada' } }, ada);
  const own = await shop.call('productFaq', { query: {} }, ada);
  expect(own.result).toMatchObject({
    total: 1,
    list: [{ question: 'Is it oak?', nickname: 'Ada', product: { entity_id: fixture.table } }],
  });
  expect((await shop.call('productFaq', { query: {} }, bo)).result.total).toBe(0);
  expect((await shop.call('productFaq', { query: {} }, await shop.guest())).code).toBe(400);
});

const bought = (product_id: number = fixture.table) =>
  storeOrder(shop.connection.db, 1, { items: [orderItem(1, { product_id })] });
const advert = { title: 'Cheaper elsewhere', detail: 'See https://evil.example/sofa' };

test.each(['Boréal Customer Service', 'BoreaI', 'S e r v i c e  client'])(
  'API-034 API-032 nobody writes as “%s”: neither a review nor a question',
  async (nickname) => {
    const ada = await shop.signIn();
    const review = await write(ada, { nickname });
    expect([review.code, review.result, review.message]).toEqual([
      400,
      { field: 'nickname' },
      'This name would be taken for the shop’s. Please choose another.',
    ]);
    const body = { product_id: fixture.table, question: 'Is it oak?', nickname };
    expect((await shop.call('addQuestion', { body }, await shop.guest())).result).toEqual({ field: 'nickname' });
    expect((await read()).result.total).toBe(0);
  },
);

test('API-034 a link of who has not bought the product, or not confirmed the address, waits for the shop’s people', async () => {
  const ada = await shop.signIn();
  const { db } = shop.connection;
  await bought(fixture.sofa);
  const { result } = await write(ada, { ...advert, media: [await photograph()] });
  expect(result).toMatchObject({ state: 'waiting', pictures: [], product: { rating: { reviews_count: 0 } } });
  expect((await read()).result).toMatchObject({ total: 0, list: [] });
  const [stored] = await db.select().from(schema.review).where(eq(schema.review.id, result.review_id));
  expect((await shop.app.inject({ url: stored?.pictures[0] ?? '' })).statusCode).toBe(404);
  expect((await shop.call('productReviewHelpful', { body: { review_id: result.review_id } }, ada)).code).toBe(404);
  expect((await shop.call('reviewList', { query: {} }, ada)).result.list).toMatchObject([{ state: 'waiting' }]);

  const unconfirmed = await shop.signIn('new@example.com');
  await storeOrder(db, 4, { items: [orderItem(1, { product_id: fixture.table })] });
  expect((await write(unconfirmed, advert)).result.state).toBe('waiting');
  expect((await write(await shop.signIn('bo@example.com'))).result.state).toBe('shown');
  expect((await read()).result.total).toBe(1);
});

test('API-034 who has bought the product and confirmed the address may say where they read of it', async () => {
  const ada = await shop.signIn();
  await bought();
  expect((await write(ada, advert)).result.state).toBe('shown');
  expect((await read()).result.total).toBe(1);
});

test('API-033 an operator hides a review and shows it again: in answers, stars, pages that are kept, and files', async () => {
  const [ada, bo] = [await shop.signIn(), await shop.signIn('bo@example.com')];
  const { result } = await write(ada, { star: 1, media: [await photograph()] });
  await write(bo, { star: 5 });
  const { db } = shop.connection;
  const [row] = await db.select().from(schema.review).where(eq(schema.review.id, result.review_id));
  const picture = async () => (await shop.app.inject({ url: row?.pictures[0] ?? '' })).statusCode;
  const stars = async () => {
    const { total, summary, stars: counted } = (await read()).result;
    const card = (await shop.call('productDetail', { query: { id: fixture.table } })).result.rating;
    return [total, summary.reviewStar, card?.reviewStar, counted.find(({ star }) => star === 1)?.count];
  };
  const changes = async () => {
    const tags = (await db.select().from(schema.pageChange)).flatMap((change) => change.tags);
    await db.delete(schema.pageChange);
    return tags;
  };
  expect([await stars(), await picture()]).toEqual([[2, 3, 3, 1], 200]);
  await changes();
  const run = (line: string) => operate(shop, line.split(' '));
  expect(await run(`product-reviews hide ${result.review_id}`)).toBe(
    `Review ${result.review_id} is hidden from all but its writer.`,
  );
  expect([await stars(), await picture()]).toEqual([[1, 5, 5, 0], 404]);
  expect(await changes()).toContain(`product:${fixture.table}`);
  expect((await shop.call('reviewDetail', { query: { review_id: result.review_id } }, ada)).result.state).toBe(
    'hidden',
  );
  expect(await run('product-reviews list')).not.toContain('\tAda R.\t1\t');
  expect(await run('product-reviews list --all')).toContain('\thidden');
  await expect(run(`product-reviews hide ${result.review_id}`)).rejects.toThrow('is hidden already.');

  expect(await run(`product-reviews show ${result.review_id}`)).toContain('is shown to everybody.');
  expect([await stars(), await picture()]).toEqual([[2, 3, 3, 1], 200]);
  expect(await changes()).toContain(`product:${fixture.table}`);
  await expect(run('product-reviews hide 999999')).rejects.toThrow('There is no review 999999.');
});

test('API-033 what waits is listed for the shop’s people, replied to or not, until it is shown or hidden', async () => {
  const ada = await shop.signIn();
  const { review_id } = (await write(ada, advert)).result;
  const run = (...line: string[]) => operate(shop, line);
  await run('product-reviews', 'reply', String(review_id), '--text', 'Thank you.');
  expect(await run('product-reviews', 'list')).toContain(`\twaiting`);
  await run('product-reviews', 'show', String(review_id));
  expect(await run('product-reviews', 'list')).not.toContain('Cheaper elsewhere');
  expect((await read()).result.total).toBe(1);
});
