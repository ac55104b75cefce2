import type { LoaderContext } from '@shop/platform';
import { answer, makeTestStore, renderPage, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/fixtures.ts';
import { listEntry, ownList } from '../testing/lists.ts';
import * as page from './list.tsx';

const server = useServer();
const LIST = '/customer/account/lists/3';
const open = (language: 'en' | 'fr' = 'en') => renderPage(page, { id: '3' }, { texts, path: LIST, language });
/** What the loader answers, as the server asks it. */
const load = () => {
  const { dispatch, getState } = makeTestStore();
  return page.loader({ dispatch, getState, params: { id: '3' } } as unknown as LoaderContext); // all that it uses
};
const lines = (name = 'Cottage') => within(screen.getByRole('list', { name })).getAllByRole('listitem');

test('each entry says what it is today, and what is gone stays by its name', async () => {
  const entries = [
    listEntry(1, 'Lund sofa', { options: [{ label: 'Colour', value: 'Grey' }], child_id: 77, note: 'By the window' }),
    listEntry(2, 'Elm table', { price: null, url_path: null, is_in_stock: false }),
    listEntry(3, 'Alder chair', { is_in_stock: false }),
    listEntry(4, null, { price: null, is_in_stock: false }),
  ];
  server.use(answer('customerList', ownList(entries)));
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Cottage' })).toBeVisible();
  const [sofa, table, chair, unknown] = lines();
  expect(within(sofa as HTMLElement).getByRole('link')).toHaveAttribute('href', '/sofas/lund-sofa.html?piid=77');
  expect(sofa).toHaveTextContent('Colour: Grey');
  expect(sofa).toHaveTextContent('C$999.00');
  expect(sofa).toHaveTextContent('By the window');
  expect(table).toHaveTextContent('Elm tableNo longer sold');
  expect(chair).toHaveTextContent('Out of stock');
  expect(unknown).toHaveTextContent('A product that is no longer soldNo longer sold');
});

test('quantity and what is bought are changed; what another tab did is said and shown', async () => {
  let list = ownList([listEntry(1, 'Lund sofa', { qty: 3 })]);
  const asked: unknown[] = [];
  server.use(
    answer('customerList', () => list),
    answer('editListEntry', ({ body }) => {
      asked.push(body);
      if (asked.length === 2) {
        list = ownList([listEntry(1, 'Lund sofa', { qty: 3, bought: 3 })]);
        return { code: 409, message: '3 of it are bought already.', result: { field: 'qty' } as never };
      }
      return ownList([listEntry(1, 'Lund sofa', { qty: 4 })]);
    }),
  );
  await open();
  const quantity = () => screen.getByRole('spinbutton', { name: 'Quantity of Lund sofa' });
  const more = () => screen.getAllByRole('button', { name: 'One more' })[0] as HTMLElement;
  await userEvent.click(more());
  await waitFor(() => expect(quantity()).toHaveValue(4));
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), '2{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('3 of it are bought already.');
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: /are bought$/ })).toHaveValue(3));
  expect(quantity()).toHaveValue(3);
  expect(asked).toEqual([
    { list_id: 3, entry_id: 1, qty: 4 },
    { list_id: 3, entry_id: 1, qty: 2 },
  ]);
});

test('a note is written, and an entry is taken off', async () => {
  const entry = listEntry(1, 'Lund sofa');
  const asked: unknown[] = [];
  server.use(
    answer('customerList', ownList([entry])),
    answer('editListEntry', ({ body }) => {
      asked.push(body);
      return ownList([{ ...entry, note: 'By the window' }]);
    }),
    answer('deleteListEntry', ({ body }) => {
      asked.push(body);
      return ownList([]);
    }),
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add a note to Lund sofa' }));
  const note = screen.getByRole('textbox', { name: 'Note on Lund sofa' });
  expect(note).toHaveFocus();
  await userEvent.type(note, 'By the window');
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText('By the window')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Lund sofa from the list' }));
  expect(await screen.findByRole('heading', { name: 'Nothing on this list yet' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Lund sofa is off the list.');
  expect(asked).toEqual([
    { list_id: 3, entry_id: 1, note: 'By the window' },
    { list_id: 3, entry_id: 1 },
  ]);
});

test('all of it comes into the cart, and what does not is named', async () => {
  server.use(
    answer('customerList', ownList([listEntry(1, 'Lund sofa'), listEntry(2, 'Elm table')])),
    answer('listToCart', {
      added: [{ product_id: 10, qty: 1 }],
      reduced: [{ name: 'Lund sofa', qty: 1 }],
      gone: ['Elm table'],
      sold_out: ['Alder chair', 'Oak bench'],
      to_choose: [],
      refused: [],
    }),
    answer('carts', { code: 500, message: 'Down' }),
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add all to the cart' }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'What is available is in your cart. Only 1 of “Lund sofa” could be added. No longer sold: Elm table. Out of stock: Alder chair and Oak bench.',
  );
  expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/checkout/cart');
});

test('a list is shared by a link, with or without leave to mark, and the link is taken back', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('customerList', ownList([])),
    answer('shareCustomerList', ({ body }) => {
      asked.push(body);
      const gifts_allowed = Object(body).gifts_allowed === true;
      return ownList([], { share_token: 'a-token', gifts_allowed });
    }),
    answer('unshareCustomerList', ownList([])),
  );
  await open('fr');
  await userEvent.click(screen.getByRole('button', { name: 'Créer un lien' }));
  const link = await screen.findByRole('textbox', { name: 'Lien' });
  expect(link).toHaveValue(`${window.location.origin}/customer/shared-list?token=a-token&setLang=fr`);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Les autres peuvent marquer leurs achats' }));
  await waitFor(() => expect(screen.getByRole('checkbox')).toBeChecked());
  await userEvent.click(screen.getByRole('button', { name: 'Ne plus partager' }));
  expect(await screen.findByRole('button', { name: 'Créer un lien' })).toBeVisible();
  expect(asked).toEqual([
    { list_id: 3, gifts_allowed: false },
    { list_id: 3, gifts_allowed: true },
  ]);
});

test('a list is renamed, and deleted after a question', async () => {
  server.use(
    answer('customerList', ownList([])),
    answer('renameCustomerList', ({ body }) => ownList([], { name: String(Object(body).name) })),
    answer('deleteCustomerList', null),
  );
  const { location } = await open();
  const name = screen.getByRole('textbox', { name: 'Name of the list' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Chalet');
  await userEvent.click(screen.getByRole('button', { name: 'Save the name' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Chalet' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete this list' }));
  expect(screen.getByRole('button', { name: 'No, keep it' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }));
  await waitFor(() => expect(location()).toBe('/customer/account/lists'));
});

test('a list that another tab deleted says so, with 404', async () => {
  server.use(answer('customerList', { code: 404, message: 'This list does not exist any more.' }));
  await open();
  expect(await load()).toEqual({ status: 404, ownView: true });
  expect(screen.getByRole('heading', { level: 1, name: 'This list does not exist any more' })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'My lists' }))
    expect(link).toHaveAttribute('href', '/customer/account/lists');
});
