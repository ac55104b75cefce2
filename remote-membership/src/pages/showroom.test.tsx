import { formatDate } from '@shop/format';
import { answer, useServer } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/customer.ts';
import * as page from './business-account.tsx';

const server = useServer();
const form = () => within(screen.getByRole('form', { name: 'Visit a showroom' }));
const send = () => userEvent.click(form().getByRole('button', { name: 'Reserve a visit' }));

const openForm = async () => {
  await openPage(page);
  await userEvent.click(screen.getByRole('button', { name: 'Choose a day' }));
};

const fillIn = async () => {
  await userEvent.type(form().getByLabelText('Your name'), 'Zoé Roy');
  await userEvent.type(form().getByLabelText('Email'), 'zoe@example.ca');
  await userEvent.selectOptions(form().getByLabelText('Showroom'), 'Laval');
  const days = form().getByLabelText<HTMLSelectElement>('Day');
  const day = [...days.options].find(({ value }) => value !== '');
  if (!day) throw new Error('The form offers days.');
  await userEvent.selectOptions(days, day.value);
  return day.value;
};

test('API-158 a visit to a showroom is reserved without an account, and its number is told', async () => {
  const bodies: unknown[] = [];
  server.use(answer('offlineReservation', ({ body }) => (bodies.push(body), { reservation_id: 'R-7' })));
  await openForm();
  expect(form().getByLabelText('Your name')).toHaveFocus();
  const offered = [...(form().getByLabelText('Showroom') as HTMLSelectElement).options].map(({ value }) => value);
  expect(offered.filter(Boolean)).toEqual(['Laval', 'Mississauga', 'Surrey']);
  await send();
  expect(form().getAllByText('This field is mandatory.')).toHaveLength(4);
  expect(bodies).toEqual([]);
  const date = await fillIn();
  await send();
  const confirmation = `Your visit to Laval on ${formatDate(date, 'en')} is reserved. Its number is R-7.`;
  expect(await screen.findByText(confirmation.replaceAll('\u00a0', ' '))).toBeVisible(); // texts of the page are looked at so
  expect(bodies).toEqual([{ name: 'Zoé Roy', email: 'zoe@example.ca', store: 'Laval', date }]);
});

test('the days to choose from are written in the language of the page, not in the browser’s', async () => {
  await openPage(page, { language: 'fr' });
  await userEvent.click(screen.getByRole('button', { name: 'Choisir un jour' }));
  const days = [...screen.getByLabelText<HTMLSelectElement>('Jour').options].filter(({ value }) => value !== '');
  expect(days).toHaveLength(21);
  expect(days.map(({ text }) => text)).toEqual(days.map(({ value }) => formatDate(value, 'fr', 'day')));
});

test('API-158 a day that cannot be is said at the day, and what was typed stays', async () => {
  const message = 'Please choose a day from tomorrow on, such as 2026-12-01.';
  server.use(answer('offlineReservation', { code: 400, message, result: { field: 'date' } as never })); // a refusal's
  await openForm();
  await fillIn();
  await send();
  expect(await form().findByText(message)).toBeVisible();
  expect(form().getByLabelText('Day')).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(form().getByLabelText('Your name')).toHaveValue('Zoé Roy');
});
