import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionEvents } from '@shop/platform';
import type { CallResult } from '@shop/contract';
import { answer, breakConnection, renderPage, useServer, type TestOptions } from '@shop/testing';
import config from '../../remote.config.ts';
import * as page from './sale-event.tsx';
import { headOf } from '../testing/head-of.ts';
import { card, texts } from '../testing/samples.ts';
import { sessionModel } from '../testing/session.ts';

const server = useServer();
const path = '/costwayday';
const coupon = { prize_id: 1, title: 'C$10 off', image: null, kind: 'coupon' } as const;
const none = { prize_id: 2, title: 'Nothing this time', image: null, kind: 'none' } as const;
const lottery: CallResult<'saleLotteryInfo'> = {
  prizes: [coupon, none],
  turns_left: 0,
  starts_at: '2031-06-01T00:00:00Z',
  ends_at: '2031-07-01T00:00:00Z',
  winners: [{ id: 1, nickname: 'Ada', prize: '100 points' }],
};
const timeOf = (server_time: string) => ({ server_time, timestamp: Date.parse(server_time) / 1000 });
const during = timeOf('2031-06-30T23:00:00.000Z');

const shop = (now = during): void => {
  server.use(
    answer('spikeList', { list: [{ ...card({ name: 'Drop chair' }), spkie_special_time: 90_061 }], deals: 1_362 }),
    answer('serverTime', now),
    answer('saleLotteryInfo', lottery),
  );
};
const open = (options: TestOptions = {}) => renderPage(page, {}, { texts, path, models: [sessionModel], ...options });

/** The page of a customer with this many turns. */
const openAsCustomer = async (turns_left: number) => {
  const opened = await open();
  server.use(answer('saleLotteryInfo', { ...lottery, turns_left }));
  act(() => void opened.store.dispatch(sessionEvents.signedIn({ token: 'customer', from: 'storage' })));
  return opened;
};
const draw = () => within(screen.getByRole('region', { name: 'Win your order free' }));

test('ROUTE-004 the route /costwayday shows the sale event: prices with the time that they last', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path, page: './sale-event', render: 'public' }));
  shop();
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Boréal Day 2031' })).toBeVisible();
  const drops = within(screen.getByRole('region', { name: 'Prices that end soon' }));
  expect(drops.getByRole('link', { name: 'Drop chair' })).toBeVisible();
  expect(drops.getByRole('timer')).toHaveTextContent(/^Ends in 1 day 01:0[01]:\d\d$/);
});

test('ROUTE-005 the title names the year by the server’s clock, and the promotion with the number of deals that there are', async () => {
  shop();
  const title = async (language: 'en' | 'fr') => (await headOf(page, path, { language })).head?.title;
  expect(await title('en')).toBe('Boréal Day 2031: 1,362 deals, win your order free');
  expect(await title('fr')).toBe(
    'Grand solde Boréal 2031\u00a0: 1\u00a0362 aubaines, votre commande gratuite à gagner',
  );
});

test('PTS-008 everyone sees prizes and winners; a visitor is asked to sign in, with scripts by the popup', async () => {
  shop();
  const actions: TestOptions['actions'] = [];
  const { location } = await open({ actions });
  expect(draw().getByText('C$10 off')).toBeVisible();
  expect(draw().queryByText('Nothing this time')).toBeNull();
  expect(draw().getByText('Ada: 100 points')).toBeVisible();
  expect(draw().getByRole('timer')).toHaveTextContent(/^Ends in (00:59:\d\d|01:00:00)$/);
  const link = draw().getByRole('link', { name: 'Sign in to draw' });
  expect(link).toHaveAttribute('href', '/customer/account/login?redirect=%2Fcostwayday');
  await userEvent.click(link);
  expect(location()).toBe(path);
  expect(actions).toContainEqual({ type: 'shop/signInRequested', payload: { mode: 1 } });
});

test('PTS-008 a customer draws once, and what was won is said with its code', async () => {
  shop();
  let draws = 0;
  await openAsCustomer(1);
  const button = await draw().findByRole('button', { name: 'Draw now' });
  server.use(
    answer('saleLotteryDraw', () => {
      draws += 1;
      return { prize: coupon, coupon_code: 'AB12CD34', turns_left: 0 };
    }),
    answer('saleLotteryInfo', lottery),
  );
  await userEvent.click(button);
  await waitFor(() => expect(draw().getByRole('status')).toHaveTextContent('You won: C$10 off'));
  expect(draw().getByText('AB12CD34')).toBeVisible();
  expect(draw().getByRole('link', { name: 'My coupons' })).toHaveAttribute('href', '/customer/account/coupon');
  expect(draw().queryByRole('button', { name: 'Draw now' })).toBeNull();
  expect(draws).toBe(1);
});

test.each([
  [none, 'Nothing this time. Come back tomorrow.'],
  [{ ...none, kind: 'points', title: '100 points' }, 'You won: 100 points'],
  [{ ...none, kind: 'gift', title: 'Your order free' }, 'We sent you an email that says how to get it.'],
] as const)('what was won is told in words: %o', async (prize, message) => {
  shop();
  await openAsCustomer(1);
  const button = await draw().findByRole('button', { name: 'Draw now' });
  server.use(
    answer('saleLotteryDraw', { prize, coupon_code: null, turns_left: 0 }),
    answer('saleLotteryInfo', lottery),
  );
  await userEvent.click(button);
  await waitFor(() => expect(draw().getByRole('status')).toHaveTextContent(message));
});

test('who has drawn today comes back tomorrow; a refusal is said in its own words', async () => {
  shop();
  await openAsCustomer(0);
  expect(await draw().findByText('You have already drawn today. Come back tomorrow.')).toBeVisible();
});

test('a draw that the API refuses says why', async () => {
  shop();
  await openAsCustomer(1);
  const button = await draw().findByRole('button', { name: 'Draw now' });
  server.use(answer('saleLotteryDraw', { code: 409, message: 'The draw is closed.' }));
  await userEvent.click(button);
  await waitFor(() => expect(draw().getByRole('status')).toHaveTextContent('The draw is closed.'));
});

test.each([
  ['2031-05-31T23:00:00.000Z', 'The draw opens on May 31, 2031.'],
  ['2031-07-01T00:00:00.000Z', 'The event is over. Thank you for taking part.'],
])('at %s of the server’s clock nobody can draw', async (now, message) => {
  shop(timeOf(now));
  await openAsCustomer(1);
  expect(draw().getByText(message)).toBeVisible();
  expect(draw().queryByRole('button', { name: 'Draw now' })).toBeNull();
});

test('when all prices have ended the other sales are one link away', async () => {
  shop();
  server.use(answer('spikeList', { list: [], deals: 0 }));
  await open();
  expect(screen.getByRole('link', { name: 'See other sales events' })).toHaveAttribute('href', '/sales-events');
});

test('prices and draw that did not arrive can be asked for again, each on its own', async () => {
  shop();
  server.use(breakConnection('spikeList'), breakConnection('saleLotteryInfo'));
  await open();
  expect(screen.getByText('The draw could not be loaded')).toBeVisible();
  shop();
  const [prices] = screen.getAllByRole('button', { name: 'Try again' });
  await userEvent.click(prices ?? document.body);
  expect(await screen.findByRole('link', { name: 'Drop chair' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Sign in to draw' })).toBeVisible();
});
