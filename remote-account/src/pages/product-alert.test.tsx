import type { CallResult } from '@shop/contract';
import { answer, breakConnection, makeTestStore, renderPage, useServer } from '@shop/testing';
import type { LoaderContext } from '@shop/platform';
import { screen } from '@testing-library/react';
import config from '../../remote.config.ts';
import { texts } from '../testing/fixtures.ts';
import * as page from './product-alert.tsx';

const server = useServer();
const LETTER = '/customer/product-alert';
const open = (query: string, language: 'en' | 'fr' = 'en') =>
  renderPage(page, {}, { texts, path: LETTER + query, language });
const load = (query: string) => {
  const { dispatch, getState } = makeTestStore();
  const url = new URL(LETTER + query, 'http://shop.test');
  return page.loader({ dispatch, getState, url } as unknown as LoaderContext); // all that it uses
};

type Alert = CallResult<'alertOfLetter'>;
const is = (changes: Partial<Alert> = {}) =>
  server.use(
    answer('alertOfLetter', {
      purpose: 'price',
      name: 'Lund sofa',
      url_path: 'sofas/lund-sofa.html',
      child_id: null,
      price: 99_900,
      amount: 80_000,
      email: 'z•••e@example.ca',
      state: 'to_confirm',
      open: 1,
      ...changes,
    }),
  );
/** What the plain form of a button sends, and where. */
const sentBy = (name: string) => {
  const form = screen.getByRole('button', { name }).closest('form');
  return [form?.getAttribute('action'), form?.querySelector('input')?.value];
};

test('a mail program may post there, and no sign-in is asked', () => {
  const route = config.routes.find(({ path }) => path === LETTER);
  expect(route).toMatchObject({ render: 'personal', forms: [{ path: LETTER, fromAnywhere: true }] });
  expect(route).not.toHaveProperty('auth');
});

test('opening the link only asks; a plain form confirms', async () => {
  is();
  await open('?token=t-1', 'fr');
  expect(screen.getByRole('heading', { level: 1, name: 'Confirmer l’alerte' })).toBeVisible();
  expect(screen.getByText('Lund sofa')).toBeVisible();
  expect(screen.getByText(/Dès que son prix est de 800,00\s\$ ou moins/)).toBeVisible();
  expect(sentBy('Confirmer')).toEqual([`${LETTER}?token=t-1&setLang=fr`, 'confirm']);
});

test('the way to stop says how many alerts end', async () => {
  is({ state: 'active', open: 3 });
  await open('?token=t-1&stop=1');
  expect(screen.getByRole('heading', { level: 1, name: 'Stop all alerts?' })).toBeVisible();
  expect(screen.getByText('3 alerts wait for z•••e@example.ca.')).toBeVisible();
  expect(sentBy('Stop all alerts')).toEqual([`${LETTER}?token=t-1&stop=1&setLang=en`, 'stop']);
});

test('an alert that waits, one that was sent beside others, and none', async () => {
  is({ state: 'active' });
  const { unmount } = await open('?token=t-1&failed=1');
  expect(screen.getByRole('heading', { level: 1, name: 'Your alert is set' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('We could not save this just now.');
  unmount();
  is({ state: 'over', open: 1 });
  const sent = await open('?token=t-1');
  expect(screen.getByText('We have written to you about it: this alert is over.')).toBeVisible();
  sent.unmount();
  is({ state: 'over', open: 0 });
  await open('?token=t-1&stop=1');
  expect(screen.getByRole('heading', { level: 1, name: 'No alert waits' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop all alerts' })).not.toBeInTheDocument();
});

test('a link that is cut off says what else to do; one that nobody looked up may be tried again', async () => {
  server.use(answer('alertOfLetter', { code: 404, message: 'This link is not complete.' }));
  const { unmount } = await open('?token=t-2');
  expect(screen.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  expect([await load('?token=t-2'), await load('')]).toEqual([{ status: 400 }, { status: 400 }]);
  unmount();
  server.use(breakConnection('alertOfLetter'));
  await open('?token=t-3');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await load('?token=t-3')).toEqual({ status: 503 });
});
