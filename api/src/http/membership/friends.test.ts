import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import { deliverLetters } from '../../mail/delivery.ts';
import { outboxMailer } from '../../mail/outbox.ts';
import { fixturePassword } from '../../testing/fixture-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const friend = 'friend@example.ca';
let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp({}, ({ now }) => ({ mailer: outboxMailer(now) }));
});
afterEach(() => shop?.close());

type Headers = Record<string, string>;
const write = (who: Headers, email = friend, language = 'en') =>
  shop.call('sendCustomerEmail', { body: { email, message: 'Look' } }, { ...who, 'accept-language': language });
const leave = (token: string, come_back = false, consent_text?: string) =>
  shop.call('newsletterLeave', { body: { token, come_back, ...(consent_text === undefined ? {} : { consent_text }) } });
const reader = async (token: string) => (await shop.call('newsletterReader', { query: { token } })).result;

/** Letters that the mail server has taken, oldest first. */
let taken: Letter[] = [];
beforeEach(() => void (taken = []));
/** Sends all queued letters; returns those to this address, oldest first, with headers as the mail server gets them. */
const lettersTo = async (email: string): Promise<Letter[]> => {
  const deliver = async (letter: Letter) => void taken.push(letter);
  const reports: string[] = [];
  const { connection, clock } = shop;
  await deliverLetters({ db: connection.db, now: () => clock.now, deliver }, (line) => reports.push(line));
  expect(reports).toEqual([]);
  return taken.filter(({ to }) => to === email);
};
const tokenOf = (letter: Letter | undefined) => /leave\?token=([\da-f-]{36})/.exec(letter?.text ?? '')?.[1] ?? '';

test.each([
  ['en', 'No more emails from friends: '],
  ['fr', 'Ne plus recevoir de courriels d’amis\u00A0: '],
])('a friend’s letter says in %s how to refuse more, in its text and to mail programs', async (language, label) => {
  await write(await shop.signIn('bo@example.com'), friend, language);
  const [letter] = await lettersTo(friend);
  const href = `/newsletter/leave?token=${tokenOf(letter)}&setLang=${language}`;
  expect(letter?.text).toMatch(new RegExp(`\n${label}http\\S+${href.replace('?', '\\?')}$`));
  expect(letter?.html).toContain(`${href.replace('&', '&amp;')}">${label.split(/\u00A0?:/)[0]}</a>`);
  expect(letter?.html).toMatch(new RegExp(`<a href="http[^"]+/\\?setLang=${language}"`));
  expect(letter?.headers).toEqual({
    'List-Unsubscribe': expect.stringMatching(/^<http\S+\/newsletter\/leave\?token=[\da-f-]{36}&setLang=(en|fr)>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('after a refusal nobody’s letter goes there, and those who write are answered as before', async () => {
  const bo = await shop.signIn('bo@example.com');
  const written = await write(bo);
  const token = tokenOf((await lettersTo(friend))[0]);
  expect(await reader(token)).toEqual({ email: 'f•••d@example.ca', is_subscribed: true, letters: 'friends' });
  expect((await leave(token)).result).toEqual({ email: 'f•••d@example.ca', is_subscribed: false, letters: 'friends' });
  expect((await leave(token)).code).toBe(200);
  expect(await reader(token)).toMatchObject({ is_subscribed: false });

  const { headers: _own, ...answer } = await write(bo, ' Friend@Example.ca ');
  const { headers: _other, ...before } = written;
  expect(answer).toEqual(before);
  expect(await lettersTo(friend)).toHaveLength(1);
  // The newsletter is another matter.
  await shop.call('newsletterVisitor', { body: { email: friend } });
  expect(await lettersTo(friend)).toHaveLength(2);
});

test('a friend’s letter that still waits when its reader refuses is withdrawn; no other letter is', async () => {
  const [bo, ada] = [await shop.signIn('bo@example.com'), await shop.signIn('ada@example.com')];
  await write(bo);
  const token = tokenOf((await lettersTo(friend))[0]);
  await write(ada);
  await write(ada, 'other@example.ca');
  await shop.call('newsletterVisitor', { body: { email: friend } });
  await leave(token);
  expect((await lettersTo(friend)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Bo .* thought of you$/),
    'Welcome to the Boréal newsletter',
  ]);
  expect(await lettersTo('other@example.ca')).toHaveLength(1);
});

test('who refused can allow it again; each change is on record once, with what was read', async () => {
  const bo = await shop.signIn('bo@example.com');
  await write(bo);
  const token = tokenOf((await lettersTo(friend))[0]);
  for (const _press of ['once', 'twice']) await leave(token);
  for (const _press of ['once', 'twice']) {
    expect((await leave(token, true, 'Allow again')).result).toMatchObject({ is_subscribed: true, letters: 'friends' });
  }
  await write(bo);
  expect((await lettersTo(friend)).map(tokenOf)).toEqual([token, token]);
  const said = await shop.connection.db.select().from(schema.newsletterConsent).orderBy(schema.newsletterConsent.id);
  const own = said.filter(({ email }) => email === friend);
  expect(own.map(({ channel, given, source, shown }) => [channel, given, source, shown])).toEqual([
    ['friends', false, 'letter', null],
    ['friends', true, 'letter', 'Allow again'],
  ]);
  expect(
    await shop.connection.db.$count(schema.newsletterSubscriber, eq(schema.newsletterSubscriber.email, friend)),
  ).toBe(0);
});

test('a refusal outlives the account with its address, and the export tells it without the token', async () => {
  const ada = await shop.signIn('ada@example.com');
  const bo = await shop.signIn('bo@example.com');
  await write(bo, 'ada@example.com');
  const token = tokenOf((await lettersTo('ada@example.com'))[0]);
  await leave(token);
  const own = JSON.stringify((await shop.call('exportOwnData', { body: { password: fixturePassword } }, ada)).result);
  const [, section = ''] = own.split(/friend_reader|magazine_reader/);
  expect(section).toContain('refusedAt');
  expect(section).not.toContain(token);
  expect((await shop.call('deleteAccount', { body: { password: fixturePassword } }, ada)).code).toBe(200);
  const before = (await lettersTo('ada@example.com')).length;
  expect((await write(bo, 'ada@example.com')).code).toBe(200);
  expect(await lettersTo('ada@example.com')).toHaveLength(before);
  expect(await reader(token)).toMatchObject({ is_subscribed: false });
});
