import type { CallResult } from '@shop/contract';
import { answer, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './points.tsx';
import { openAsCustomer, openPage, pointsInfo, product } from '../testing/customer.ts';

const server = useServer();
type Task = CallResult<'taskList'>['list'][number];
const task = (task_id: number, kind: Task['kind'], title: string, more: Partial<Task> = {}): Task => ({
  task_id,
  kind,
  title,
  description: 'Do it.',
  points: 10,
  is_done: 0,
  is_ready: 1,
  channel: null,
  url: null,
  ...more,
});
const tasks = [
  task(1, 'sign', 'Check in today'),
  task(2, 'share', 'Share a product'),
  task(3, 'collect', 'Confirm your email'),
  task(4, 'collect', 'Complete your profile', { is_ready: 0, url: '/customer/account/edit' }),
  task(5, 'birthday', 'Tell us your birthday'),
  task(6, 'follow', 'Follow us on Instagram', { channel: 'Instagram', url: '/go/instagram' }),
  task(7, 'follow', 'Follow us on YouTube', {
    channel: 'YouTube',
    url: '/go/youtube',
    is_done: 1,
  }),
];
const history: CallResult<'pointsLists'> = {
  list: [
    { id: 2, points: -500, reason: 'Exchanged for a reward', created_at: '2026-05-02T12:00:00.000Z' },
    { id: 1, points: 1_750, reason: 'Order', created_at: '2026-05-01T12:00:00.000Z' },
  ],
  total: 12,
  page: 1,
  page_size: 10,
};
const asked: string[] = [];
const earned = { earned: 10, points: 1_260 };

beforeEach(() => {
  asked.length = 0;
  const note = (name: string) => (given: { body?: object }) => {
    asked.push(`${name} ${JSON.stringify(given.body ?? {})}`);
    return earned;
  };
  server.use(
    answer('pointsInfo', pointsInfo),
    answer('pointsLists', history),
    answer('taskList', { list: tasks }),
    answer('signPoints', note('sign')),
    answer('collectPoints', note('collect')),
    answer('follow', note('follow')),
    answer('shareProduct', note('share')),
    answer('tellBirthday', note('birthday')),
    answer('recentlyViewed', { products: [product] }),
  );
});
const rowOf = async (title: string) =>
  within((await screen.findByRole('heading', { level: 3, name: title })).closest('li') ?? document.body);

test('ROUTE-013 /points/points shows the points page to everyone', async () => {
  expect(config.routes.find(({ path }) => path === '/points/points')).toMatchObject({
    page: './points',
    render: 'public',
  });
  expect(config.routes.find(({ path }) => path === '/points/points')).not.toHaveProperty('auth');
  await openPage(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Reward points' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in or join free' })).toHaveAttribute(
    'href',
    '/customer/account/login?redirect=%2Fpoints%2Fpoints',
  );
});

test('points of an order that may come back are shown apart, and say when they can be spent', async () => {
  const list = history.list.map((row) => ({ ...row, is_pending: row.points > 0 ? 1 : 0 }));
  server.use(
    answer('pointsInfo', { ...pointsInfo, pending_points: 1_750 }),
    answer('configInit', { return_days: 14 } as CallResult<'configInit'>), // nothing else of it is read here
    answer('pointsLists', { ...history, list }),
  );
  await openAsCustomer(page);
  const pending = (await screen.findByText('1,750')).closest('div');
  expect(pending).toHaveTextContent(/^Pending1,750$/);
  expect(await screen.findByText(/14 days after it arrived/)).toBeVisible();
  expect((await rowOf('Order')).getByText(/Pending/)).toBeVisible();
  expect((await rowOf('Exchanged for a reward')).queryByText(/Pending/)).toBeNull();
});

test('PTS-001 PTS-002 a customer sees the balance, what it is worth, and how it came about', async () => {
  await openAsCustomer(page);
  expect(await screen.findByText('1,250')).toBeVisible();
  expect(screen.getByText('C$12.50')).toBeVisible();
  const row = await rowOf('Exchanged for a reward');
  expect(row.getByText('-500')).toBeVisible();
  expect((await rowOf('Order')).getByText('+1,750')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/points/points?page=2');
});

test('PTS-003 sign, collect, follow and share call their task’s call, and say what they earned', async () => {
  const actions: { type: string; payload?: unknown }[] = [];
  await openAsCustomer(page, { actions });
  await userEvent.click((await rowOf('Check in today')).getByRole('button', { name: 'Check in' }));
  await userEvent.click((await rowOf('Confirm your email')).getByRole('button', { name: /Collect/ }));
  const follow = (await rowOf('Follow us on Instagram')).getByRole('link', { name: 'Follow on Instagram' });
  expect(follow).toHaveAttribute('target', '_blank');
  follow.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(follow);
  await userEvent.click((await rowOf('Share a product')).getByRole('button', { name: 'Choose a product' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share a product' }));
  const copied = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
  await userEvent.click(await dialog.findByRole('button', { name: 'Copy link' }));
  await dialog.findByText('Copied');
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked).toEqual([
    'sign {}',
    'collect {"task_id":"3"}',
    'follow {"channel":"Instagram"}',
    'share {"product_id":"7","channel":"link"}',
  ]);
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/\/lund-armchair\.html$/));
  expect(actions).toContainEqual(expect.objectContaining({ payload: { tone: 'ok', text: 'You earned 10 points.' } }));
});

test('what is done says so, and what is not ready leads to where it is done', async () => {
  await openAsCustomer(page);
  expect((await rowOf('Follow us on YouTube')).getByText('Done')).toBeVisible();
  expect((await rowOf('Complete your profile')).getByRole('link')).toHaveAttribute('href', '/customer/account/edit');
});

test('a birthday is told once; a refused one keeps what was typed', async () => {
  server.use(answer('tellBirthday', { code: 400, message: 'Please enter a date of birth.' }));
  await openAsCustomer(page);
  const field = await screen.findByLabelText('Date of birth');
  await userEvent.type(field, '1990-05-31');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a date of birth.')).toBeVisible();
  expect(field).toHaveValue('1990-05-31');
});

test('no points yet, in French', async () => {
  server.use(answer('pointsLists', { list: [], total: 0, page: 1, page_size: 10 }));
  await openAsCustomer(page, { language: 'fr' });
  expect(await screen.findByText('Aucun point pour le moment')).toBeVisible();
});

test('tasks that did not arrive can be asked for again', async () => {
  server.use(answer('taskList', { code: 500, message: 'Out of order.' }));
  await openAsCustomer(page);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(answer('taskList', { list: tasks }));
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Check in today' })).toBeVisible();
});
