import type { CallResult } from '@shop/contract';
import { answer, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as business from './business-account.tsx';
import * as page from './dropship.tsx';
import { openAsCustomer, openPage } from '../testing/customer.ts';

const server = useServer();
type Status = CallResult<'dropshipStatus'>['status'];
const application = {
  application_id: 4,
  status: 'pending',
  name: 'Ada Roy',
  email: 'ada@example.ca',
  sales_channel: 'own-shop',
} as const;
const answerWith = (status: Status, sent: CallResult<'dropshipProgram'>['application'] = null) =>
  server.use(
    answer('dropshipStatus', { status }),
    answer('dropshipProgram', { title: 'Dropship', content: '<p>You sell.</p>', application: sent }),
  );
const type = async (label: RegExp | string, text: string) => userEvent.type(await screen.findByLabelText(label), text);

test('ROUTE-014 /points/dropship shows the programme to everyone', async () => {
  const route = config.routes.find(({ path }) => path === '/points/dropship');
  expect(route).toMatchObject({ page: './dropship', render: 'public' });
  expect(route).not.toHaveProperty('auth');
  await openPage(page);
  expect(screen.getByRole('heading', { level: 1, name: 'Dropship program' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in or join free' })).toBeVisible();
});

test('DROP-001 DROP-002 a customer applies, and the application is then pending', async () => {
  answerWith('none');
  const sent: unknown[] = [];
  server.use(
    answer('addDropshipProgram', ({ body }) => {
      sent.push(body);
      answerWith('pending', application);
      return application;
    }),
  );
  await openAsCustomer(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Send application' }));
  expect(screen.getAllByText('This field is mandatory.').length).toBeGreaterThan(1);
  expect(sent).toEqual([]);
  await type('Your name', 'Ada Roy');
  await type('Email', 'ada@example.ca');
  await type(/Phone number/, '12');
  await userEvent.selectOptions(screen.getByLabelText('Where you sell'), 'own-shop');
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('Enter Number. Length should be 10')).toBeVisible();
  await userEvent.clear(screen.getByLabelText(/Phone number/));
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText(/We are looking at your application/)).toBeVisible();
  expect(sent).toEqual([{ name: 'Ada Roy', email: 'ada@example.ca', sales_channel: 'own-shop' }]);
});

test('DROP-002 a pending application is edited', async () => {
  answerWith('pending', application);
  const sent: unknown[] = [];
  server.use(
    answer('editDropshipProgram', ({ body }) => {
      sent.push(body);
      return application;
    }),
  );
  await openAsCustomer(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Change the application' }));
  expect(screen.getByLabelText('Your name')).toHaveValue('Ada Roy');
  await type(/Company/, 'Roy Home');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByRole('button', { name: 'Change the application' })).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ application_id: '4', company: 'Roy Home' })]);
});

test('DROP-003 a customer of the Dropship group gets the partner’s page', async () => {
  answerWith('approved');
  await openAsCustomer(page);
  expect(await screen.findByText(/You are a dropship partner/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send application' })).not.toBeInTheDocument();
});

test('a refused application says so, and why in the words of who decided it', async () => {
  const why = 'Il nous faut l’adresse de votre boutique.';
  answerWith('declined', { ...application, status: 'declined', rejection_reason: why });
  await openAsCustomer(page, { language: 'fr' });
  expect(await screen.findByText(/Nous n’avons pas pu accepter votre demande/)).toHaveTextContent(why);
});

test('who was refused applies again with what they had sent', async () => {
  answerWith('declined', { ...application, status: 'declined' });
  const sent: unknown[] = [];
  server.use(
    answer('addDropshipProgram', ({ body }) => {
      sent.push(body);
      answerWith('pending', application);
      return application;
    }),
  );
  await openAsCustomer(page);
  expect(await screen.findByLabelText('Your name')).toHaveValue('Ada Roy');
  await type(/Company/, 'Roy Home');
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText(/We are looking at your application/)).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ name: 'Ada Roy', company: 'Roy Home' })]);
});

test('so does one for a business account', async () => {
  server.use(
    answer('businessAccount', {
      application: { ...application, status: 'declined', rejection_reason: 'The number is not known.' },
    }),
  );
  await openAsCustomer(business);
  expect(await screen.findByText(/We could not open a business account/)).toHaveTextContent('The number is not known.');
  expect(screen.getByLabelText('Your name')).toHaveValue('Ada Roy');
  expect(screen.getByRole('button', { name: 'Send application' })).toBeVisible();
});

test('DROP-005 a customer applies for a business account; a wrong number is said at its field', async () => {
  server.use(
    answer('businessAccount', { application: null }),
    answer('addBusinessAccount', {
      code: 400,
      message: 'A business number has 9 digits.',
      result: { field: 'business_number' } as never,
    }),
  );
  await openAsCustomer(business);
  await type('Your name', 'Ada Roy');
  await type('Email', 'ada@example.ca');
  await type(/Business number/, '12');
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('A business number has 9 digits.')).toBeVisible();
  const { sales_channel: _none, ...sent } = application;
  server.use(answer('addBusinessAccount', sent), answer('businessAccount', { application: sent }));
  await type(/Business number/, '3456789');
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('Thank you, Ada Roy. We answer within two business days.')).toBeVisible();
});
