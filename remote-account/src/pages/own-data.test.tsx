import type { CallResult } from '@shop/contract';
import { sessionEvents } from '@shop/platform';
import { answer, hydratePage, renderPage, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import { customer, texts } from '../testing/fixtures.ts';
import * as page from './own-data.tsx';

const server = useServer();
const OWN_DATA = '/customer/account/your-data';
const ownData = (changes: Partial<CallResult<'ownData'>> = {}): CallResult<'ownData'> => ({
  topics: [
    {
      title: 'Orders',
      list: [{ what: 'Your orders', kept: 'Six years', why: 'Tax law asks for it', at_deletion: 'Kept for its time' }],
    },
  ],
  email_confirmed: true,
  is_recent: true,
  open: [],
  lost: { points: 0, credit: 0, plus_until: null },
  ...changes,
});

const open = async (data: Partial<CallResult<'ownData'>> = {}, language: 'en' | 'fr' = 'en') => {
  const actions: { type: string }[] = [];
  server.use(answer('ownData', ownData(data)), answer('accountInformation', customer));
  const { location } = await renderPage(page, {}, { texts, path: OWN_DATA, language, actions });
  await screen.findByRole('heading', { level: 1 });
  return { types: () => actions.map(({ type }) => type), location };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

let made: Blob[] = [];
beforeEach(() => {
  made = [];
  URL.createObjectURL = (one) => {
    if (one instanceof Blob) made.push(one);
    return `blob:file-${made.length}`;
  };
  URL.revokeObjectURL = () => undefined;
});

test('the page is of the account, and says what is held, how long, why, and what a deletion leaves', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: OWN_DATA, page: './own-data', auth: true }));
  await open();
  await userEvent.click(screen.getByText('Orders'));
  const region = screen.getByRole('region', { name: 'What we hold' });
  const [item] = within(region).getAllByRole('listitem');
  expect(item).toHaveTextContent(
    'Your ordersKept: Six yearsWhy: Tax law asks for itWhen you delete your account: Kept for its time',
  );
});

test('the first view has what is held, also where another call of the page answers last', async () => {
  const actions: { type: string; meta?: { arg?: { endpointName?: string } } }[] = [];
  const hasCome = () =>
    actions.some(({ type, meta }) => type === 'api/executeQuery/fulfilled' && meta?.arg?.endpointName === 'ownData');
  server.use(
    answer('ownData', ownData()),
    answer('accountInformation', async () => {
      await waitFor(() => expect(hasCome()).toBe(true));
      await new Promise((done) => setTimeout(done, 0)); // after whatever its arrival had put off
      return customer;
    }),
  );
  let sent = '';
  await hydratePage(page, { texts, path: OWN_DATA, actions }, (main) => (sent = main.innerHTML));
  expect(sent).toContain('What we hold');
});

test('a press makes two files, and nobody who has just signed in is asked for a password', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('exportOwnData', ({ body }) => {
      asked.push(body);
      return { made_at: '2026-06-01T12:00:00.000Z', html: '<p>all</p>', json: '{"all":1}' };
    }),
  );
  await open();
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await press('Make the files');
  const heading = await screen.findByRole('heading', { name: 'Your files are ready' });
  expect(heading).toHaveFocus();
  const link = screen.getByRole('link', { name: 'Save the page (HTML)' });
  expect(link).toHaveAttribute('download', 'boréal-my-data-2026-06-01.html');
  expect(screen.getByRole('link', { name: 'Save the data (JSON)' })).toHaveAttribute('href', 'blob:file-2');
  expect(made.map(({ type, size }) => [type, size])).toEqual([
    ['text/html;charset=utf-8', 10],
    ['application/json', 9],
  ]);
  expect(asked).toEqual([undefined]);
});

test('the password is asked for where the sign-in is older, or has become so meanwhile', async () => {
  server.use(
    answer('exportOwnData', {
      code: 400,
      message: 'Please type your password.',
      result: { field: 'password' } as never,
    }),
  );
  await open();
  await press('Make the files');
  const field = await screen.findByLabelText('Your password');
  expect(field).toHaveAccessibleDescription(/Please type your password\./);
});

test('after an older sign-in the password is asked for at both forms', async () => {
  await open({ is_recent: false });
  expect(screen.getAllByLabelText('Your password')).toHaveLength(2);
});

test('what is under way stands with where it goes on, in place of the deletion', async () => {
  await open({
    open: [
      { kind: 'order', reference: 'CA7' },
      { kind: 'return', reference: 'R1' },
    ],
  });
  expect(screen.getByRole('link', { name: 'Order CA7 is not finished' })).toHaveAttribute(
    'href',
    '/customer/account/order/CA7',
  );
  expect(screen.getByRole('link', { name: 'Return R1 is not decided' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
});

test('the deletion says what is lost, wants a yes, and then leads out of the account', async () => {
  let deletions = 0;
  server.use(
    answer('deleteAccount', () => {
      deletions += 1;
      return null;
    }),
  );
  const { types } = await open({ lost: { points: 1_250, credit: 500, plus_until: '2027-01-01T12:00:00.000Z' } });
  for (const text of ['1,250 points', /\$5\.00 of cashback/, /Plus\+ until January/])
    expect(screen.getByText(text)).toBeVisible();
  await press('Delete my account');
  expect(deletions).toBe(0);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I understand that this cannot be undone' }));
  await press('Delete my account');
  await waitFor(() => expect(types()).toContain(sessionEvents.logoutRequested.type));
  expect(deletions).toBe(1);
});

test('an order that came in between is told, and the page shows it', async () => {
  server.use(answer('deleteAccount', { code: 409, message: 'Something is still under way.' }));
  await open();
  await userEvent.click(screen.getByRole('checkbox'));
  server.use(answer('ownData', ownData({ open: [{ kind: 'refund', reference: 'CA8' }] })));
  await press('Delete my account');
  expect(await screen.findByRole('link', { name: 'Order CA8: a refund is on its way' })).toBeVisible();
});

test('a page that did not come can be asked for again, in French too', async () => {
  server.use(answer('ownData', { code: 500, message: 'No' }), answer('accountInformation', customer));
  await renderPage(page, {}, { texts, path: OWN_DATA, language: 'fr' });
  expect(await screen.findByText('Ce que nous conservons n’a pas pu être chargé')).toBeVisible();
  server.use(answer('ownData', ownData()));
  await press('Réessayer');
  expect(await screen.findByRole('heading', { name: 'Supprimer votre compte' })).toBeVisible();
});
