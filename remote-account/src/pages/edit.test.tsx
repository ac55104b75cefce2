import type { Session } from '@shop/contract';
import { sessionEvents } from '@shop/platform';
import { answer, customerArrives, renderPage, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './edit.tsx';
import { customer, texts } from '../testing/fixtures.ts';

const server = useServer();
const EDIT = '/customer/account/edit';
const session = (id: number, changes: Partial<Session> = {}): Session => ({
  id,
  is_current: false,
  browser: 'Firefox',
  system: 'Windows',
  started_at: '2026-03-04T15:00:00.000Z',
  started_from: null,
  last_seen_at: '2026-03-04T16:30:00.000Z',
  ...changes,
});
const here = session(1, { is_current: true, browser: 'Chrome', system: 'Android' });

const open = async ({ sessions = [here], language = 'en' as 'en' | 'fr', who = customer, hasSession = false } = {}) => {
  const actions: { type: string; payload?: unknown }[] = [];
  server.use(answer('accountInformation', who), answer('sessions', { sessions }));
  const { store } = await renderPage(page, {}, { texts, path: EDIT, language, actions });
  if (hasSession) await customerArrives(store);
  await screen.findByRole('heading', { level: 1 });
  return () => actions.map(({ type }) => type);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const retype = async (label: RegExp | string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};

test('the route AccountEdit requires sign-in', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: EDIT, name: 'AccountEdit', page: './edit', auth: true }),
  );
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit my account' })).toBeVisible();
});

test('ACC-005 what is known is shown, and what is changed is saved by the account information call', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('updateAccountInformation', ({ body }) => {
      asked.push(body);
      return { ...customer, firstName: 'Anaïs' };
    }),
  );
  await open({ who: { ...customer, interest: ['pets'], gender: 'female', births: '1990-05-31' } });
  expect(screen.getByLabelText('First name')).toHaveValue('Ana');
  expect(screen.getByLabelText(/^Phone/)).toHaveValue('(514) 555-0123');
  expect(screen.getByLabelText(/^Date of birth/)).toHaveValue('1990-05-31');
  expect(screen.getByRole('checkbox', { name: 'Pets' })).toBeChecked();
  await retype('First name', 'Anaïs');
  await userEvent.selectOptions(screen.getByLabelText(/^Gender/), 'Another');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Furniture' }));
  await press('Save');
  expect(await screen.findByText('Your information is saved.')).toBeVisible();
  expect(asked).toEqual([
    {
      firstName: 'Anaïs',
      lastName: 'Tremblay',
      customer_phone: '(514) 555-0123',
      gender: 'other',
      births: '1990-05-31',
      interest: 'furniture,pets',
    },
  ]);
});

test('what every page calls the customer is what they have just said, and stays so in this browser', async () => {
  server.use(answer('updateAccountInformation', () => ({ ...customer, firstName: 'Anaïs' })));
  const actions = await open({ hasSession: true });
  await retype('First name', 'Anaïs');
  await press('Save');
  expect(await screen.findByText('Your information is saved.')).toBeVisible();
  expect(actions()).toContain(sessionEvents.customerLoaded.type);
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '{}')).toMatchObject({ firstName: 'Anaïs' });
});

test('a wrong phone is told at its field and nothing is sent; none at all is fine', async () => {
  let saved = 0;
  server.use(
    answer('updateAccountInformation', () => {
      saved += 1;
      return customer;
    }),
  );
  await open();
  await retype(/^Phone/, '123');
  await press('Save');
  expect(screen.getByLabelText(/^Phone/)).toBeInvalid();
  expect(saved).toBe(0);
  await retype(/^Phone/, '');
  await press('Save');
  await waitFor(() => expect(saved).toBe(1));
});

test('what the server has against it stands at the form, and nothing typed is lost', async () => {
  server.use(answer('updateAccountInformation', { code: 400, message: 'This is not a date of birth.' }));
  await open();
  await retype('Last name', 'Roy');
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not a date of birth.');
  expect(screen.getByLabelText('Last name')).toHaveValue('Roy');
});

test('API-011 the password is changed with the old one, and the session goes on with the new token', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('modifyPassword', ({ body }) => {
      asked.push(body);
      return { token: 'another', verify_status: true, entity_id: 5 };
    }),
  );
  const types = await open();
  const change = screen.getByRole('button', { name: 'Change password' });
  expect(change).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Current password'), 'maple7');
  await userEvent.type(screen.getByLabelText('New password'), 'spruce8');
  await userEvent.type(screen.getByLabelText('Repeat the new password'), 'spruce8');
  await press('Change password');
  expect(await screen.findByText(/Your password is changed/)).toBeVisible();
  expect(asked).toEqual([{ old_password: 'maple7', password: 'spruce8', password_confirm: 'spruce8' }]);
  expect(types()).toContain(sessionEvents.signInAnswered.type);
});

describe('where the customer is signed in', () => {
  test('every device is listed with its last use; this one is named, stands first and has no way out of its own', async () => {
    const unknown = session(3, { browser: null, system: null, started_from: 'shippingcart' });
    await open({ sessions: [session(2), here, unknown] });
    const panel = within(screen.getByRole('region', { name: 'Where you are signed in' }));
    const lines = await panel.findAllByRole('listitem');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toHaveTextContent('Chrome on Android');
    expect(lines[0]).toHaveTextContent('This device');
    expect(lines[1]).toHaveTextContent('Last used March 4, 2026, 11:30 a.m.');
    expect(lines[2]).toHaveTextContent('Unknown device');
    expect(lines[1]).toHaveTextContent('Signed in March 4, 2026, 10:00 a.m.Sign out');
    expect(lines[2]).toHaveTextContent('Signed in March 4, 2026, 10:00 a.m., on the way to checkout'); // AUTH-028
    expect(panel.queryByRole('button', { name: 'Sign out Chrome on Android' })).not.toBeInTheDocument();
  });

  test.each([
    ['en', '3 more devices'],
    ['fr', '3 autres appareils'],
  ] as const)('a long list is opened with a press (%s)', async (language, name) => {
    await open({ sessions: [2, 3, 4, 5, 6, 7].map((id) => session(id)).concat(here, session(8)), language });
    const more = (await screen.findByRole('heading', { name })).closest('details');
    if (!more) throw new Error('the others are not in a part that opens');
    const panel = () => more.closest('section') ?? document.body;
    expect(more.open).toBe(false);
    await userEvent.click(screen.getByRole('heading', { name }));
    expect(more.open).toBe(true);
    expect(within(more).getAllByRole('listitem')).toHaveLength(3);
    expect(within(panel()).getAllByRole('listitem')).toHaveLength(8);
  });

  test('one is signed out and goes off the list; one that is not stays, and is told', async () => {
    await open({ sessions: [here, session(2)] });
    server.use(answer('endSession', { code: 500, message: 'Please try again.' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Firefox on Windows' }));
    expect(await screen.findByText('Please try again.')).toBeVisible();
    const asked: unknown[] = [];
    server.use(
      answer('endSession', ({ body }) => {
        asked.push(body);
        return null;
      }),
    );
    await press('Sign out Firefox on Windows');
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).not.toBeInTheDocument());
    expect(asked).toEqual([{ id: '2' }]);
  });

  test('signing out everywhere ends all of them, and then this one here', async () => {
    let ended = 0;
    server.use(
      answer('endAllSessions', () => {
        ended += 1;
        return null;
      }),
    );
    const types = await open();
    await screen.findByText('This device');
    await press('Sign out everywhere');
    await waitFor(() => expect(types()).toContain(sessionEvents.logoutRequested.type));
    expect(ended).toBe(1);
  });

  test('when that fails nobody is signed out here', async () => {
    server.use(answer('endAllSessions', { code: 500, message: 'Please try again.' }));
    const types = await open({ language: 'fr' });
    await screen.findByText('Cet appareil');
    await press('Se déconnecter partout');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
    expect(types()).not.toContain(sessionEvents.logoutRequested.type);
  });
});
