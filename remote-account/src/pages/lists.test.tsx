import { answer, renderPage, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import { texts } from '../testing/fixtures.ts';
import { listLine, ownList } from '../testing/lists.ts';
import * as page from './lists.tsx';

const server = useServer();
const LISTS = '/customer/account/lists';
const open = (language: 'en' | 'fr' = 'en') => renderPage(page, {}, { texts, path: LISTS, language });

test('the page asks to sign in, and the account’s list of pages has it', () => {
  const route = config.routes.find(({ path }) => path === LISTS);
  expect(route).toMatchObject({ page: './lists', auth: true, account: { group: 'shopping' } });
});

test('lists are named with how much stands on them', async () => {
  const lists = [
    listLine(3, 'Cottage', { entries: 2, qty: 5, bought: 4, is_shared: true }),
    listLine(4, 'Living room'),
  ];
  server.use(answer('customerLists', { lists }));
  await open();
  const [first, second] = within(screen.getByRole('list', { name: 'My lists' })).getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('link', { name: 'Cottage' })).toHaveAttribute('href', `${LISTS}/3`);
  expect(first).toHaveTextContent('2 products4 of 5 boughtShared');
  expect(second).toHaveTextContent('0 products');
  expect(second).not.toHaveTextContent('Shared');
});

test('a new list is opened; a name that the API refuses is said at its field', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('customerLists', { lists: [] }),
    answer('addCustomerList', ({ body }) => {
      asked.push(body);
      return asked.length === 1
        ? { code: 409, message: 'You have a list with this name already.', result: { field: 'name' } as never }
        : ownList([], { list_id: 9, name: 'Garden' });
    }),
  );
  const { location } = await open();
  expect(screen.getByRole('heading', { name: 'You have no list yet' })).toBeVisible();
  const name = screen.getByRole('textbox', { name: 'Name of the new list' });
  await userEvent.click(screen.getByRole('button', { name: 'Create the list' }));
  expect(asked).toEqual([]);
  expect(name).toBeInvalid();
  await userEvent.type(name, 'Garden');
  await userEvent.click(screen.getByRole('button', { name: 'Create the list' }));
  expect(await screen.findByText('You have a list with this name already.')).toBeVisible();
  expect(name).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Create the list' }));
  await waitFor(() => expect(location()).toBe(`${LISTS}/9`));
  expect(asked).toEqual([{ name: 'Garden' }, { name: 'Garden' }]);
});

test('with as many lists as there may be there is no form', async () => {
  server.use(answer('customerLists', { lists: Array.from({ length: 20 }, (_, id) => listLine(id + 1, `List ${id}`)) }));
  await open('fr');
  expect(screen.getByText(/Vous avez 20 listes, le maximum/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('lists that do not arrive can be asked for again', async () => {
  server.use(answer('customerLists', { code: 500, message: 'Down' }));
  await open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
