import { answer, renderPage, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../testing/fixtures.ts';
import { siteWith } from '../testing/site.ts';
import { choosePassword, openPassword, passwordPath } from '../testing/password-page.ts';
import { sessionModel } from '../testing/session.ts';
import * as page from './password.tsx';

const server = useServer();
beforeEach(() => server.use(answer('configInit', siteWith())));
const signedIn = { token: 'customer-token', verify_status: true, entity_id: 5 };

describe('an address that is confirmed in another browser', () => {
  const CONFIRM = '?type=confirm&email=ana%40example.ca&token=confirm-token';
  const confirming = (result: Parameters<typeof answer<'confirmEmail'>>[1] = signedIn) => {
    const bodies: unknown[] = [];
    server.use(
      answer('confirmEmail', (asked) => {
        bodies.push(asked.body);
        return typeof result === 'function' ? result(asked) : result;
      }),
    );
    return bodies;
  };

  test('asks for a new password, twice, and signs in', async () => {
    const bodies = confirming();
    const { location } = await openPassword(CONFIRM);
    expect(screen.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible();
    expect(screen.getByText('ana@example.ca')).toBeVisible();
    await choosePassword('sofa123', 'sofa123');
    await waitFor(() => expect(location()).toBe('/customer/account/accountinfo'));
    const typed = { password: 'sofa123', password_confirm: 'sofa123' };
    expect(bodies).toEqual([{ email: 'ana@example.ca', token: 'confirm-token', ...typed }]);
  });

  test('or for the password of the account; a wrong one is told at its field', async () => {
    const bodies = confirming({ code: 400, message: 'Not this one.', result: { field: 'password' } as never });
    const { location } = await openPassword(CONFIRM);
    await userEvent.click(screen.getByRole('button', { name: 'I created the account and know its password' }));
    await userEvent.type(screen.getByLabelText('Password of the account'), 'sofa124{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Password of the account')).toHaveAccessibleDescription('Not this one.'),
    );
    expect(bodies).toEqual([{ email: 'ana@example.ca', token: 'confirm-token', password: 'sofa124' }]);
    confirming();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm and sign in' }));
    await waitFor(() => expect(location()).toBe('/customer/account/accountinfo'));
  });

  test('says when its time is over, and where another code is to be had', async () => {
    confirming({ code: 400, message: 'The time is over.', result: { field: 'token' } as never });
    await openPassword(CONFIRM, 'fr');
    await userEvent.type(screen.getByLabelText('Nouveau mot de passe'), 'sofa123');
    await userEvent.type(screen.getByLabelText('Répétez le nouveau mot de passe'), 'sofa123{Enter}');
    expect(await screen.findByText(/The time is over\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Demander un autre code' })).toHaveAttribute(
      'href',
      '/customer/account/confirm-verification-code?email=ana%40example.ca&sent=0',
    );
  });
});

describe('the link of a letter where there is a session or a cart', () => {
  const LETTER = '?type=letter&email=ana%40example.ca&token=letter-token';
  const openAsGuest = () =>
    renderPage(page, {}, { texts, path: passwordPath + LETTER, models: [sessionModel('guest')] });
  const cartOf = (items_qty: number) => answer('carts', { items_qty } as never); // all that is asked of the cart
  const following = (result: Parameters<typeof answer<'verifyToken'>>[1]) => {
    const bodies: unknown[] = [];
    server.use(
      answer('verifyToken', (asked) => {
        bodies.push(asked.body);
        return typeof result === 'function' ? result(asked) : result;
      }),
    );
    return bodies;
  };

  test('asks whether to sign in, says whose account it is and what becomes of the cart, and then signs in', async () => {
    const bodies = following({ token: 'customer-token' });
    server.use(cartOf(3));
    const { location } = await openAsGuest();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in as a•••@example.ca?' })).toBeVisible();
    expect(await screen.findByText('The 3 items in your cart go into that account.')).toBeVisible();
    expect(screen.queryByText(/ana@example\.ca/)).not.toBeInTheDocument();
    expect(bodies).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as a•••@example.ca' }));
    await waitFor(() => expect(location()).toBe('/customer/account/accountinfo'));
    expect(bodies).toEqual([{ email: 'ana@example.ca', rp_token: 'letter-token', operation: 'register' }]);
  });

  test('names the session that would end', async () => {
    const session = { status: 'customer', customer: { email: 'eleonore@example.ca' } };
    const models = [{ slice: { reducerPath: 'session', reducer: () => session } }];
    await renderPage(page, {}, { texts, path: passwordPath + LETTER, language: 'fr', models });
    expect(
      await screen.findByText(
        'Une session est ouverte pour le compte e•••e@example.ca. Elle se termine ici; son panier reste dans ce compte.',
      ),
    ).toBeVisible();
  });

  test('can be refused: nothing is asked of the API, and the token leaves the address', async () => {
    const bodies = following({ token: 'customer-token' });
    server.use(cartOf(1));
    const { location } = await openAsGuest();
    await userEvent.click(screen.getByRole('button', { name: 'Do not sign in' }));
    await waitFor(() => expect(location()).toBe('/'));
    expect(bodies).toEqual([]);
  });

  test('leads on to the password of an account that was registered elsewhere', async () => {
    following({ token: null, confirm_token: 'confirm-token' });
    server.use(cartOf(1));
    const { location } = await openAsGuest();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as a•••@example.ca' }));
    await waitFor(() =>
      expect(location()).toBe('/customer/account/password?type=confirm&email=ana%40example.ca&token=confirm-token'),
    );
  });

  test('says when the link was used or is too old', async () => {
    following({ code: 400, message: 'This code is not right or has expired.' });
    server.use(cartOf(1));
    await openAsGuest();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as a•••@example.ca' }));
    expect(await screen.findByText('This code is not right or has expired.')).toBeVisible();
  });
});
