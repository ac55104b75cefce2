import { answer, renderPart, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../../testing/texts.ts';
import { session } from '../../testing/visitor.ts';
import type { Answered } from './success-view.tsx';
import SubscribeDialog from './subscribe-dialog.tsx';
import { subscriptionSlice } from './subscription-slice.ts';

const server = useServer();
const couponList = [100, 60, 40, 30, 20, 10].map((dollars) => ({
  discount: `C$${dollars}`,
  desc: 'off your order',
  validNum: 1,
}));
const serverTime = { server_time: '2026-06-01T12:00:00.000Z', timestamp: 0 };
const more = { hasPhone: true, customerId: null, subTitle: '', couponExpireAt: null };

/** Subscribes in the open pop-up; the API answers with this. */
const subscribe = async (given: Answered & { type: number }, language: 'en' | 'fr' = 'en') => {
  server.use(answer('newsletterVisitor', { ...more, couponList, ...given }), answer('serverTime', serverTime));
  const nothing = (): void => undefined;
  renderPart(<SubscribeDialog onClose={nothing} onSubscribed={nothing} />, {
    texts,
    language,
    models: [session, { slice: subscriptionSlice }],
  });
  await userEvent.type(screen.getByRole('textbox'), 'guest@example.ca{Enter}');
  if (given.hasPhone === false && given.type !== 5) {
    await userEvent.click(await screen.findByRole('button', { name: language === 'fr' ? 'Passer' : 'Skip' }));
  }
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(given.message));
  return screen.getByRole('dialog');
};
const rows = () =>
  screen.queryAllByRole('list').map((row) =>
    within(row)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  );

test.each([1, 2, 3, 4])('POP-009 CPN-013 the answer’s coupons stand three and two in a row (type %i)', async (type) => {
  await subscribe({ type, message: 'Welcome.', couponList });
  expect(rows()).toEqual([
    ['C$100 off your order', 'C$60 off your order', 'C$40 off your order'],
    ['C$30 off your order', 'C$20 off your order'],
  ]);
});

test('fewer coupons make one row, none make none', async () => {
  await subscribe({ type: 1, message: 'Welcome.', couponList: couponList.slice(0, 2) });
  expect(rows()).toEqual([['C$100 off your order', 'C$60 off your order']]);
  document.body.replaceChildren();
  await subscribe({ type: 1, message: 'Welcome.', couponList: [] });
  expect(rows()).toEqual([]);
});

test('the promise stands over what keeps it', async () => {
  await subscribe({ type: 2, message: 'Welcome.', couponList });
  expect(screen.getByRole('heading', { name: 'Get C$250 off' })).toBeVisible();
  expect(screen.getByText('Get C$250 off')).not.toHaveClass('hidden');
});

test('the heading promises what the coupons are worth that are left', async () => {
  await subscribe({ type: 2, message: 'Welcome.', couponList: couponList.slice(2), subTitle: 'C$90 off for you' });
  expect(screen.getByRole('heading', { name: 'C$90 off for you' })).toBeVisible();
  expect(screen.queryByText(/C\$250/)).not.toBeInTheDocument();
});

test('POP-005 to an e-mail that has subscribed before only the server speaks', async () => {
  const dialog = await subscribe({ type: 5, message: 'You have subscribed already.', couponList });
  const words = within(dialog).getByRole('status').parentElement;
  expect(words).toHaveTextContent(/^You have subscribed already\.Continue shopping$/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Get C$250 off')).toHaveClass('hidden');
});

test.each([
  [2, 'en', 1],
  [2, 'fr', 1],
  [1, 'en', 0],
  [3, 'en', 0],
  [4, 'en', 0],
  [5, 'en', 0],
] as const)('POP-006 only type 2 is valid for three months (type %i, %s)', async (type, language, times) => {
  await subscribe({ type, message: 'Welcome.', couponList }, language);
  const note = language === 'fr' ? 'Valides pendant trois mois' : 'Valid for three months';
  expect(screen.queryAllByText(note)).toHaveLength(times);
});
