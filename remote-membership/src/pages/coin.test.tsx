import { answer, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './coin.tsx';
import { openAsCustomer, openPage } from '../testing/customer.ts';

const server = useServer();

test('ROUTE-007 /costwaycoin shows the coin page to everyone', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: '/costwaycoin', page: './coin', render: 'public' }),
  );
  await openPage(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Coins' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
});

test('PTS-004 a customer sees the number of coins and sends some', async () => {
  let coins = 40;
  server.use(
    answer('coinNumber', () => ({ coins, is_member: 0 })),
    answer('sendCoin', ({ body }) => {
      coins -= Number(body?.coins);
      return { coins };
    }),
  );
  await openAsCustomer(page);
  expect(await screen.findByText('40')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Email of the other person'), 'bo@example.ca');
  await userEvent.type(screen.getByLabelText('How many'), '15');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^15 coins went to bo@example.ca\. They arrive once /)).toBeVisible();
  expect(await screen.findByText('25')).toBeVisible();
});

test('more coins than there are, nobody, or half a coin: said at the field, and nothing typed is lost', async () => {
  server.use(
    answer('coinNumber', { coins: 3, is_member: 0 }),
    answer('sendCoin', { code: 409, message: 'You do not have enough coins.', result: { field: 'coins' } as never }),
  );
  await openAsCustomer(page);
  const number = await screen.findByLabelText('How many');
  await userEvent.type(screen.getByLabelText('Email of the other person'), 'bo@example.ca');
  await userEvent.type(number, '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Please enter a whole number, 1 or more.')).toBeVisible();
  await userEvent.clear(number);
  await userEvent.type(number, '9');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('You do not have enough coins.')).toBeVisible();
  expect(number).toHaveValue('9');
  expect(number).toBeInvalid();
});
