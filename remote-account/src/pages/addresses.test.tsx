import type { Address, CallResult } from '@shop/contract';
import { answer, breakConnection, renderPage, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './edit.tsx';
import { customer, regions, savedAddress, texts } from '../testing/fixtures.ts';

const server = useServer();
const EDIT = '/customer/account/edit';
const ADDRESSES = `${EDIT}?type=address`;
const home = savedAddress(1, { is_default_shipping: true });
const cottage = savedAddress(2, { street: '3 Chemin du Lac', apartment_unit_suite: '', city: 'Sutton' });
const bookOf = (list: Address[]): CallResult<'addresses'> => ({
  list,
  default_shipping: list.find((each) => each.is_default_shipping) ?? null,
  default_billing: list.find((each) => each.is_default_billing) ?? null,
});

/** Opens the addresses over a book that the calls change as the server would; answers what was sent. */
const open = async (given: Address[] = [home, cottage], { language = 'en' as 'en' | 'fr' } = {}) => {
  let book = given;
  const sent: unknown[] = [];
  server.use(
    answer('addresses', () => bookOf(book)),
    answer('countryRegions', { region_list: regions }),
    answer('addAddress', ({ body }) => {
      sent.push(body);
      const added = savedAddress(9, { street: 'as the server has it' });
      book = [...book, added];
      return added;
    }),
    answer('editAddress', ({ body }) => {
      sent.push(body);
      const changed = savedAddress(Number(body.address_entity_id), {
        street: body.street,
        city: body.city,
        is_default_shipping: String(body.is_default_shipping) === 'true',
      });
      book = book.map((each) => (each.address_entity_id === changed.address_entity_id ? changed : each));
      return changed;
    }),
    answer('deleteAddress', ({ body }) => {
      sent.push(body);
      book = book.filter((each) => each.address_entity_id !== Number(body.address_entity_id));
      return null;
    }),
  );
  await renderPage(page, {}, { texts, path: ADDRESSES, language });
  return sent;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const cards = () => within(screen.getByRole('list', { name: 'My addresses' })).getAllByRole('listitem');
const fill = async (): Promise<void> => {
  await userEvent.type(field('First name'), 'Ana');
  await userEvent.type(field('Last name'), 'Tremblay');
  await userEvent.type(field('Street address'), '1 Rue Neuve');
  await userEvent.type(field('City'), 'Laval');
  await userEvent.selectOptions(field('Province or territory'), 'Quebec');
  await userEvent.type(field('Postal code'), 'h7a1a1');
  await userEvent.type(field('Phone'), '5145550199');
};

test('ROUTE-047 AccountEdit requires sign-in and shows account editing, with type=address the addresses', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: EDIT, name: 'AccountEdit', page: './edit', auth: true }),
  );
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'My addresses' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'About you' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Addresses' })).toHaveAttribute('aria-current', 'page');
  server.use(answer('accountInformation', customer), answer('sessions', { sessions: [] }));
  await userEvent.click(screen.getByRole('link', { name: 'Profile and password' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit my account' })).toBeVisible();
  expect(await screen.findByLabelText('First name')).toHaveValue('Ana');
  expect(screen.queryByRole('button', { name: 'Add an address' })).not.toBeInTheDocument();
});

test.each([
  [ADDRESSES, 'title.addresses'],
  [EDIT, 'title.edit'],
] as const)('the title of %s is %s, its heading', (path, titleKey) => {
  const context = { url: new URL(path, 'http://shop.test') } as Parameters<typeof page.head>[0];
  expect(page.head(context)).toEqual({ titleKey, robots: 'noindex, nofollow' });
});

test('ROUTE-062 /customer/address requires sign-in and leads to the addresses', () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: '/customer/address', redirect: ADDRESSES, auth: true }),
  );
});

describe('the address book', () => {
  test('ADDR-009 lists the addresses, the default one marked', async () => {
    await open();
    expect(cards()).toHaveLength(2);
    expect(cards()[0]).toHaveTextContent(
      /Default.*Ana Tremblay.*12 Rue Sainte-Catherine, 4.*Montréal QC H2X 1K4.*\(514\) 555-0123/,
    );
    expect(cards()[1]).toHaveTextContent('3 Chemin du Lac');
    expect(within(cards()[1] ?? document.body).queryByText('Default')).not.toBeInTheDocument();
  });

  test('ADDR-007 ADDR-009 an address is added, and the list is loaded again', async () => {
    const sent = await open();
    await press('Add an address');
    expect(screen.getByRole('heading', { name: 'New address' })).toHaveFocus();
    await fill();
    await press('Save address');
    expect(await screen.findByText('as the server has it, 4')).toBeVisible();
    expect(cards()).toHaveLength(3);
    expect(screen.getByRole('status')).toHaveTextContent('Your address is saved.');
    expect(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus();
    expect(sent).toEqual([
      {
        firstname: 'Ana',
        lastname: 'Tremblay',
        street: '1 Rue Neuve',
        apartment_unit_suite: '',
        city: 'Laval',
        region_id: '11',
        postcode: 'H7A 1A1',
        telephone: '+15145550199',
        country_id: 'ca',
        is_default_shipping: 'false',
        is_default_billing: 'false',
      },
    ]);
  });

  test('ADDR-007 ADDR-009 an address is changed, and the list is loaded again', async () => {
    const sent = await open();
    await press('Edit 3 Chemin du Lac, Sutton');
    expect(field('Postal code')).toHaveValue('H2X 1K4');
    expect(field('Phone')).toHaveValue('(514) 555-0123');
    await userEvent.clear(field('City'));
    await userEvent.type(field('City'), 'Bromont');
    await userEvent.click(field('Use this as my default address'));
    await press('Save address');
    expect(await screen.findByRole('button', { name: 'Edit 3 Chemin du Lac, Bromont' })).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({ address_entity_id: '2', city: 'Bromont', is_default_shipping: 'true' }),
    ]);
  });

  test('ADDR-009 an address is deleted once that has been confirmed', async () => {
    const sent = await open();
    await press('Delete 3 Chemin du Lac, Sutton');
    expect(screen.getByRole('group', { name: 'Delete this address?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await press('Keep it');
    expect(screen.getByRole('button', { name: 'Delete 3 Chemin du Lac, Sutton' })).toHaveFocus();
    expect(sent).toEqual([]);
    await press('Delete 3 Chemin du Lac, Sutton');
    await press('Delete');
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.getByRole('status')).toHaveTextContent('The address is deleted.');
    expect(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus();
    expect(sent).toEqual([{ address_entity_id: '2' }]);
  });
});

test('another address becomes the default one with all that it has', async () => {
  const sent = await open();
  await press('Make default: 3 Chemin du Lac, Sutton');
  expect(await screen.findByText('Your default address is changed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit 3 Chemin du Lac, Sutton' })).toHaveFocus();
  expect(sent).toEqual([
    expect.objectContaining({ address_entity_id: '2', street: '3 Chemin du Lac', is_default_shipping: 'true' }),
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Make default/ })).not.toBeInTheDocument());
});

test('the default one stays the default one when it is changed', async () => {
  const sent = await open();
  await press('Edit 12 Rue Sainte-Catherine, Montréal');
  expect(screen.queryByLabelText('Use this as my default address')).not.toBeInTheDocument();
  await press('Save address');
  await screen.findByText('Your address is saved.');
  expect(sent).toEqual([expect.objectContaining({ address_entity_id: '1', is_default_shipping: 'true' })]);
});

test('ADDR-001 one address is the default for bills, and another is made it in its form', async () => {
  const sent = await open([savedAddress(1, { is_default_shipping: true, is_default_billing: true }), cottage]);
  expect(cards()[0]).toHaveTextContent(/^DefaultDefault for billing/);
  await press('Edit 12 Rue Sainte-Catherine, Montréal');
  expect(screen.queryByLabelText('Use this as my default billing address')).not.toBeInTheDocument();
  await press('Cancel');
  await press('Edit 3 Chemin du Lac, Sutton');
  await userEvent.click(field('Use this as my default billing address'));
  await press('Save address');
  await screen.findByText('Your address is saved.');
  expect(sent).toEqual([
    expect.objectContaining({ address_entity_id: '2', is_default_shipping: 'false', is_default_billing: 'true' }),
  ]);
});

test('ADDR-006 the first province to choose is none', async () => {
  await open();
  await press('Add an address');
  expect(field('Province or territory')).toHaveDisplayValue('Choose a province or territory');
});

test('an empty book says what it is good for, in French too, and its first address needs no choice', async () => {
  await open([], { language: 'fr' });
  expect(screen.getByRole('heading', { name: 'Aucune adresse pour l’instant' })).toBeVisible();
  await press('Ajouter une adresse');
  expect(screen.queryByLabelText('En faire mon adresse par défaut')).not.toBeInTheDocument();
  await press('Annuler');
  expect(screen.getByRole('button', { name: 'Ajouter une adresse' })).toHaveFocus();
});

test('what the server has against a field stands at that field, and nothing typed is lost', async () => {
  await open();
  const message = 'Zip Code is invalid. For example A1B 2C3.';
  const result = { field: 'postcode' } as never; // a refusal's, not an address
  server.use(answer('addAddress', { code: 400, message, result }));
  await press('Add an address');
  await fill();
  await press('Save address');
  await waitFor(() => expect(field('Postal code')).toHaveAccessibleDescription(message));
  expect(field('Postal code')).toHaveFocus();
  expect(field('Street address')).toHaveValue('1 Rue Neuve');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a full book says so at the form, and nothing typed is lost', async () => {
  await open();
  server.use(answer('addAddress', { code: 409, message: 'Your address book is full.' }));
  await press('Add an address');
  await fill();
  await press('Save address');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your address book is full.');
  expect(field('City')).toHaveValue('Laval');
});

test('an incomplete address is not sent, and the first missing field is asked for', async () => {
  const sent = await open();
  await press('Add an address');
  await press('Save address');
  expect(field('First name')).toHaveFocus();
  expect(field('First name')).toHaveAccessibleDescription('This field is mandatory.');
  expect(sent).toEqual([]);
});

test('what could not be deleted or made the default stays as it is, and is told', async () => {
  await open();
  const message = 'Please try again.';
  server.use(answer('deleteAddress', { code: 500, message }), answer('editAddress', { code: 500, message }));
  await press('Delete 3 Chemin du Lac, Sutton');
  await press('Delete');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'Delete 3 Chemin du Lac, Sutton' })).toHaveFocus();
  await press('Make default: 3 Chemin du Lac, Sutton');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Make default/ })).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(cards()).toHaveLength(2);
});

test('addresses that did not arrive can be asked for again', async () => {
  server.use(breakConnection('addresses'), answer('countryRegions', { region_list: regions }));
  await renderPage(page, {}, { texts, path: ADDRESSES });
  expect(await screen.findByText('Your addresses could not be loaded')).toBeVisible();
  server.use(answer('addresses', bookOf([home])));
  await press('Try again');
  expect(await screen.findByText('12 Rue Sainte-Catherine, 4')).toBeVisible();
});

test('without the provinces there is no form, but a way to ask again and a way back', async () => {
  server.use(answer('addresses', bookOf([home])), breakConnection('countryRegions'));
  await renderPage(page, {}, { texts, path: ADDRESSES });
  expect(cards()[0]).toHaveTextContent('Montréal H2X 1K4');
  await press('Add an address');
  expect(screen.getByText('The list of provinces could not be loaded')).toBeVisible();
  await press('Cancel');
  await press('Add an address');
  server.use(answer('countryRegions', { region_list: regions }));
  await press('Try again');
  expect(await screen.findByLabelText('Province or territory')).toBeVisible();
});

test.each([
  ['expired', 401, 401],
  ['missing', 500, 503],
] as const)('addresses that are %s make the document’s status', async (_, code, status) => {
  const statuses: unknown[] = [];
  server.use(answer('addresses', { code, message: '' }), answer('countryRegions', { region_list: regions }));
  const loader = async (context: Parameters<typeof page.loader>[0]) => {
    statuses.push(await page.loader(context));
  };
  await renderPage({ ...page, loader }, {}, { texts, path: ADDRESSES });
  expect(statuses).toEqual([{ status }]);
});
