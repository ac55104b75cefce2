import { answer, renderPage, useServer } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './customer-service.tsx';
import { customer, texts } from '../testing/fixtures.ts';
import { siteWith } from '../testing/site.ts';

const server = useServer();
const SERVICE = '/customer/account/exclusive-customer-service';

const service = { telephone: '+18005550100', telephone_text: '(800) 555-0100', hours: 'Le lundi', opening: '' };

const open = async (language: 'en' | 'fr' = 'en') => {
  server.use(answer('accountInformation', customer), answer('configInit', siteWith({ customer_service: service })));
  await renderPage(page, {}, { texts, path: SERVICE, language });
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the request' }));

test('ROUTE-054 the route requires sign-in and shows how to reach the shop, with what it will ask for', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: SERVICE, page: './customer-service', auth: true }),
  );
  await open('fr');
  expect(screen.getByRole('heading', { level: 1, name: 'Service à la clientèle exclusif' })).toBeVisible();
  const contact = within(screen.getByRole('region', { name: 'Parlez-nous' }));
  for (const text of ['5', 'Ana Tremblay', 'ana@example.ca']) expect(contact.getByText(text)).toBeVisible();
  expect(await contact.findByRole('link', { name: '(800) 555-0100' })).toHaveAttribute('href', 'tel:+18005550100');
  expect(contact.getByText(/Le lundi/)).toBeVisible();
  expect(contact.getByRole('link', { name: 'Nous joindre' })).toHaveAttribute('href', '/contact-us');
});

test('ACC-016 the large-order form knows the customer and sends the large order programme call', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('largeOrder', ({ body }) => {
      asked.push(body);
      return null;
    }),
  );
  await open();
  expect(screen.getByLabelText('Name')).toHaveValue('Ana Tremblay');
  await send();
  expect(screen.getByLabelText('What do you need?')).toBeInvalid();
  expect(asked).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^Company/), 'Motel Lac');
  await userEvent.type(screen.getByLabelText('What do you need?'), '40 beds');
  await send();
  expect(await screen.findByText('We have your request and will write to you.')).toBeVisible();
  expect(asked).toEqual([
    {
      name: 'Ana Tremblay',
      email: 'ana@example.ca',
      telephone: '(514) 555-0123',
      company: 'Motel Lac',
      message: '40 beds',
    },
  ]);
});

test('what the server has against it stands at the form, and nothing typed is lost', async () => {
  server.use(answer('largeOrder', { code: 500, message: 'Please try again.' }));
  await open();
  await userEvent.type(screen.getByLabelText('What do you need?'), '40 beds');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
  expect(screen.getByLabelText('What do you need?')).toHaveValue('40 beds');
});
