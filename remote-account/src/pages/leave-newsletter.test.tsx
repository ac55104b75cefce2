import { answer, breakConnection, renderPage, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import config from '../../remote.config.ts';
import * as page from './leave-newsletter.tsx';
import { texts } from '../testing/fixtures.ts';

const server = useServer();
const LEAVE = '/newsletter/leave';

/** Answers as the API does for the link of one letter. */
const readerIs = (is_subscribed: boolean, letters: 'newsletter' | 'friends' = 'newsletter') =>
  server.use(
    answer('newsletterReader', ({ query }) =>
      query.get('token') === 't-1'
        ? { email: 'r•••r@example.ca', is_subscribed, letters }
        : { code: 404, message: 'This link is not complete.' },
    ),
  );
const open = (query: string, language: 'en' | 'fr' = 'en') =>
  renderPage(page, {}, { texts, path: LEAVE + query, language });

/** Where a plain form goes, with what it sends. */
const sentBy = (button: HTMLElement): [string | null, string | null, [string, string][]] => {
  const form = button.closest('form');
  if (!form) throw new Error('This button has no form');
  const fields = [...form.querySelectorAll('input')].map(({ name, value }): [string, string] => [name, value]);
  return [form.getAttribute('method'), form.getAttribute('action'), fields];
};

test('the route needs no sign-in, and its page is its reader’s own', () => {
  const route = config.routes.find(({ path }) => path === LEAVE);
  expect(route).toMatchObject({ page: './leave-newsletter', render: 'personal' });
  expect(route).not.toHaveProperty('auth');
});

test('opening the link only asks; a plain form leaves', async () => {
  readerIs(true);
  await open('?token=t-1', 'fr');
  expect(screen.getByRole('heading', { level: 1, name: 'Arrêter nos envois?' })).toBeVisible();
  expect(screen.getByText(/Nous envoyons l’infolettre à r•••r@example\.ca/)).toBeVisible();
  const action = `${LEAVE}?token=t-1&setLang=fr`;
  expect(sentBy(screen.getByRole('button', { name: 'Me désabonner' }))).toEqual(['post', action, [['wants', 'leave']]]);
  expect(screen.getByRole('link', { name: 'Garder l’infolettre' })).toHaveAttribute('href', '/');
});

test('who has left is told so, and has a way back that says what they agree to', async () => {
  readerIs(false);
  await open('?token=t-1');
  expect(screen.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible();
  const back = screen.getByRole('button', { name: 'Subscribe again' });
  expect(sentBy(back)).toEqual([
    'post',
    `${LEAVE}?token=t-1&setLang=en`,
    [
      ['wants', 'come_back'],
      ['consent_text', 'Subscribe again'],
    ],
  ]);
});

test('who came back is told so', async () => {
  readerIs(true);
  await open('?token=t-1&notice=back');
  expect(screen.getByRole('heading', { level: 1, name: 'You are subscribed to the newsletter again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
});

test.each([
  ['en', 'Stop emails from friends?', /^Our customers can have us send an email to/, 'Stop these emails', 'Keep'],
  ['fr', 'Ne plus recevoir de courriels d’amis?', /^Nos clients peuvent/, 'Arrêter ces courriels', 'Continuer'],
] as const)('the link of a friend’s letter asks of those letters, in %s', async (language, ask, lead, button, stay) => {
  readerIs(true, 'friends');
  await open('?token=t-1', language);
  expect(screen.getByRole('heading', { level: 1, name: ask })).toBeVisible();
  expect(screen.getByText(lead)).toHaveTextContent('r•••r@example.ca');
  const action = `${LEAVE}?token=t-1&setLang=${language}`;
  expect(sentBy(screen.getByRole('button', { name: button }))).toEqual(['post', action, [['wants', 'leave']]]);
  expect(screen.getByRole('link', { name: new RegExp(`^${stay}`) })).toBeVisible();
  expect(screen.queryByText(/newsletter|infolettre/i)).toBeNull();
});

test.each([
  ['en', 'You will get no more emails from friends', /whoever asks for it/, 'Allow emails from friends again'],
  ['fr', 'Vous ne recevrez plus de courriels d’amis', /peu importe/, 'Permettre de nouveau les courriels d’amis'],
] as const)('who refused friends’ letters can allow them again, in %s', async (language, done, lead, button) => {
  readerIs(false, 'friends');
  await open('?token=t-1', language);
  expect(screen.getByRole('heading', { level: 1, name: done })).toBeVisible();
  expect(screen.getByText(lead)).toHaveTextContent('r•••r@example.ca');
  expect(sentBy(screen.getByRole('button', { name: button }))[2]).toEqual([
    ['wants', 'come_back'],
    ['consent_text', button],
  ]);
});

test.each([
  ['en', 'You get emails from friends again'],
  ['fr', 'Les courriels d’amis vous parviennent de nouveau'],
] as const)('who allows friends’ letters again is told so, in %s', async (language, back) => {
  readerIs(true, 'friends');
  await open('?token=t-1&notice=back', language);
  expect(screen.getByRole('heading', { level: 1, name: back })).toBeVisible();
});

test('a backend that does not say which letters it means has those of the newsletter', async () => {
  server.use(answer('newsletterReader', () => ({ email: 'r•••r@example.ca', is_subscribed: true })));
  await open('?token=t-1');
  expect(screen.getByRole('heading', { level: 1, name: 'Stop our emails?' })).toBeVisible();
});

test('a choice that was not kept is told, and can be made again', async () => {
  readerIs(true);
  await open('?token=t-1&notice=unavailable');
  expect(screen.getByRole('alert')).toHaveTextContent('We could not save this just now.');
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
});

test.each(['', '?token=', '?token=t-2'])('the link %j does not work, and the page says what does', async (query) => {
  readerIs(true);
  await open(query);
  expect(screen.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: /In your account/ })).toHaveAttribute('href', '/customer/account/newsletter');
  expect(screen.getByRole('link', { name: /customer service/ })).toHaveAttribute('href', '/contact-us');
});

test('an unknown link is looked up once: the page brings the answer along', async () => {
  let asked = 0;
  server.use(
    answer('newsletterReader', () => {
      asked += 1;
      return { code: 404, message: 'None of our letters had this link.' };
    }),
  );
  await open('?token=t-2');
  expect(screen.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  expect(asked).toBe(1);
});

test('a link that could not be looked up is no wrong link: it can be tried again', async () => {
  server.use(breakConnection('newsletterReader'));
  await open('?token=t-1');
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not look up this link' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
