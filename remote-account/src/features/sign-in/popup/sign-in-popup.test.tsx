import { intents, type SignInRequested } from '@shop/contract';
import { Link, useNavigate } from '@shop/platform';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../../../testing/fixtures.ts';
import { siteWith } from '../../../testing/google.ts';
import { popupSlice } from './popup-slice.ts';
import { SignInPopup } from './sign-in-popup.tsx';

const server = useServer();
beforeEach(() => server.use(answer('configInit', siteWith())));
const signedIn = { token: 'customer-token', verify_status: true, entity_id: 5 };
const lead = 'Enter your email address to sign in or to create an account';

interface Place {
  path?: string;
  language?: 'en' | 'fr';
}

const BackButton = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
};

const open = (asked: SignInRequested = {}, { path = '/plus', language = 'en' }: Place = {}) => {
  const actions: { type: string; payload?: unknown }[] = [];
  const reload = jest.fn();
  const part = (
    <>
      <Link href="/elsewhere">Elsewhere</Link>
      <BackButton />
      <SignInPopup reload={reload} />
    </>
  );
  const { store, location } = renderPart(part, { texts, path, language, actions, models: [{ slice: popupSlice }] });
  act(() => void store.dispatch(intents.signInRequested(asked)));
  return { actions, reload, location, store, types: () => actions.map(({ type }) => type) };
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const giveEmail = async (entity_id: number | null) => {
  server.use(answer('registerStatus', { entity_id, subscriber: false }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.ca');
  await press('Continue');
};
const signIn = async (verify_status = true, code_sent?: boolean) => {
  await giveEmail(5);
  server.use(answer('login', { ...signedIn, verify_status, ...(code_sent !== undefined && { code_sent }) }));
  await userEvent.type(await screen.findByLabelText('Password'), 'sofa123');
  await press('Sign in');
};

describe('AUTH-001 AUTH-002 AUTH-003 each mode has its own step', () => {
  test.each([
    [1, 'Sign in or join', true],
    [2, 'Welcome back', true],
    [3, 'Create your account', true],
    [4, 'Confirm your email', false],
  ] as const)('mode %i: %s; a close button: %p', async (mode, name, hasClose) => {
    open({ mode, email: 'ana@example.ca' });
    expect(await dialog(name)).toBeVisible();
    expect(screen.queryAllByRole('heading')).toHaveLength(1);
    expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(hasClose ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Sign up later' })).toHaveLength(hasClose ? 0 : 1);
  });
});

test('AUTH-004 who asks for a protected action is asked for an e-mail first', async () => {
  open({ pending: { type: 'wishlist/itemWanted' } });
  expect(await screen.findByText(lead)).toBeVisible();
});

test('X-043 the captcha that the API asks for is shown in the popup as well', async () => {
  open({ mode: 1 });
  await dialog('Sign in or join');
  await giveEmail(5);
  const bodies: unknown[] = [];
  server.use(
    answer('login', ({ body }) => {
      bodies.push(body?.g_recaptcha_response);
      if (body?.g_recaptcha_response) return signedIn;
      return { code: 400, message: 'Refused.', result: { field: 'g_recaptcha_response' } as never }; // a refusal's
    }),
  );
  await userEvent.type(await screen.findByLabelText('Password'), 'sofa123{Enter}');
  await userEvent.click(await screen.findByRole('checkbox', { name: /robot/ }));
  await press('Sign in');
  await closed();
  expect(bodies).toEqual([undefined, expect.stringMatching(/^sandbox/)]);
});

test('AUTH-003 mode 4 is left by signing up later', async () => {
  open({ mode: 4, email: 'ana@example.ca' });
  await press('Sign up later');
  await closed();
});

test('the close button and Escape close it, and what waited is forgotten', async () => {
  const { types } = open({ pending: { type: 'wishlist/itemWanted' } });
  await press('Close');
  await closed();
  expect(types()).not.toContain('wishlist/itemWanted');
});

test('AUTH-001 an e-mail with an account leads from mode 1 to mode 2, a new one to mode 3', async () => {
  open();
  await giveEmail(5);
  expect(await dialog('Welcome back')).toBeVisible();
  await press('Change email');
  server.use(answer('registerStatus', { entity_id: null, subscriber: false }));
  await press('Continue');
  expect(await dialog('Create your account')).toBeVisible();
});

test('ACC-009 the action that waited runs once, after the sign-in', async () => {
  const pending = { type: 'wishlist/itemWanted', payload: { product_id: 7 } };
  const { actions } = open({ pending });
  await signIn();
  await closed();
  const order = actions.map(({ type }) => type);
  expect(actions.filter(({ type }) => type === pending.type)).toEqual([pending]);
  expect(order.indexOf(pending.type)).toBeGreaterThan(order.indexOf('session/signInAnswered'));
});

test('AUTH-009 AUTH-019 SESS-025 an unconfirmed address is confirmed in mode 4, then the popup closes and the action runs', async () => {
  const { types } = open({ pending: { type: 'wishlist/itemWanted' } });
  await signIn(false);
  expect(await dialog('Confirm your email')).toBeVisible();
  expect(types()).not.toContain('wishlist/itemWanted');
  server.use(answer('verifyEmailCode', signedIn));
  await userEvent.type(screen.getByLabelText('Code'), '12AB56');
  await press('Confirm');
  await closed();
  expect(types()).toContain('wishlist/itemWanted');
});

test.each([
  [true, 'We sent a code to ana@example.ca. Enter it here.'],
  [false, 'Your address ana@example.ca needs a code. Ask for it, then enter it here.'],
])('AUTH-009 it says whether the sign-in sent a letter: %p', async (code_sent, lead) => {
  open();
  await signIn(false, code_sent);
  expect(await screen.findByText(lead)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Send the code' })).toHaveLength(code_sent ? 0 : 1);
});

test('SESS-025 signing up later drops the action that waited', async () => {
  const { types } = open({ pending: { type: 'wishlist/itemWanted' } });
  await signIn(false);
  await dialog('Confirm your email');
  await press('Sign up later');
  await closed();
  expect(types()).not.toContain('wishlist/itemWanted');
});

test('a code in place of the password is asked for under a heading of its own', async () => {
  server.use(answer('signInCode', null));
  open({ mode: 2, email: 'ana@example.ca' });
  await dialog('Welcome back');
  await press('Email me a code instead');
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
});

describe('AUTH-011 on pay pages', () => {
  test.each(['/checkout/shipping-address', '/checkout/payment', '/pay'])('%s loads anew', async (path) => {
    const { types, reload } = open({}, { path });
    await signIn();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(types()).toContain('session/paySignInCompleted');
  });

  test.each([
    ['signing up later', () => press('Sign up later')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('SESS-025 so does %s, without what waited: the session has its customer', async (_, leave) => {
    const pending = { type: 'wishlist/itemWanted' };
    const { types, reload } = open({ pending }, { path: '/checkout/payment' });
    await signIn(false);
    await dialog('Confirm your email');
    await leave();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(types()).toContain('session/paySignInCompleted');
    expect(types()).not.toContain(pending.type);
  });

  test('leaving before a sign-in does not', async () => {
    const { types, reload } = open({ mode: 4, email: 'ana@example.ca' }, { path: '/checkout/payment' });
    await press('Sign up later');
    await closed();
    expect(reload).not.toHaveBeenCalled();
    expect(types()).not.toContain('session/paySignInCompleted');
  });

  test('other pages do not', async () => {
    const { types, reload } = open({}, { path: '/checkout/cart' });
    await signIn();
    await closed();
    expect(reload).not.toHaveBeenCalled();
    expect(types()).not.toContain('session/paySignInCompleted');
  });
});

describe('SESS-007 a session that ended while somebody paid', () => {
  const ended = { mode: 2, email: 'ana@example.ca', reason: 'sessionEnded' } as const;
  const signInAgain = async () => {
    server.use(answer('login', signedIn));
    await userEvent.type(await screen.findByLabelText('Password'), 'sofa123');
    await press('Sign in');
    await closed();
  };

  test.each([
    ['en', 'Welcome back', 'Your session has ended. Sign in to go on: your cart is kept, and so is what you typed.'],
    [
      'fr',
      'Heureux de vous revoir',
      'Votre session est terminée. Connectez-vous pour continuer : votre panier et ce que vous avez saisi sont conservés.',
    ],
  ] as const)('in %s the popup says why it is there, and whose password it asks for', async (language, name, text) => {
    open(ended, { path: '/checkout/payment', language });
    const popup = await dialog(name);
    expect(popup).toHaveTextContent(text);
    expect(popup).toHaveTextContent('ana@example.ca');
  });

  test.each(['/checkout/shipping-address', '/checkout/payment', '/pay'])(
    'REQ-008 the same customer goes on at %s with the flag, and the page keeps what was typed',
    async (path) => {
      const { types, reload } = open(ended, { path });
      await signInAgain();
      expect(types()).toContain('session/paySignInCompleted');
      expect(types()).not.toContain('session/guestWanted');
      expect(reload).not.toHaveBeenCalled();
    },
  );

  test('another customer gets the page anew', async () => {
    const { reload } = open({ ...ended, email: 'somebody.else@example.ca' }, { path: '/pay' });
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
    const { actions, reload } = open(ended, { path: '/checkout/payment' });
    await dialog('Welcome back');
    await decline();
    await closed();
    expect(actions).toContainEqual(expect.objectContaining({ type: 'session/guestWanted' }));
    expect(actions).toContainEqual(
      intents.noticeGiven({
        text: 'You go on as a guest. The cart of before is kept in your account.',
        tone: 'neutral',
        action: { label: 'Sign in', run: intents.signInRequested({}) },
      }),
    );
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('AUTH-006 Continue as Guest', () => {
  test.each(['/checkout/cart', '/checkout/shipping-address', '/checkout/payment'])('closes it on %s', async (path) => {
    open({}, { path });
    await press('Continue as Guest');
    await closed();
  });

  test.each(['/', '/plus', '/checkoutish'])('is not offered on %s', async (path) => {
    open({}, { path });
    await dialog('Sign in or join');
    expect(screen.queryByRole('button', { name: 'Continue as Guest' })).not.toBeInTheDocument();
  });
});

test('AUTH-033 a sign-in from the shipping cart says so', async () => {
  const bodies: unknown[] = [];
  open({}, { path: '/checkout/shipping-address' });
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

test('X-003 a sign-in says what came along from this visit, and offers to undo it', async () => {
  const merged_cart = {
    items: [
      { item_id: 7, qty: 2, qty_before: 1, plan_added: false },
      { item_id: 8, qty: 1, qty_before: 0, plan_added: false },
    ],
    coupon_added: false,
  };
  const { actions } = open();
  await giveEmail(5);
  const merged_wishlist = [{ product_id: 3, child_id: null }];
  server.use(answer('login', { ...signedIn, merged_cart, merged_wishlist, merged_viewed: [3, 4] }));
  await userEvent.type(await screen.findByLabelText('Password'), 'sofa123');
  await press('Sign in');
  await closed();
  expect(actions).toContainEqual(
    intents.noticeGiven({
      text: 'Kept from this visit: 3 items in your cart, 1 item on your wishlist and 2 products you looked at.',
      tone: 'ok',
      action: { label: 'Undo', run: intents.mergeUndone({ merged_cart, merged_wishlist, merged_viewed: [3, 4] }) },
    }),
  );
});

test('a navigation closes it', async () => {
  const { location } = open();
  await dialog('Sign in or join');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere', hidden: true }));
  expect(location()).toBe('/elsewhere');
  await closed();
});

test('Back closes it and leaves the page; what waited is forgotten, and the next Back leaves the page', async () => {
  const { location, store, types } = open();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere', hidden: true }));
  await closed();
  act(() => void store.dispatch(intents.signInRequested({ pending: { type: 'wishlist/itemWanted' } })));
  await dialog('Sign in or join');
  await press('Back');
  await closed();
  expect(location()).toBe('/elsewhere');
  expect(types()).not.toContain('wishlist/itemWanted');
  await press('Back');
  expect(location()).toBe('/plus');
});

test('in French it is French', async () => {
  open({ mode: 4, email: 'ana@example.ca' }, { language: 'fr' });
  expect(await dialog('Confirmez votre courriel')).toBeVisible();
  expect(screen.getByRole('button', { name: 'M’inscrire plus tard' })).toBeVisible();
});
