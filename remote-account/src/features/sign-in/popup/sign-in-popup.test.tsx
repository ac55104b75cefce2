import { intents } from '@shop/contract';
import { answer, useServer } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteWith } from '../../../testing/site.ts';
import { closed, dialog, openPopup, popupSteps, press, signedIn } from '../../../testing/sign-in-popup.tsx';

const server = useServer();
const { giveEmail, signIn } = popupSteps(server);
beforeEach(() => server.use(answer('configInit', siteWith())));
const lead = 'Enter your email address to sign in or to create an account';

describe('AUTH-001 AUTH-002 AUTH-003 each mode has its own step', () => {
  test.each([
    [1, 'Sign in or join', true],
    [2, 'Welcome back', true],
    [3, 'Create your account', true],
    [4, 'Confirm your email', false],
  ] as const)('mode %i: %s; a close button: %p', async (mode, name, hasClose) => {
    openPopup({ mode, email: 'ana@example.ca' });
    expect(await dialog(name)).toBeVisible();
    expect(screen.queryAllByRole('heading')).toHaveLength(1);
    expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(hasClose ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Sign up later' })).toHaveLength(hasClose ? 0 : 1);
  });
});

test('AUTH-004 who asks for a protected action is asked for an e-mail first', async () => {
  openPopup({ pending: { type: 'wishlist/itemWanted' } });
  expect(await screen.findByText(lead)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('');
});

test('the captcha that the API asks for is shown in the popup as well', async () => {
  openPopup({ mode: 1 });
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
  openPopup({ mode: 4, email: 'ana@example.ca' });
  await press('Sign up later');
  await closed();
});

test('the close button and Escape close it, and what waited is forgotten', async () => {
  const { types } = openPopup({ pending: { type: 'wishlist/itemWanted' } });
  await press('Close');
  await closed();
  expect(types()).not.toContain('wishlist/itemWanted');
});

test('AUTH-001 an e-mail with an account leads from mode 1 to mode 2, a new one to mode 3', async () => {
  openPopup();
  await giveEmail(5);
  expect(await dialog('Welcome back')).toBeVisible();
  await press('Change email');
  server.use(answer('registerStatus', { entity_id: null, subscriber: false }));
  await press('Continue');
  expect(await dialog('Create your account')).toBeVisible();
});

test('ACC-009 the action that waited runs once, after the sign-in', async () => {
  const pending = { type: 'wishlist/itemWanted', payload: { product_id: 7 } };
  const { actions } = openPopup({ pending });
  await signIn();
  await closed();
  const order = actions.map(({ type }) => type);
  expect(actions.filter(({ type }) => type === pending.type)).toEqual([pending]);
  expect(order.indexOf(pending.type)).toBeGreaterThan(order.indexOf('session/signInAnswered'));
});

test('AUTH-009 AUTH-019 SESS-025 an unconfirmed address is confirmed in mode 4, then the popup closes and the action runs', async () => {
  const { types } = openPopup({ pending: { type: 'wishlist/itemWanted' } });
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
  openPopup();
  await signIn(false, code_sent);
  expect(await screen.findByText(lead)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Send the code' })).toHaveLength(code_sent ? 0 : 1);
});

test('SESS-025 signing up later drops the action that waited', async () => {
  const { types } = openPopup({ pending: { type: 'wishlist/itemWanted' } });
  await signIn(false);
  await dialog('Confirm your email');
  await press('Sign up later');
  await closed();
  expect(types()).not.toContain('wishlist/itemWanted');
});

test('a code in place of the password is asked for under a heading of its own', async () => {
  server.use(answer('signInCode', null));
  openPopup({ mode: 2, email: 'ana@example.ca' });
  await dialog('Welcome back');
  await press('Email me a code instead');
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
});

test('a sign-in says what came along from this visit, and offers to undo it', async () => {
  const merged_cart = {
    items: [
      { item_id: 7, qty: 2, qty_before: 1, plan_added: false },
      { item_id: 8, qty: 1, qty_before: 0, plan_added: false },
    ],
    coupon_added: false,
  };
  const { actions } = openPopup();
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
  const { location } = openPopup();
  await dialog('Sign in or join');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere', hidden: true }));
  expect(location()).toBe('/elsewhere');
  await closed();
});

test('Back closes it and leaves the page; what waited is forgotten, and the next Back leaves the page', async () => {
  const { location, store, types } = openPopup();
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
  openPopup({ mode: 4, email: 'ana@example.ca' }, { language: 'fr' });
  expect(await dialog('Confirmez votre courriel')).toBeVisible();
  expect(screen.getByRole('button', { name: 'M’inscrire plus tard' })).toBeVisible();
});
