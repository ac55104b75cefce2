import { answer, useServer } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './milestone-badge.tsx';
import { openAsCustomer, openPage, pointsInfo } from '../testing/customer.ts';

const server = useServer();
const coupon = { prize_id: 4, title: 'C$5 off', kind: 'coupon' } as const;
beforeEach(() => server.use(answer('milestonePrizes', { list: [coupon] })));

test('ROUTE-021 /Milestone-Badge shows the milestones and the prizes to everyone', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: '/Milestone-Badge', page: './milestone-badge', render: 'personal' }),
  );
  await openPage(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Milestone Badge' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'What can be won' })).getByText('C$5 off')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Draw' })).not.toBeInTheDocument();
});

test('PTS-007 a customer draws once for each milestone, and reads what was won', async () => {
  let turns = 1;
  server.use(
    answer('pointsInfo', () => ({ ...pointsInfo, milestone_turns: turns })),
    answer('milestoneLottery', () => {
      turns = 0;
      return { prize: coupon, coupon_code: 'GIFT2345AB', turns_left: 0 };
    }),
  );
  await openAsCustomer(page);
  expect(await screen.findAllByText('Reached')).toHaveLength(2);
  expect(screen.getByText('One draw left')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Draw' }));
  expect(await screen.findByText('You won: C$5 off')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy code GIFT2345AB' })).toBeVisible();
  expect(await screen.findByText('0 draws left')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Draw' })).toBeDisabled();
});

test('a draw that was refused says why', async () => {
  server.use(answer('pointsInfo', pointsInfo), answer('milestoneLottery', { code: 409, message: 'No draw is left.' }));
  await openAsCustomer(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Draw' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No draw is left.');
});
