import { Link, tracked } from '@shop/platform';
import type { CallBody } from '@shop/contract';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { endpoint, keys, pushBrowser, shopKey } from '../../testing/push-browser.ts';
import { texts } from '../../testing/texts.ts';
import { arriveAsCustomer, session } from '../../testing/visitor.ts';
import { isPushSettled } from './push-memory.ts';
import { PushOffer } from './push-offer.tsx';

const browsers = {
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
};
const now = new Date(2026, 2, 4, 15).getTime();
const server = useServer();
let browser: ReturnType<typeof pushBrowser>;
let asked: ReturnType<typeof pushBrowser>['asked'];
const sent: CallBody<'pushSubscribe'>[] = [];

const fakeNotifications = (permission: NotificationPermission = 'default') => {
  browser = pushBrowser(permission);
  ({ asked } = browser);
};
const browse = (name: keyof typeof browsers, isStandalone = false) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browsers[name]);
  window.matchMedia = jest.fn(
    (query: string) => ({ matches: isStandalone && query.includes('standalone') }) as MediaQueryList,
  );
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent.length = 0;
  fakeNotifications();
  server.use(
    answer('pushKey', { public_key: shopKey }),
    answer('pushSubscribe', ({ body }) => {
      sent.push(body);
      return null;
    }),
  );
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], now });
});
afterEach(() => {
  jest.useRealTimers();
  browser.remove();
  Reflect.deleteProperty(window, 'matchMedia');
});

const pass = async (seconds: number) => {
  for (let left = seconds; left > 0; left -= 1) await act(async () => jest.advanceTimersByTimeAsync(1000));
};
const open = (path = '/', actions: { type: string; payload?: unknown }[] = []) =>
  renderPart(
    <>
      <Link href="/furniture.html">Furniture</Link>
      <PushOffer />
    </>,
    { texts, path, actions, models: [session] },
  );
const dialog = () => screen.queryByRole('dialog', { name: 'Be the first to know' });
const opened = async () => {
  jest.useRealTimers();
  return screen.findByRole('dialog', { name: 'Be the first to know' });
};
const stored = () => localStorage.getItem('push_subscription');

describe('POP-029 the offer comes two minutes after a stored start time', () => {
  test('which is when the shop was first seen', async () => {
    browse('chrome');
    open();
    expect(localStorage.getItem('push_start')).toBe(String(now));
    await pass(119);
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  });

  test('and goes on over pages', async () => {
    browse('chrome');
    localStorage.setItem('push_start', String(now - 100_000));
    open();
    await pass(20);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  });
});

test('POP-031 Chrome asks by itself, another browser only after the shop’s own prompt', async () => {
  browse('chrome');
  const { unmount } = open();
  await pass(120);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(dialog()).not.toBeInTheDocument();
  unmount();
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(Notification, { permission: 'default' }); // another browser
  browse('firefox');
  open();
  await pass(150);
  expect(await opened()).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('POP-026 the prompt shows 30 seconds after it was requested', async () => {
  browse('firefox');
  localStorage.setItem('push_start', String(now - 120_000));
  open();
  await pass(29);
  expect(dialog()).not.toBeInTheDocument();
  await pass(1);
  expect(await opened()).toBeVisible();
});

test('POP-027 closing it stores the day, on which it is not shown again', async () => {
  browse('firefox');
  localStorage.setItem('push_start', String(now - 150_000));
  open();
  await pass(30);
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).not.toBeInTheDocument();
  const day = new Date();
  expect(localStorage.getItem('push_closed_on')).toBe(`${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`);
  sessionStorage.clear();
  expect(isPushSettled(day.getTime())).toBe(true);
  expect(isPushSettled(day.getTime() + 24 * 60 * 60 * 1000)).toBe(false);
});

describe('POP-028 Yes subscribes', () => {
  const sayYes = async (isCustomer: boolean) => {
    browse('firefox');
    localStorage.setItem('push_start', String(now - 150_000));
    const actions: { type: string; payload?: unknown }[] = [];
    const { store } = open('/', actions);
    if (isCustomer) arriveAsCustomer(store);
    await pass(30);
    await opened();
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(asked).toHaveBeenCalledTimes(1);
    return actions;
  };

  test('TRK-007 a guest, whose subscription the push service is told, and which is tracked', async () => {
    const actions = await sayYes(false);
    expect(stored()).toBe('{"customerId":null}');
    expect(browser.registered).toEqual(['/service-worker.js']);
    expect(browser.subscribed).toMatchObject([{ userVisibleOnly: true }]);
    expect(sent).toEqual([{ endpoint, ...keys }]);
    expect(actions).toContainEqual(tracked({ event: 'pushSubscribed' }));
  });

  test('TRK-007 not who says no to the browser, nor is the push service told', async () => {
    asked.mockResolvedValueOnce('denied');
    const actions = await sayYes(false);
    expect(stored()).toBeNull();
    expect(sent).toEqual([]);
    expect(actions).not.toContainEqual(tracked({ event: 'pushSubscribed' }));
  });

  test('a customer, who is linked', async () => {
    await sayYes(true);
    expect(stored()).toBe('{"customerId":7}');
  });

  test('not where the push service fails', async () => {
    browser.breakPushService();
    await sayYes(true);
    expect([stored(), sent]).toEqual([null, []]);
  });

  test('not where the API does not take it: the browser is left as it was', async () => {
    server.use(answer('pushSubscribe', { code: 503, message: 'No messages' }));
    await sayYes(true);
    expect([stored(), browser.isSubscribed()]).toEqual([null, false]);
  });
});

describe('POP-030 nothing is offered', () => {
  const never = async (path?: string) => {
    open(path);
    await pass(300);
    expect(asked).not.toHaveBeenCalled();
    expect(dialog()).not.toBeInTheDocument();
  };

  test('when it was offered in this visit', async () => {
    browse('chrome');
    const { unmount } = open();
    await pass(120);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    unmount();
    asked.mockClear();
    await never();
  });

  test('after a No', async () => {
    browse('firefox');
    localStorage.setItem('push_start', String(now - 150_000));
    const { unmount } = open();
    await pass(30);
    await opened();
    fireEvent.click(screen.getByRole('button', { name: 'No, thank you' }));
    unmount();
    sessionStorage.clear();
    expect(isPushSettled(Date.now() + 1e11)).toBe(true);
  });

  test('where the browser was told no, or has no notifications', async () => {
    browse('chrome');
    fakeNotifications('denied');
    await never();
    Reflect.deleteProperty(window, 'Notification');
    await never();
  });

  test('on iOS, unless the shop is an app there', async () => {
    browse('iphone');
    await never();
    localStorage.clear();
    browse('iphone', true);
    open();
    await pass(150);
    expect(await opened()).toBeVisible();
  });

  test('where the shop sends no push messages', async () => {
    server.use(answer('pushKey', { public_key: null }));
    browse('chrome');
    await never();
    sessionStorage.clear();
    browse('firefox');
    await never();
  });

  test('where one pays', async () => {
    browse('chrome');
    await never('/checkout/payment');
  });
});
