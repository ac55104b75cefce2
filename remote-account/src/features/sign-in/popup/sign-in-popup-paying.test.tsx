import { intents } from '@shop/contract';
import { answer, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteWith } from '../../../testing/site.ts';
import { closed, dialog, openPopup, popupSteps, press, signedIn } from '../../../testing/sign-in-popup.tsx';

const server = useServer();
const { giveEmail, signIn } = popupSteps(server);
beforeEach(() => server.use(answer('configInit', siteWith())));

describe('AUTH-011 on pay pages', () => {
  test.each(['/checkout/shipping-address', '/checkout/payment', '/pay'])('%s loads anew', async (path) => {
    const { types, reload } = openPopup({}, { path });
    await signIn();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(types()).toContain('session/paySignInCompleted');
  });

  test.each([
    ['signing up later', () => press('Sign up later')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('SESS-025 so does %s, without what waited: the session has its customer', async (_, leave) => {
    const pending = { type: 'wishlist/itemWanted' };
    const { types, reload } = openPopup({ pending }, { path: '/checkout/payment' });
    await signIn(false);
    await dialog('Confirm your email');
    await leave();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(types()).toContain('session/paySignInCompleted');
    expect(types()).not.toContain(pending.type);
  });

  test('leaving before a sign-in does not', async () => {
    const { types, reload } = openPopup({ mode: 4, email: 'ana@example.ca' }, { path: '/checkout/payment' });
    await press('Sign up later');
    await closed();
    expect(reload).not.toHaveBeenCalled();
    expect(types()).not.toContain('session/paySignInCompleted');
  });

  test('other pages do not', async () => {
    const { types, reload } = openPopup({}, { path: '/checkout/cart' });
    await signIn();
    await closed();
    expect(reload).not.toHaveBeenCalled();
    expect(types()).not.toContain('session/paySignInCompleted');
  });
});

describe('SESS-007 a session that ended while somebody paid or wrote', () => {
  const ended = { mode: 2, email: 'ana@example.ca', reason: 'sessionEnded' } as const;
  const signInAgain = async () => {
    server.use(answer('login', signedIn));
    await userEvent.type(await screen.findByLabelText('Password'), 'sofa123');
    await press('Sign in');
    await closed();
  };

  test.each([
    ['en', 'Welcome back', 'Your session has ended. Sign in to continue: your cart is kept, and so is what you typed.'],
    [
      'fr',
      'Heureux de vous revoir',
      'Votre session est terminée. Connectez-vous pour continuer : votre panier et ce que vous avez saisi sont conservés.',
    ],
  ] as const)('in %s the popup says why it is there, and whose password it asks for', async (language, name, text) => {
    openPopup(ended, { path: '/checkout/payment', language });
    const popup = await dialog(name);
    expect(popup).toHaveTextContent(text);
    expect(popup).toHaveTextContent('ana@example.ca');
  });

  test.each(['/checkout/shipping-address', '/checkout/payment', '/pay'])(
    'REQ-008 the same customer goes on at %s with the flag, and the page keeps what was typed',
    async (path) => {
      const { types, reload } = openPopup(ended, { path });
      await signInAgain();
      expect(types()).toContain('session/paySignInCompleted');
      expect(types()).not.toContain('session/guestWanted');
      expect(reload).not.toHaveBeenCalled();
    },
  );

  test('the same customer goes on writing where they stood, and the page keeps what was typed', async () => {
    const { types, reload } = openPopup(ended, { path: '/customer/account/write-review' });
    await signInAgain();
    expect(types()).not.toContain('session/paySignInCompleted');
    expect(types()).not.toContain('session/guestWanted');
    expect(reload).not.toHaveBeenCalled();
  });

  test.each(['/pay', '/customer/account/write-review'])('another customer gets %s anew', async (path) => {
    const { reload } = openPopup({ ...ended, email: 'somebody.else@example.ca' }, { path });
    await dialog('Welcome back');
    await press('Change email');
    await userEvent.clear(screen.getByRole('textbox', { name: 'Email' }));
    await giveEmail(5);
    await signInAgain();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  test.each([
    ['the close button', () => press('Close')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['going on as a guest', async () => (await press('Change email'), press('Continue as Guest'))],
    ['leaving the page', () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere', hidden: true }))],
  ])('declining by %s goes on as a guest, and says so with a way back', async (_, decline) => {
    const { actions, reload } = openPopup(ended, { path: '/checkout/payment' });
    await dialog('Welcome back');
    await decline();
    await closed();
    expect(actions).toContainEqual(expect.objectContaining({ type: 'session/guestWanted' }));
    expect(actions).toContainEqual(
      intents.noticeGiven({
        text: 'You are now continuing as a guest. Your earlier cart is kept in your account.',
        tone: 'neutral',
        action: { label: 'Sign in', run: intents.signInRequested({}) },
      }),
    );
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('AUTH-006 Continue as Guest', () => {
  test.each(['/checkout/cart', '/checkout/shipping-address', '/checkout/payment', '/pay'])(
    'closes it on %s',
    async (path) => {
      openPopup({}, { path });
      await press('Continue as Guest');
      await closed();
    },
  );

  test.each(['/', '/plus', '/checkoutish', '/payments'])('is not offered on %s', async (path) => {
    openPopup({}, { path });
    await dialog('Sign in or join');
    expect(screen.queryByRole('button', { name: 'Continue as Guest' })).not.toBeInTheDocument();
  });
});

test('AUTH-033 a sign-in from the shipping cart says so', async () => {
  const bodies: unknown[] = [];
  openPopup({}, { path: '/checkout/shipping-address' });
  await giveEmail(5);
  server.use(
    answer('login', ({ body }) => {
      bodies.push(body);
      return signedIn;
    }),
  );
  await userEvent.type(await screen.findByLabelText('Password'), 'sofa123');
  await press('Sign in');
  await closed();
  expect(bodies).toEqual([
    { email: 'ana@example.ca', password: 'sofa123', action: 'login', login_source_page: 'shippingcart' },
  ]);
});
