import { answer, renderPart, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoint, keys, pushBrowser, shopKey } from '../../testing/push-browser.ts';
import { texts } from '../../testing/texts.ts';
import { arriveAsCustomer, session } from '../../testing/visitor.ts';
import { PushSwitch } from './push-switch.tsx';

const server = useServer();
let browser: ReturnType<typeof pushBrowser> | undefined;
afterEach(() => {
  browser?.remove();
  browser = undefined;
  localStorage.clear();
});

const asked: unknown[] = [];
const open = (key: string | null = shopKey) => {
  asked.length = 0;
  server.use(
    answer('pushKey', { public_key: key }),
    answer('pushSubscribe', ({ body }) => {
      asked.push(body);
      return null;
    }),
    answer('pushUnsubscribe', ({ body }) => {
      asked.push(body);
      return null;
    }),
  );
  const shown = renderPart(<PushSwitch />, { texts, models: [session] });
  arriveAsCustomer(shown.store);
  return shown;
};
const box = () => screen.findByRole('checkbox', { name: 'Messages in this browser' });

test('POP-028 push messages are switched on and off: browser and API are told, and the shop asks no more', async () => {
  browser = pushBrowser();
  open();
  expect(await box()).not.toBeChecked();
  expect(browser.asked).not.toHaveBeenCalled();
  await userEvent.click(await box());
  await waitFor(async () => expect(await box()).toBeChecked());
  expect([asked, browser.isSubscribed(), localStorage.getItem('push_subscription')]).toEqual([
    [{ endpoint, ...keys }],
    true,
    '{"customerId":7}',
  ]);
  await userEvent.click(await box());
  await waitFor(async () => expect(await box()).not.toBeChecked());
  expect(asked.at(-1)).toEqual({ endpoint });
  expect([browser.isSubscribed(), localStorage.getItem('push_subscription')]).toEqual([false, null]);
  expect(localStorage.getItem('push_rejected')).toBe('1');
});

test('POP-028 a browser that does not take it says so', async () => {
  browser = pushBrowser();
  browser.breakPushService();
  open();
  await userEvent.click(await box());
  expect(await screen.findByText('This browser did not take the shop’s messages.')).toBeVisible();
  expect(await box()).not.toBeChecked();
});

test('a browser that blocks messages says where to allow them', async () => {
  browser = pushBrowser('denied');
  open();
  expect(await box()).toBeDisabled();
  expect(await box()).toHaveAccessibleDescription(/Allow them in its settings/);
});

test('nothing stands there where the shop sends none', async () => {
  browser = pushBrowser();
  const { container } = open(null);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
