import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cellsOf } from '@shop/csv/cells';
import { csvOf } from '@shop/csv/write';
import { eq } from 'drizzle-orm';
import { listAddresses } from '../../database/account/addresses.ts';
import { findCustomerByEmail } from '../../database/account/customers.ts';
import { schema } from '../../database/connection.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { operate } from '../../testing/operating.ts';
import { shownCommands, wordsOfLine } from '../../testing/shown-commands.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  shop = await startTestApp({});
  folder = await mkdtemp(path.join(tmpdir(), 'customers-'));
});
afterAll(async () => {
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

const fixture = (name: string): string => path.join(import.meta.dirname, 'fixtures', name);
const run = (...args: string[]): Promise<string> => operate(shop, args);
const rowOf = async (email: string) => {
  const row = await findCustomerByEmail(shop.connection.db, email);
  if (!row) throw new Error(`${email} has no account`);
  return row;
};
const { customer, customerAddress, newsletterSubscriber, newsletterConsent, operatorLog, mail, outgoingLetter } =
  schema;
const counted = () =>
  Promise.all(
    [customer, customerAddress, newsletterSubscriber, newsletterConsent, operatorLog, mail, outgoingLetter].map(
      (table) => shop.connection.db.$count(table),
    ),
  );
const columns = ['email', 'firstname', 'lastname', 'language', 'telephone', 'street', 'apartment', 'city', 'region'];
const header = [...columns, 'postcode', 'country', 'newsletter', 'newsletter_at'];
const written = async (...rows: string[][]): Promise<string> => {
  const file = path.join(folder, 'written.csv');
  await writeFile(file, csvOf([header, ...rows]));
  return file;
};

test('customers of Shopify get accounts as move-in.md shows it, and the newsletter where a day proves it', async () => {
  const given: Record<string, string> = { 'customers_export.csv': fixture('shopify-customers.csv') };
  const shown = shownCommands('how-to/move-in.md', 'Customers').map((line) =>
    wordsOfLine(line.replaceAll('/tmp/', `${folder}/`)).map((word) => given[word] ?? word),
  );
  expect(shown).toHaveLength(3);
  const [convert = [], preview = [], apply = []] = shown.map((words) => words.slice(2));
  expect((await run(...convert)).split('\n')).toEqual([
    'line 4\tThis customer has no e-mail address, which an account needs: they are left out.',
    expect.stringMatching(/^4 customers are in /),
    expect.stringMatching(/^3 of them agreed to the newsletter, but the file does not say when/),
  ]);
  const file = path.join(folder, 'moving', 'customers.csv');
  const [names, ...rows] = cellsOf((await readFile(file, 'utf8')).slice(1));
  expect(names).toEqual(header);
  // Whoever knows the day writes it down; it stays when the customers are converted again.
  const dated = rows.map((row) => (row[0] === 'Mia@Example.com' ? [...row.slice(0, -1), '2024-05-06'] : row));
  await writeFile(file, csvOf([header, ...dated]));
  await run(...convert);

  const before = await counted();
  const said = [
    'line 3\tThe address in US is left out: the shop delivers within Canada.',
    'line 4\tada@example.com has an account already, which stays as it is.',
    'line 5\tThat they agreed to the newsletter is left out: the file does not say when.',
    'line 5\tThe address is left out: it lacks, or has no right, telephone.',
  ];
  const counts = '3 new accounts, 1 of them with the newsletter; 1 had an account';
  expect((await run(...preview)).split('\n')).toEqual([
    ...said,
    `Nothing was changed. It would be: ${counts}; mistakes: 0.`,
  ]);
  expect(await counted()).toEqual(before);
  const ada = await rowOf('ada@example.com');
  expect((await run(...apply)).split('\n')).toEqual([...said, `Done: ${counts}.`]);
  const after = await counted();
  // Accounts, addresses, readers, consents, rows of the log; not one letter.
  expect(after.map((count, place) => count - (before[place] ?? 0))).toEqual([3, 1, 1, 1, 3, 0, 0]);
  expect(await rowOf('ada@example.com')).toEqual(ada);

  const mia = await rowOf('mia@example.com');
  expect(mia).toMatchObject({ firstname: 'Mia', lastname: 'Lavoie', language: 'en', telephone: '+15145550199' });
  expect(mia).toMatchObject({ passwordHash: '', verified: true, group: 'General', subscriberSms: false });
  const address = { street: '12 rue Cartier', apartment_unit_suite: 'App. 4', city: 'Montréal', postcode: 'H2X 1Y4' };
  expect(await listAddresses(shop.connection.db, mia.id)).toMatchObject([
    { ...address, region_id: 76, telephone: '+15145550199', is_default_shipping: true, is_default_billing: true },
  ]);
  const consents = shop.connection.db.select().from(newsletterConsent).where(eq(newsletterConsent.email, mia.email));
  expect(await consents).toMatchObject([
    { channel: 'email', given: true, source: 'moved', createdAt: new Date('2024-05-06T04:00:00.000Z') },
  ]);
  expect(await run('log', 'list', '--number', String(mia.id))).toContain('customer.make');

  expect((await run(...apply)).split('\n').at(-1)).toBe(
    'Done: 0 new accounts, 0 of them with the newsletter; 4 had an account.',
  );
  expect(await counted()).toEqual(after);
});

test('who comes from another shop chooses a password by a letter, and finds the account as it was there', async () => {
  const row = ['nia@example.com', 'Nia', 'Roy', 'fr', '613-555-0123', '5 Elm Rd', '', 'Ottawa', 'Ontario'];
  await run('customers', 'apply', await written([...row, 'k1a0b1', 'Canada', 'no', '']));
  const email = 'nia@example.com';
  expect((await shop.call('login', { body: { email, password: '' } })).code).toBe(400);
  await shop.call('forgotPassword', { body: { email, operation: 'forget_password' } });
  const [letter] = await latestMails(shop.connection.db, 1);
  expect(letter?.recipient).toBe(email);
  const code = /\b\d{6}\b/.exec(letter?.subject ?? '')?.[0] ?? '';
  const exchanged = await shop.call('verifyCodeEmail', {
    body: { email, verify_code: code, operation: 'forget_password' },
  });
  const password = { password: 'maple77', password_confirm: 'maple77' };
  await shop.call('resetPassword', { body: { email, token: exchanged.result.token ?? '', ...password } });
  expect((await shop.call('login', { body: { email, password: 'maple77' } })).code).toBe(200);
  const nia = await rowOf(email);
  expect(nia).toMatchObject({ firstname: 'Nia', language: 'fr', telephone: '+16135550123' });
  expect(await listAddresses(shop.connection.db, nia.id)).toMatchObject([{ postcode: 'K1A 0B1', region_id: 74 }]);
});

test('rows that cannot be are told with their lines, and nothing or all the others are taken', async () => {
  const empty = Array.from({ length: header.length - 1 }, () => '');
  const file = await written(
    ['not an address', ...empty],
    ['ok@example.com', ...empty],
    ['OK@example.com', ...empty],
    ['a@example.com', 'A', 'B', 'de', ...empty.slice(3)],
    ['b@example.com', ...empty.slice(2), 'yes', '2099-01-01'],
    ['c@example.com', ...empty.slice(2), 'maybe', ''],
    ['d@example.com', 'D'.repeat(256), ...empty.slice(1)],
    ['e@example.com', 'E', '', '', 'call me', ...empty.slice(4)],
  );
  const mistakes = [
    'line 2\temail\t"not an address" is no e-mail address.',
    'line 4\temail\tok@example.com stands in line 3 already.',
    'line 5\tlanguage\t"de" is neither en nor fr.',
    'line 6\tnewsletter_at\t"2099-01-01" is no past day such as 2024-12-01, and no instant such as 2024-12-01T09:00Z.',
    'line 7\tnewsletter\t"maybe" is neither yes nor no.',
    'line 8\tfirstname\tIt is longer than 255 characters.',
  ];
  const before = await counted();
  expect((await run('customers', 'preview', file)).split('\n')).toEqual([
    'line 9\tThe telephone call me cannot be read: it is left out.',
    ...mistakes,
    'Nothing was changed. It would be: 2 new accounts, 0 of them with the newsletter; 0 had an account; mistakes: 6.',
  ]);
  await expect(run('customers', 'apply', file)).rejects.toThrow('line 5, language: "de" is neither en nor fr.');
  expect(await counted()).toEqual(before);
  expect(await run('customers', 'apply', file, '--skip-wrong')).toContain('Done: 2 new accounts');
  expect((await rowOf('ok@example.com')).firstname).toBe('');
});

test('whoever has left the newsletter here is not brought back by what another shop says', async () => {
  const { db } = shop.connection;
  const email = 'left@example.com';
  await db.insert(newsletterSubscriber).values({ email, leftAt: shop.clock.now });
  const empty = Array.from({ length: header.length - 3 }, () => '');
  const file = await written([email, ...empty, 'yes', '2024-01-02']);
  expect(await run('customers', 'preview', file)).toContain('1 new accounts, 0 of them with the newsletter');
  const said = await run('customers', 'apply', file);
  expect(said).toContain('line 2\tThe newsletter knows left@example.com already: what was said here stays.');
  expect(said).toContain('Done: 1 new accounts, 0 of them with the newsletter');
  const [reader] = await db.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.email, email));
  expect(reader?.leftAt).toEqual(shop.clock.now);
  expect(await db.$count(newsletterConsent, eq(newsletterConsent.email, email))).toBe(0);
});

test('customers of WooCommerce and Magento are read as their exports write them, without their passwords', async () => {
  const convert = async (kind: string, file: string, ...more: string[]) => {
    const into = path.join(folder, file);
    await run('customers', 'convert', kind, fixture(file), '--into', into, ...more);
    return cellsOf((await readFile(path.join(into, 'customers.csv'), 'utf8')).slice(1)).slice(1);
  };
  expect(await convert('woocommerce', 'woocommerce-customers.csv')).toEqual([
    [
      'jean@example.com',
      'Jean',
      'Côté',
      'fr',
      '418 555-0100',
      '8 rue du Fort',
      '',
      'Lévis',
      'QC',
      'G6V 3W2',
      'CA',
      '',
      '',
    ],
  ]);
  expect(await convert('woocommerce', 'woocommerce-analytics.csv', '--language', 'fr')).toEqual([
    ['ines@example.com', 'Ines', 'de Caron', 'fr', '', '', '', 'Québec', 'QC', 'G1R 2S5', 'CA', '', ''],
  ]);
  const addresses = ['--addresses', fixture('magento-addresses.csv')];
  const [rosa = []] = await convert('magento', 'magento-customers.csv', ...addresses);
  expect(rosa.slice(0, 11)).toEqual([
    'rosa@example.com',
    'Rosa',
    'Silva',
    'fr',
    '416-555-0100',
    '2 King St',
    'Unit 9',
    'Toronto',
    'Ontario',
    'M5V 2T6',
    'CA',
  ]);
  const composite = await convert('magento', 'magento-composite.csv');
  expect(composite.map((row) => row.slice(0, 9))).toEqual([
    ['lena@example.com', 'Lena', 'Voss', 'en', '613-555-0100', '7 Bank St', '', 'Ottawa', 'Ontario'],
  ]);
});
