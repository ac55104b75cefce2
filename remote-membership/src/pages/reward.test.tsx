import { answer, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './reward.tsx';
import { openAsCustomer, pointsInfo } from '../testing/customer.ts';

const server = useServer();
const reward = (reward_id: number, title: string, cost: number) => ({
  reward_id,
  kind: 'coupon' as const,
  title,
  description: 'For one order.',
  cost,
  currency: 'points' as const,
});
let points = 600;
beforeEach(() => {
  points = 600;
  server.use(
    answer('pointsInfo', () => ({ ...pointsInfo, points, points_cur_amount: points })),
    answer('coinNumber', { coins: 0, is_member: 0 }),
    answer('pointsRewards', { list: [reward(1, 'C$5 off', 500), reward(2, 'C$10 off', 1_000)] }),
  );
});

test('ROUTE-040 /points/reward needs a sign-in and shows the rewards', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: '/points/reward', page: './reward', auth: true }),
  );
  await openAsCustomer(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible();
  expect(await screen.findByText('500 points')).toBeVisible();
});

test('PTS-009 points are spent on a reward after a second press; what costs too much cannot be chosen', async () => {
  server.use(
    answer('redeemReward', () => {
      points = 100;
      return { reward_id: 1, coupon_code: 'GIFT2345AB', points, coins: 0 };
    }),
  );
  await openAsCustomer(page);
  expect(await screen.findByRole('button', { name: 'Exchange: C$10 off' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Exchange: C$5 off' }));
  expect(points).toBe(600);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, exchange: C$5 off' }));
  expect(await screen.findByText('Your coupon: GIFT2345AB')).toBeVisible();
  expect(await screen.findByText('100')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Exchange: C$5 off' })).toBeDisabled();
});

test('a refused exchange says why, and can be kept from', async () => {
  server.use(answer('redeemReward', { code: 409, message: 'You do not have enough points.' }));
  await openAsCustomer(page);
  const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Exchange: C$5 off' }));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Keep them' }));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, exchange: C$5 off' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have enough points.');
});

test('by the keyboard one stays at the reward: question and answer take the focus of what they replace', async () => {
  await openAsCustomer(page);
  const exchange = await screen.findByRole('button', { name: 'Exchange: C$5 off' });
  expect(exchange).toBeEnabled();
  exchange.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Yes, exchange: C$5 off' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Exchange: C$5 off' })).toHaveFocus();
});
