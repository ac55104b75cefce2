import { sessionEvents } from '@shop/platform';
import { answer, useServer } from '@shop/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as center from './member-center.tsx';
import * as introduction from './member-introduction.tsx';
import * as open from './open-member.tsx';
import * as plus from './plus.tsx';
import * as rules from './plus-rules.tsx';
import { openAsCustomer, openPage, pointsInfo, product } from '../testing/customer.ts';

const server = useServer();
const benefits = [{ code: 'discount', title: '15% off all year', text: 'On everything.' }];
beforeEach(() => {
  const words = { title: 'Boréal PLUS+', subtitle: 'A year.', hero_image: null, member_count: 0, faq: [] };
  server.use(
    answer('plusInfo', { ...words, plusPrice: 9_900, plusSpecialPrice: 4_900, benefits }),
    answer('plusProducts', { list: [product], total: 1 }),
    answer('show', { list: [{ id: 1, name: 'Points', image: null, url: '/points/points' }] }),
  );
});
const isRoute = (path: string, page: string, render = 'public') =>
  expect(config.routes).toContainEqual(expect.objectContaining({ path, page, render }));

test('ROUTE-008 /member-introduction tells what membership is', async () => {
  isRoute('/member-introduction', './member-introduction');
  await openPage(introduction);
  expect(screen.getByRole('heading', { level: 1, name: 'About membership' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: '15% off all year' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open a membership' })).toHaveAttribute('href', '/open-member');
});

test('ROUTE-009 /open-member tells what it costs, and opens one', async () => {
  isRoute('/open-member', './open-member');
  await openPage(open);
  expect(screen.getByRole('heading', { level: 1, name: 'Open a membership' })).toBeVisible();
  expect(screen.getByText('C$49.00')).toBeVisible();
  expect(screen.getByRole('link', { name: /Sign In\/UP to Join/ })).toBeVisible();
});

test('ROUTE-010 /member-center shows points and coins to a customer, and the programmes to everyone', async () => {
  isRoute('/member-center', './member-center', 'personal');
  server.use(answer('pointsInfo', pointsInfo), answer('coinNumber', { coins: 30, is_member: 0 }));
  await openAsCustomer(center);
  expect(screen.getByRole('heading', { level: 1, name: 'Member centre' })).toBeVisible();
  expect(await screen.findByText('1,250')).toBeVisible();
  expect(await screen.findByText('30')).toBeVisible();
  const shown = within(screen.getByRole('region', { name: 'More to discover' }));
  expect(await shown.findByRole('link', { name: 'Points' })).toHaveAttribute('href', '/points/points');
});

test('ROUTE-006 a dropshipper’s member centre does not lead to cashback, anyone else’s does', async () => {
  const programme = (id: number, name: string, url: string) => ({ id, name, image: null, url });
  const list = [programme(1, 'Points', '/points/points'), programme(5, 'Loyalty cashback', '/loyalty-cashback')];
  server.use(
    answer('pointsInfo', pointsInfo),
    answer('coinNumber', { coins: 30, is_member: 0 }),
    answer('show', { list }),
  );
  const { store } = await openAsCustomer(center);
  const shown = within(screen.getByRole('region', { name: 'More to discover' }));
  expect(await shown.findByRole('link', { name: 'Loyalty cashback' })).toBeVisible();
  const member = { entityId: 1, email: 'ana@example.ca', firstName: 'Ana', lastName: 'Roy', group: 'Dropship' };
  act(() => void store.dispatch(sessionEvents.customerLoaded(member)));
  expect(shown.getByRole('link', { name: 'Points' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Loyalty cashback' })).not.toBeInTheDocument();
});

test('who is a member sees so, as the API knows it today', async () => {
  server.use(
    answer('pointsInfo', pointsInfo),
    answer('coinNumber', { coins: 30, is_member: 1 }),
    answer('plusStepInfo', { is_qiye: 0, group_name: 'PLUS+', can_buy_plus: 0, ends_at: '2027-03-09T12:00:00.000Z' }),
  );
  await openAsCustomer(center);
  expect(await screen.findByText('You are a Plus+ member.')).toBeVisible();
  expect(await screen.findByText('You are a member until March 9, 2027.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Plus+ orders' })).toHaveAttribute('href', '/sales/plusorder/history');
});

test('a letter to a friend is sent with the customer’s own words', async () => {
  const sent: unknown[] = [];
  server.use(
    answer('pointsInfo', pointsInfo),
    answer('coinNumber', { coins: 30, is_member: 0 }),
    answer('sendCustomerEmail', ({ body }) => {
      sent.push(body);
      return null;
    }),
  );
  await openAsCustomer(center);
  await userEvent.type(screen.getByLabelText('Your friend’s email'), 'bo@example.ca');
  await userEvent.type(screen.getByLabelText(/Message/), 'Look at this');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your email is on its way to bo@example.ca.')).toBeVisible();
  expect(sent).toEqual([{ email: 'bo@example.ca', message: 'Look at this' }]);
});

test('ROUTE-012 /costwayplus-rules holds the guidelines, and every link to it opens in a new tab', async () => {
  isRoute('/costwayplus-rules', './plus-rules');
  const { unmount } = await openPage(rules);
  expect(screen.getByRole('heading', { level: 1, name: 'Plus+ guidelines' })).toBeVisible();
  expect(screen.getByText(/renewed in the last 60 days/)).toBeVisible();
  unmount();
  for (const page of [plus, introduction, open]) {
    const view = await openPage(page);
    const link = screen.getByRole('link', { name: 'Plus+ guidelines' });
    expect(link).toHaveAttribute('href', '/costwayplus-rules');
    expect(link).toHaveAttribute('target', '_blank');
    view.unmount();
  }
});

test('MEM-026 the Plus+ page lists what its calls answer: the Plus+ products and the content', async () => {
  await openPage(plus);
  const products = within(screen.getByRole('region', { name: 'Less for members' }));
  expect(products.getByRole('link', { name: /Lund Armchair/ })).toHaveAttribute('href', '/lund-armchair.html');
  expect(products.getByText('Plus+ C$153.00')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Boréal PLUS+' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: '15% off all year' })).toBeVisible();
});
