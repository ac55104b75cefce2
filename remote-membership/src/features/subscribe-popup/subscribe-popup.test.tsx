import type { CallResult } from '@shop/contract';
import { Link, tracked, useNavigate } from '@shop/platform';
import { answer, breakConnection, renderPart, useServer, type TestOptions } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SubscribePopup } from './subscribe-popup.tsx';
import { subscriptionSlice } from './subscription-slice.ts';
import { openedSubscribeDialog, pass, subscribeDialog, useSubscribeClock } from '../../testing/subscribe-popup.ts';
import { texts } from '../../testing/texts.ts';
import { session } from '../../testing/visitor.ts';
import { subscribeSuppression } from '../../parts/pop-ups/suppression.ts';

const server = useServer();
const result: CallResult<'newsletterVisitor'> = {
  type: 2,
  message: 'Your coupons are on their way.',
  hasPhone: true,
  customerId: null,
  couponList: [],
  subTitle: '',
  couponExpireAt: null,
};

useSubscribeClock();

const BackButton = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
};

const open = (path = '/', options: TestOptions = {}) =>
  renderPart(
    <>
      <Link href="/furniture.html">Furniture</Link>
      <BackButton />
      <SubscribePopup />
    </>,
    { texts, path, models: [session, { slice: subscriptionSlice }], ...options },
  );

/** Writes an e-mail and sends it, as a person would; the pop-up is open. */
const subscribe = async (email: string) => {
  const field = screen.getByRole('textbox', { name: 'Email' });
  fireEvent.change(field, { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Send me the coupons' }));
};

type Actions = { type: string; payload?: unknown }[];
const trackedOf = (actions: Actions) =>
  actions.filter(({ type }) => type === tracked({ event: 'open_subs_popup' }).type);

const phone = () => {
  window.matchMedia = jest.fn(() => ({ matches: true }) as MediaQueryList);
};
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('POP-011 TRK-005 it opens by itself after 15 seconds, with its e-mail step, which is tracked once', async () => {
  const actions: Actions = [];
  open('/', { actions });
  await pass(14.9);
  expect(trackedOf(actions)).toEqual([]);
  await pass(0.1);
  expect(await openedSubscribeDialog()).toContainElement(screen.getByRole('textbox', { name: 'Email' }));
  expect(trackedOf(actions)).toEqual([tracked({ event: 'open_subs_popup' })]);
});

test('POP-012 TRK-006 once closed it stays away until the next local midnight, and that is tracked', async () => {
  const actions: Actions = [];
  const { unmount } = open('/', { actions });
  await pass(15);
  await openedSubscribeDialog();
  expect(trackedOf(actions)).not.toContainEqual(tracked({ event: 'close_subs_popup' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(trackedOf(actions).slice(1)).toEqual([tracked({ event: 'close_subs_popup' })]);
  expect(subscribeDialog()).not.toBeInTheDocument();
  expect(subscribeSuppression.isSuppressed(new Date(2026, 2, 4, 23, 59, 59).getTime())).toBe(true);
  unmount();
});

test('TRK-006 Back closes it as its button does, and leaves the page; the next Back leaves the page', async () => {
  const actions: Actions = [];
  const { location } = open('/', { actions });
  fireEvent.click(screen.getByRole('link', { name: 'Furniture' }));
  await pass(15);
  await openedSubscribeDialog();
  const back = screen.getByRole('button', { name: 'Back' });
  fireEvent.click(back);
  await waitFor(() => expect(subscribeDialog()).not.toBeInTheDocument());
  expect(location()).toBe('/furniture.html');
  expect(subscribeSuppression.isSuppressed(Date.now())).toBe(true);
  expect(trackedOf(actions).slice(1)).toEqual([tracked({ event: 'close_subs_popup' })]);
  fireEvent.click(back);
  await waitFor(() => expect(location()).toBe('/'));
});

test('POP-012 a new page of the same day does not open it, one of the next day does', async () => {
  localStorage.setItem('subscribe_popup_until', String(new Date(2026, 2, 5).getTime()));
  const { unmount } = open();
  await pass(60);
  expect(subscribeDialog()).not.toBeInTheDocument();
  unmount();
  jest.setSystemTime(new Date(2026, 2, 5, 0, 0, 1));
  open();
  await pass(15);
  expect(await openedSubscribeDialog()).toBeVisible();
});

describe('POP-013 POP-014 POP-015 pages without the pop-up', () => {
  test.each([
    ['POP-013', '/customer/account/login'],
    ['POP-013', '/checkout/cart'],
    ['POP-013', '/checkout/payment'],
    ['POP-013', '/pay'],
    ['what is printed:', '/sales/order/print/order/CA1'],
    ['what is printed:', '/sales/plusorder/history/P1'],
    ['POP-014', '/baby-registry'],
    ['POP-014', '/baby-kids.html'],
    ['POP-014', '/baby-kids/changing-tables.html'],
    ['POP-014', '/toys-hobbies/trampolines.html'],
    ['POP-014', '/newsletter-subscribe-2'],
    ['POP-015', '/?blockpopup=1'],
    ['POP-015', '/furniture.html?page=2&blockpopup'],
  ])('%s it stays away from %s', async (_, path) => {
    open(path);
    await pass(120);
    expect(subscribeDialog()).not.toBeInTheDocument();
  });
});

test('what kept it back is looked at again after a navigation', async () => {
  open('/checkout/cart');
  await pass(20);
  fireEvent.click(screen.getByRole('link', { name: 'Furniture' }));
  await pass(0.9);
  expect(subscribeDialog()).not.toBeInTheDocument();
  await pass(0.1);
  expect(await openedSubscribeDialog()).toBeVisible();
});

test('it never opens over another dialog, but soon after that one is closed', async () => {
  open();
  const other = document.body.appendChild(document.createElement('dialog'));
  other.setAttribute('open', '');
  await pass(60);
  expect(subscribeDialog()).not.toBeInTheDocument();
  other.remove();
  act(() => void document.dispatchEvent(new Event('close')));
  await pass(1);
  expect(await openedSubscribeDialog()).toBeVisible();
});

test('on a phone it waits for the first touch', async () => {
  phone();
  open();
  await pass(60);
  expect(subscribeDialog()).not.toBeInTheDocument();
  fireEvent.pointerDown(document.body);
  await pass(1);
  expect(await openedSubscribeDialog()).toBeVisible();
});

test('it opens once per page, also where storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  open();
  await pass(15);
  await openedSubscribeDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  jest.useFakeTimers();
  await pass(60);
  expect(subscribeDialog()).not.toBeInTheDocument();
});

describe('its e-mail step', () => {
  const openNow = async () => {
    const actions: Actions = [];
    open('/', { actions });
    await pass(15);
    await openedSubscribeDialog();
    return actions;
  };

  test('POP-038 TRK-004 TRK-006 a visitor subscribes, sees what the server says, and is not asked again today', async () => {
    const bodies: unknown[] = [];
    server.use(
      answer('newsletterVisitor', ({ body }) => {
        bodies.push(body);
        return result;
      }),
    );
    const actions = await openNow();
    await subscribe(' guest@example.ca ');
    expect(await screen.findByRole('status')).toHaveTextContent('Your coupons are on their way.');
    // With the words beside it.
    const consent_text = expect.stringMatching(
      /^Leave your email .*You agree to receive our newsletter and can unsubscribe at any time\.$/,
    );
    expect(bodies).toEqual([{ email: 'guest@example.ca', consent_text }]);
    expect(subscribeSuppression.isSuppressed(Date.now())).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Continue shopping' }));
    expect(subscribeDialog()).not.toBeInTheDocument();
    expect(trackedOf(actions).slice(1)).toEqual([
      tracked({ event: 'subs_success', type: 2 }),
      tracked({ event: 'close_subs_popup' }),
    ]);
  });

  test('code 400 goes on too, with its message', async () => {
    server.use(answer('newsletterVisitor', { code: 400, message: 'You have subscribed already.' }));
    await openNow();
    await subscribe('guest@example.ca');
    expect(await screen.findByRole('status')).toHaveTextContent('You have subscribed already.');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('ERR-010 TRK-004 any other code shows the server’s message as an error, keeps what was typed and is no success', async () => {
    server.use(answer('newsletterVisitor', { code: 500, message: 'Out of order.' }));
    const actions = await openNow();
    await subscribe('guest@example.ca');
    const email = screen.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('Out of order.'));
    expect(email).toHaveValue('guest@example.ca');
    expect(trackedOf(actions)).toEqual([tracked({ event: 'open_subs_popup' })]);
  });

  test('ERR-013 a network failure only stops the spinner', async () => {
    server.use(breakConnection('newsletterVisitor'));
    await openNow();
    await subscribe('guest@example.ca');
    const button = screen.getByRole('button', { name: 'Send me the coupons' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeValid();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('guest@example.ca');
  });

  test('VAL-028 the e-mail is required, and checked when it has been changed and then at every change', async () => {
    await openNow();
    const email = screen.getByRole('textbox', { name: 'Email' });
    const type = (value: string) => fireEvent.change(email, { target: { value } });
    type('guest@');
    fireEvent.blur(email);
    expect(email).toHaveAccessibleDescription('Please enter a valid email address. For example name@example.ca');
    type('guest@example.ca');
    expect(email).not.toHaveAccessibleDescription();
    type('guest@example.');
    expect(email).toHaveAccessibleDescription('Please enter a valid email address. For example name@example.ca');
    type('');
    expect(email).toHaveAccessibleDescription('This field is mandatory.');
  });

  test.each([
    ['VAL-001 an empty e-mail', '', 'This field is mandatory.'],
    ['VAL-002 a wrong e-mail', 'guest@', 'Please enter a valid email address. For example name@example.ca'],
  ])('%s is refused under the field', async (_, typed, message) => {
    await openNow();
    await subscribe(typed);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(message);
  });
});
