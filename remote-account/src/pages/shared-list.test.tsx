import type { LoaderContext } from '@shop/platform';
import { answer, breakConnection, makeTestStore, renderPage, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResult } from '@shop/contract';
import config from '../../remote.config.ts';
import { texts } from '../testing/fixtures.ts';
import { listEntry } from '../testing/lists.ts';
import * as page from './shared-list.tsx';

const server = useServer();
const SHARED = '/customer/shared-list';
const open = (query = '?token=a-token', language: 'en' | 'fr' = 'en') =>
  renderPage(page, {}, { texts, path: SHARED + query, language });

/** What the loader answers, as the server asks it. */
const load = (query: string) => {
  const { dispatch, getState } = makeTestStore();
  return page.loader({
    dispatch,
    getState,
    url: new URL(SHARED + query, 'http://shop.test'),
  } as unknown as LoaderContext); // all that it uses
};

type Shared = CallResult<'sharedList'>;
const entry = (id: number, name: string, changes: Partial<Shared['entries'][number]> = {}) => {
  const { note: _ownersAlone, ...seen } = listEntry(id, name, changes);
  return seen;
};
const shared = (entries: Shared['entries'], gifts_allowed = true): Shared => ({
  name: 'Wedding',
  gifts_allowed,
  entries,
});

test('whoever has the link sees what is wanted and what is bought, and may mark only where the owner allows it', async () => {
  const route = config.routes.find(({ path }) => path === SHARED);
  expect(route).toMatchObject({ page: './shared-list', render: 'personal' });
  expect(route).not.toHaveProperty('auth');
  server.use(answer('sharedList', shared([entry(1, 'Lund sofa', { qty: 3, bought: 1 })], false)));
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Wedding' })).toBeVisible();
  const line = screen.getByRole('listitem');
  expect(line).toHaveTextContent('C$999.00');
  expect(line).toHaveTextContent('1 of 3 bought');
  expect(screen.queryByRole('button', { name: /Mark/ })).not.toBeInTheDocument();
});

test('a visitor marks what they bought after a question; what others bought meanwhile is said and shown', async () => {
  let list = shared([entry(1, 'Lund sofa', { qty: 3 })]);
  const asked: unknown[] = [];
  server.use(
    answer('sharedList', () => list),
    answer('markSharedEntry', ({ body }) => {
      asked.push(body);
      list = shared([entry(1, 'Lund sofa', { qty: 3, bought: asked.length === 1 ? 2 : 3 })]);
      return asked.length === 1
        ? list
        : { code: 409, message: 'All of it is bought already.', result: { field: 'qty' } as never };
    }),
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as bought: Lund sofa' }));
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, I bought it' }));
  expect(await screen.findByText('Lund sofa is marked as bought. Thank you!')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('2 of 3 bought');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as bought: Lund sofa' }));
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument(); // one is left
  await userEvent.click(screen.getByRole('button', { name: 'Yes, I bought it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('All of it is bought already.');
  await waitFor(() => expect(within(screen.getByRole('listitem')).getByText('All bought')).toBeVisible());
  expect(asked).toEqual([
    { token: 'a-token', entry_id: 1, qty: 2 },
    { token: 'a-token', entry_id: 1, qty: 1 },
  ]);
});

test.each(['?token=taken-back', ''])('a link that shares nothing (%s) says so, with 404', async (query) => {
  server.use(answer('sharedList', { code: 404, message: 'This list is no longer shared.' }));
  await open(query, 'fr');
  expect(await load(query)).toEqual({ status: 404, ownView: true });
  expect(screen.getByRole('heading', { level: 1, name: 'Cette liste n’est plus partagée' })).toBeVisible();
});

test('an API that does not answer is no list that is not shared', async () => {
  server.use(breakConnection('sharedList'));
  await open();
  expect(await load('?token=a-token')).toEqual({ status: 503 });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
