import { readersOf } from './people/newsletter.ts';
import { recordedShop, type RecordedShop } from './recorded/shop.ts';

let shop: RecordedShop;
const account = { email: 'account@example.ca', password: 'Boreal2026' };
let customer: Record<string, string>;
beforeAll(async () => {
  shop = await recordedShop('account');
  const { result } = await shop.call('register', { body: account });
  customer = { authorization: result.token ?? '', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
});
afterAll(() => shop.close());

const french = { 'accept-language': 'fr' };
const someProducts = async () => (await shop.call('trending')).result.products;

test('what a customer says of themselves is Medusa’s, in the customer and their metadata', async () => {
  const profile = { firstName: 'Ada', births: '1990-05-31', interest: 'living-room,bedroom' };
  await shop.call('updateAccountInformation', { body: profile }, customer);
  await shop.call('newsletterSubscriber', { body: { subscriber_email: true, subscriber_sms: false } }, customer);
  const { result } = await shop.call('accountInformation', {}, customer);
  expect(result).toMatchObject({
    firstName: 'Ada',
    births: '1990-05-31',
    interest: ['living-room', 'bedroom'],
    subscriber: { subscriber_email: true, subscriber_sms: false },
  });
  expect((await shop.call('editBirthday', { body: { births: 'May' } }, customer)).code).toBe(400);
  const sms = { subscriber_email: true, subscriber_sms: true };
  expect((await shop.call('newsletterSubscriber', { body: sms }, { ...customer, ...french })).message).toBe(
    'Cette boutique n’envoie pas de messages texte.',
  );
});

test('a wishlist is its person’s: what a guest chose becomes the customer’s who signs in', async () => {
  const [first, second] = await someProducts();
  const guest = await shop.guest('device-of-wishes');
  const add = (product_id: number | undefined, headers: Record<string, string>) =>
    shop.call('addWishlistItem', { body: { product_id: product_id ?? 0 } }, headers);
  await add(first?.entity_id, guest);
  await add(second?.entity_id, guest);
  const { result: twice } = await add(second?.entity_id, guest);
  expect(twice.list.map(({ product_id }) => product_id)).toEqual([second?.entity_id, first?.entity_id]);
  await add(first?.entity_id, customer);
  await shop.call('productViewed', { body: { product_id: second?.entity_id ?? 0 } }, guest);
  const { result: signedIn } = await shop.call('login', { body: account }, guest);
  expect(signedIn.merged_wishlist).toEqual([{ product_id: second?.entity_id, child_id: null }]);
  expect(signedIn.merged_viewed).toEqual([second?.entity_id]);
  const { result: page } = await shop.call('wishlist', {}, { ...customer, ...french });
  expect([page.total, page.list[0]?.product?.entity_id]).toEqual([2, second?.entity_id]);
  const gone = { body: { product_id: second?.entity_id ?? 0 } };
  expect((await shop.call('deleteWishlistItem', gone, customer)).result.list).toHaveLength(1);
  expect((await shop.call('deleteWishlistItem', gone, customer)).code).toBe(404);
  expect((await shop.call('wishlistItems')).result.list).toEqual([]);
  expect((await shop.call('addWishlistItem', { body: { product_id: 987_654 } }, customer)).code).toBe(404);
});

test('products that were looked at are listed, the latest first, until they are taken off', async () => {
  const [first, second] = await someProducts();
  const guest = await shop.guest('device-of-views');
  const see = (product_id = 0) => shop.call('productViewed', { body: { product_id } }, guest);
  for (const product of [first, second, first]) await see(product?.entity_id);
  const seen = async () =>
    (await shop.call('recentlyViewed', {}, guest)).result.products.map(({ entity_id }) => entity_id);
  expect(await seen()).toEqual([first?.entity_id, second?.entity_id]);
  await shop.call('forgetViewed', { body: { product_ids: [first?.entity_id ?? 0, 987_654] } }, guest);
  expect(await seen()).toEqual([second?.entity_id]);
  await shop.call('forgetViewed', { body: {} }, guest);
  expect(await seen()).toEqual([]);
});

test('a customer sees where they are signed in, and ends it there', async () => {
  const { result: other } = await shop.call('login', { body: account });
  const headers = { authorization: other.token ?? '' };
  const { result } = await shop.call('sessions', {}, customer);
  expect(result.sessions.filter(({ is_current }) => is_current)).toEqual([
    expect.objectContaining({ browser: 'Firefox', system: 'Linux' }),
  ]);
  const [latest] = result.sessions;
  expect((await shop.call('endSession', { body: { id: 987_654 } }, customer)).code).toBe(404);
  await shop.call('endSession', { body: { id: latest?.id ?? 0 } }, customer);
  expect((await shop.call('tokenCheck', {}, headers)).result.valid).toBe(false);
  expect((await shop.call('tokenCheck', {}, customer)).result.valid).toBe(true);
});

test('a link for another password is asked of Medusa, and is refused once it has ended or is another’s', async () => {
  expect((await shop.call('forgotPassword', { body: { email: account.email } })).code).toBe(200);
  // As long as Medusa's are.
  const linkOf = (claims: object) =>
    `a.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${'b'.repeat(300)}`;
  const later = 4_000_000_000;
  const reset = (token: string) =>
    shop.call('resetPassword', {
      body: { email: account.email, password: 'Another2026', password_confirm: 'Another2026', token },
    });
  expect((await reset('no token')).code).toBe(400);
  expect((await reset(linkOf({ entity_id: account.email, exp: 1 }))).code).toBe(400);
  expect((await reset(linkOf({ entity_id: 'eve@example.ca', exp: later }))).code).toBe(400);
  // Of the right person and time, but not sealed by Medusa.
  const forged = await reset(linkOf({ entity_id: account.email, exp: later, purpose: 'reset' }));
  expect([forged.code, forged.message]).toEqual([400, 'This link has ended. Please ask for a new one.']);
});

test('an application for a business account waits for the shop’s people, who decide in Medusa', async () => {
  const body = { name: 'Ada Roy', email: account.email, company: 'Roy' };
  expect((await shop.call('businessAccount', {}, customer)).result.application).toBeNull();
  const { result } = await shop.call('addBusinessAccount', { body }, customer);
  expect(result).toMatchObject({ status: 'pending', company: 'Roy' });
  expect((await shop.call('addBusinessAccount', { body }, customer)).code).toBe(409);
  const query = new URLSearchParams({ email: account.email, fields: 'id,metadata' });
  const { customers } = await shop.admin<{ customers: { id: string; metadata: object }[] }>(
    `/admin/customers?${query}`,
  );
  const business_account = { ...body, status: 'approved' };
  const metadata = { ...customers[0]?.metadata, business_account };
  await shop.admin(`/admin/customers/${customers[0]?.id}`, { metadata });
  expect((await shop.call('businessAccount', {}, customer)).result.application?.status).toBe('approved');
});

test('who gives an address for the newsletter is a customer of Medusa’s with that mark, and no account', async () => {
  const email = 'reader@example.ca';
  const { result } = await shop.call('newsletterVisitor', { body: { email } }, french);
  expect(result.message).toBe('Merci. Vous aurez de nos nouvelles.');
  const query = new URLSearchParams({ email, fields: 'id,has_account,metadata' });
  const { customers } = await shop.admin<{ customers: object[] }>(`/admin/customers?${query}`);
  expect(customers).toEqual([
    expect.objectContaining({ has_account: false, metadata: { newsletter: true, newsletter_language: 'fr' } }),
  ]);
});

test('the link of a letter ends the newsletter, and one that somebody made up does not', async () => {
  const readers = await readersOf(shop.backend);
  const { token = '', language } = readers.find(({ email }) => email === 'reader@example.ca') ?? {};
  expect(language).toBe('fr');
  expect((await shop.call('newsletterReader', { query: { token } })).result).toEqual({
    email: 'r•••r@example.ca',
    is_subscribed: true,
    letters: 'newsletter',
  });
  const [id = ''] = token.split('.');
  for (const forged of [id, `${id}.`, `${id}.${'a'.repeat(token.length - id.length - 1)}`, 'none'])
    expect((await shop.call('newsletterLeave', { body: { token: forged } })).code).toBe(404);
  expect((await shop.call('newsletterLeave', { body: { token } })).result.is_subscribed).toBe(false);
  expect((await shop.call('newsletterReader', { query: { token } })).result.is_subscribed).toBe(false);
  expect((await readersOf(shop.backend)).map(({ email }) => email)).not.toContain('reader@example.ca');
});

test('a message with its picture is stored for the shop’s people', async () => {
  const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'broken.jpg', { type: 'image/jpeg' });
  const body = {
    name: 'Ada',
    email: account.email,
    topic: 'delivery' as const,
    message: 'It is broken.',
    media: [picture],
  };
  const { result } = await shop.call('contactMessage', { body });
  await shop.call('largeOrder', { body: { name: 'Ada', email: account.email, message: 'Forty chairs.' } });
  const [first, second] = shop.backend.memory.messages.after(0);
  expect(result.message_id).toBe(String(first?.id));
  expect(first).toMatchObject({
    kind: 'contact',
    fields: { message: 'It is broken.' },
    pictures: [{ name: 'broken.jpg' }],
  });
  expect([...(first?.pictures[0]?.bytes ?? [])]).toEqual([0xff, 0xd8, 0xff, 0xe0]);
  expect(second).toMatchObject({ kind: 'large_order', fields: { message: 'Forty chairs.' } });
});

test('a customer takes their data along, and ends their account with the password', async () => {
  const { result: own } = await shop.call('ownData', {}, { ...customer, ...french });
  expect([own.is_recent, own.open, own.topics[0]?.title]).toEqual([true, [], 'Votre compte']);
  const { result: data } = await shop.call('exportOwnData', { body: {} }, customer);
  expect(JSON.parse(data.json)).toMatchObject({ profile: { email: account.email }, orders: [] });
  const wrong = await shop.call('deleteAccount', { body: { password: 'wrong' } }, customer);
  expect(wrong.code).toBe(400);
  expect((await shop.call('deleteAccount', { body: { password: account.password } }, customer)).code).toBe(200);
  expect((await shop.call('accountInformation', {}, customer)).code).toBe(401);
  expect((await shop.call('login', { body: account })).code).not.toBe(200);
});

test('every answer above was Medusa’s own', () => {
  expect(shop.medusa.unknown).toEqual([]);
});
