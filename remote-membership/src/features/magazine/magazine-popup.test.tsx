import { Link } from '@shop/platform';
import { answer, breakConnection, renderPart, useServer } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { subscribeSuppression } from '../../parts/pop-ups/suppression.ts';
import { texts } from '../../testing/texts.ts';
import { session } from '../../testing/visitor.ts';
import { SubscribePopup } from '../subscribe-popup/subscribe-popup.tsx';
import { subscriptionSlice } from '../subscribe-popup/subscription-slice.ts';
import { MagazinePopup } from './magazine-popup.tsx';
import { magazineSuppression } from './suppression.ts';

const server = useServer();
const PAGE = '/massage-chair-shopping-guidance';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], now: new Date(2026, 2, 4, 15) });
});
afterEach(() => jest.useRealTimers());

const pass = async (seconds: number) => {
  for (let left = seconds; left > 0; left -= 1) await act(async () => jest.advanceTimersByTimeAsync(1000));
};
const open = (path = PAGE) =>
  renderPart(
    <>
      <Link href={PAGE}>Guidance</Link>
      <MagazinePopup />
    </>,
    { texts, path, models: [session] },
  );
const dialog = () => screen.queryByRole('dialog', { name: 'The massage-chair magazine' });
const opened = async () => {
  jest.useRealTimers();
  return screen.findByRole('dialog', { name: 'The massage-chair magazine' });
};

test('POP-022 no other page shows it; its own does once one comes there', async () => {
  open('/');
  await pass(60);
  expect(dialog()).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('link', { name: 'Guidance' }));
  await pass(15);
  expect(await opened()).toBeVisible();
});

test('POP-023 it shows after 15 seconds', async () => {
  open();
  await pass(14);
  expect(dialog()).not.toBeInTheDocument();
  await pass(1);
  expect(await opened()).toBeVisible();
});

test('on its page the coupons’ pop-up, which is due at the same time, leaves it the turn', async () => {
  renderPart(
    <>
      <SubscribePopup />
      <MagazinePopup />
    </>,
    { texts, path: PAGE, models: [session, { slice: subscriptionSlice }] },
  );
  await pass(60);
  expect(await opened()).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('POP-024 once closed it stays away until the next local midnight', async () => {
  const { unmount } = open();
  await pass(15);
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).not.toBeInTheDocument();
  expect(magazineSuppression.isSuppressed(Date.now())).toBe(true);
  unmount();
});

describe('POP-025 it stays away', () => {
  test('from who saw the subscribe pop-up today', async () => {
    subscribeSuppression.suppressUntilMidnight(Date.now());
    open();
    await pass(60);
    expect(dialog()).not.toBeInTheDocument();
  });

  test('from who saw the subscribe pop-up today and left it open', async () => {
    const models = [session, { slice: subscriptionSlice }];
    const { unmount } = renderPart(<SubscribePopup />, { texts, path: '/', models });
    await pass(15);
    jest.useRealTimers();
    await screen.findByRole('dialog');
    // The clock of before: from the real one the quiet after a pop-up would outlast this test.
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], now: new Date(2026, 2, 4, 16) });
    unmount(); // another page of the shop is opened
    open();
    await pass(60);
    expect(dialog()).not.toBeInTheDocument();
  });

  test('where the address says blockpopup', async () => {
    open(`${PAGE}?blockpopup=1`);
    await pass(60);
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('its form', () => {
  const openForm = async () => {
    open();
    await pass(15);
    await opened();
  };
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send me the magazine' }));

  test('VAL-038 name and e-mail are required, address and phone optional; nothing is checked here', async () => {
    const bodies: unknown[] = [];
    server.use(
      answer('massageChairNewsletter', ({ body }) => {
        bodies.push(body);
        return { code: 200 };
      }),
    );
    await openForm();
    for (const name of [/^Name/, /^Email/]) expect(screen.getByRole('textbox', { name })).toBeRequired();
    for (const name of [/^Shipping address/, /^Phone/]) {
      expect(screen.getByRole('textbox', { name })).not.toBeRequired();
      expect(screen.getByRole('textbox', { name })).toHaveAccessibleName(/optional/);
    }
    fill(/^Name/, 'Zoé');
    fill(/^Email/, 'not an address');
    send();
    expect(await screen.findByText('Thank you. The next issue is yours.')).toBeVisible();
    expect(bodies).toMatchObject([{ name: 'Zoé', email: 'not an address' }]);
  });

  test('ERR-014 any other code shows the server’s message as an error, and what was typed stays', async () => {
    server.use(answer('massageChairNewsletter', { code: 409, message: 'You get it already.' }));
    await openForm();
    fill(/^Name/, 'Zoé');
    send();
    expect(await screen.findByRole('alert')).toHaveTextContent('You get it already.');
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Zoé');
  });

  test('a network failure only stops the spinner', async () => {
    server.use(breakConnection('massageChairNewsletter'));
    await openForm();
    send();
    const button = screen.getByRole('button', { name: 'Send me the magazine' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
