import { paths } from '@shop/contract';
import { AccountPagesProvider, sessionEvents } from '@shop/platform';
import { actionCall, answer, customerArrives, renderPage, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContextType, ReactNode } from 'react';
import config from '../../remote.config.ts';
import * as page from './home.tsx';
import { customer, order, orderList, texts } from '../testing/fixtures.ts';

const server = useServer();
beforeEach(() => server.use(answer('verifyStatus', { verify_status: true })));
const HOME = '/customer/account/home';

const open = (total = 5, query = '', actions: { type: string }[] = []) => {
  server.use(answer('accountInformation', customer), answer('orderList', orderList(total)));
  return renderPage(page, {}, { texts, path: HOME + query, actions });
};

test('ROUTE-046 the route AccountHome requires sign-in and greets the customer with what is known of them', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: HOME, name: 'AccountHome', page: './home', auth: true }),
  );
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Ana' })).toBeVisible();
  const facts = within(screen.getByRole('region', { name: 'Account information' }));
  for (const text of ['Ana Tremblay', 'ana@example.ca', '1,250']) expect(facts.getByText(text)).toBeVisible();
});

test('ACC-001 the account says how far the customer’s points have come, and what the next milestone takes', async () => {
  const earned = { ...customer, grade: 'Milestone of 1,000 points', tip: '250 more to the milestone of 2,500 points' };
  server.use(answer('accountInformation', earned), answer('orderList', orderList(0)));
  await renderPage(page, {}, { texts, path: HOME });
  const facts = within(screen.getByRole('region', { name: 'Account information' }));
  expect(facts.getByText(`${earned.grade} – ${earned.tip}`)).toBeVisible();
});

test('ORD-006 an order can be claimed once the customer’s email is there, which it is claimed with', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  server.use(
    answer('accountInformation', async () => {
      await arrived;
      return customer;
    }),
    answer('orderList', orderList(0)),
  );
  // A sign-in makes the page ask again for what its loader brought.
  await renderPage({ default: page.default }, {}, { texts, path: `${HOME}?claim=CA1` });
  expect(screen.queryByRole('button', { name: 'Add to my orders' })).toBeNull();
  arrive();
  expect(await screen.findByRole('textbox', { name: 'Email of the order' })).toHaveValue('ana@example.ca');
  expect(screen.getByRole('textbox', { name: 'Order number' })).toHaveValue('CA1');
});

test('a customer without a name is not greeted by one', async () => {
  server.use(
    answer('accountInformation', { ...customer, firstName: ' ', lastName: '' }),
    answer('orderList', orderList(0)),
  );
  await renderPage(page, {}, { texts, path: HOME });
  expect(screen.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
});

test('ROUTE-045 /customer/account leads to account home', () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: '/customer/account', redirect: HOME }));
});

test('the three latest orders lead to all of them', async () => {
  await open();
  expect(within(screen.getByRole('list', { name: 'Recent orders' })).getAllByRole('article')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'See all orders' })).toHaveAttribute('href', '/customer/account/order');
});

test('ACC-004 the customer’s information stands beside the ways to every other page of the account that is served', async () => {
  const draws = { path: '/customer/account/draws', name: 'Draws', page: './draws', layout: 'default' } as const;
  const account = { group: 'benefits', name: { en: 'Prize draws', fr: 'Tirages' } } as const;
  const drawn = { ...draws, titleKey: 'title.draws', render: 'personal' } as const;
  const plus = { ...drawn, path: paths.plus(), name: 'Plus' };
  const served = config.routes.filter(({ path }) => path !== paths.warranties());
  const others: ContextType<typeof AccountPagesProvider> = [
    { routes: served },
    { routes: [{ ...drawn, account }, plus] },
  ];
  const Page = (): ReactNode => (
    <AccountPagesProvider value={others}>
      <page.default />
    </AccountPagesProvider>
  );
  server.use(answer('accountInformation', customer), answer('orderList', orderList(5)));
  await renderPage({ ...page, default: Page }, {}, { texts, path: HOME });
  expect(within(screen.getByRole('region', { name: 'Account information' })).getByText('ana@example.ca')).toBeVisible();
  const entries = within(screen.getByRole('navigation', { name: 'Account pages' }));
  const linked = entries.getAllByRole('link').map((link) => link.getAttribute('href'));
  const pages = 'order products review write-review wishlist recently-viewed draws edit';
  const more = 'newsletter exclusive-customer-service faq';
  for (const name of `${pages} ${more}`.split(' ')) expect(linked).toContain(`/customer/account/${name}`);
  expect(linked).not.toContain(paths.warranties());
  const benefits = within(entries.getByRole('list', { name: 'Savings and prizes' })).getAllByRole('link');
  expect(benefits.map(({ textContent }) => textContent)).toEqual(['Prize draws', 'Plus+ membership']);
});

test('ROUTE-011 the entry to Plus+ says where it was clicked', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Plus+ membership' })).toHaveAttribute(
    'href',
    '/costwayplus?entrypoint=account_plus_button',
  );
});

test('an account that is not verified is led to its code', async () => {
  server.use(answer('verifyStatus', { verify_status: false }));
  await open();
  expect(await screen.findByRole('link', { name: 'Enter the code' })).toHaveAttribute(
    'href',
    '/customer/account/confirm-verification-code?email=ana%40example.ca&sent=0',
  );
});

test('a group that has changed since sign-in is what every page goes by, and what this browser keeps', async () => {
  localStorage.setItem('userInfo', JSON.stringify({ ...customer, customer_group: 'PLUS+' }));
  const actions: { type: string; payload?: unknown }[] = [];
  const { store } = await open(0, '', actions);
  await customerArrives(store);
  const loadedCustomer = () => actions.find(({ type }) => type === sessionEvents.customerLoaded.type)?.payload;
  await waitFor(() => expect(loadedCustomer()).toMatchObject({ group: customer.customer_group }));
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '{}')).toEqual(customer);
});

test('logging out asks the session', async () => {
  const actions: { type: string }[] = [];
  await open(5, '', actions);
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(actions.map(({ type }) => type)).toContain('session/logoutRequested');
});

describe('claiming an order', () => {
  const number = () => screen.getByRole('textbox', { name: 'Order number' });
  const claim = () => userEvent.click(screen.getByRole('button', { name: 'Add to my orders' }));

  test('ORD-006 an order made as a guest is claimed by its number and e-mail, and then stands in the list', async () => {
    const bodies: unknown[] = [];
    await open(0);
    expect(screen.getByText('No orders yet')).toBeVisible();
    server.use(
      answer('orderList', orderList(1)),
      answer('orderClaim', ({ body }) => {
        bodies.push(body);
        return order();
      }),
    );
    await userEvent.type(number(), ' CA100007919 ');
    await claim();
    expect(await screen.findByRole('link', { name: 'Order CA100007919' })).toHaveAttribute(
      'href',
      '/customer/account/order/CA100007919',
    );
    expect(bodies).toEqual([{ order_id: 'CA100007919', email: 'ana@example.ca' }]);
    expect(await screen.findByRole('list', { name: 'Recent orders' })).toBeVisible();
  });

  test('the number in the confirmation’s link is filled in', async () => {
    await open(0, '?claim=CA100007919');
    expect(number()).toHaveValue('CA100007919');
    expect(screen.getByRole('textbox', { name: 'Email of the order' })).toHaveValue('ana@example.ca');
  });

  test('a refusal says why and keeps what was typed', async () => {
    await open(0);
    server.use(answer('orderClaim', { code: 404, message: 'We know no such order.' }));
    await userEvent.type(number(), 'CA1');
    await claim();
    expect(await screen.findByRole('alert')).toHaveTextContent('We know no such order.');
    expect(number()).toHaveValue('CA1');
  });

  test('API-036 an e-mail that is not the order’s is refused under its field', async () => {
    await open(0);
    const refusal = { code: 400, message: 'This is not the email of the order.', result: { field: 'email' } as never }; // a refusal's
    server.use(answer('orderClaim', refusal));
    await userEvent.type(number(), 'CA100007919');
    await claim();
    const email = screen.getByRole('textbox', { name: 'Email of the order' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('This is not the email of the order.'));
    expect(email).toHaveFocus();
  });

  test('an empty number is refused under its field', async () => {
    await open(0);
    await claim();
    expect(number()).toHaveAccessibleDescription('This field is mandatory.');
  });
});

test('information that did not arrive can be asked for again; the rest of the page stands', async () => {
  server.use(answer('accountInformation', { code: 500, message: 'Out of order.' }), answer('orderList', orderList(1)));
  await renderPage(page, {}, { texts, path: HOME });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('link', { name: 'Order CA1000' })).toBeVisible();
  server.use(answer('accountInformation', customer));
  await userEvent.click(retry);
  expect(await screen.findByText('Ana Tremblay')).toBeVisible();
});

test.each([{ result: {} as never }, { code: 0, message: '' }])(
  'a form without scripts logs out, also where nobody answers: %j',
  async (logout) => {
    const { call, asked } = actionCall({ logout });
    const url = new URL(`http://shop.test${HOME}`);
    const fields = new URLSearchParams();
    const done = await page.action({ url, language: 'en', fields, from: null, call });
    expect(done).toEqual({ redirect: '/customer/account/login', signedOut: true });
    expect(asked).toEqual([{ as: 'visitor', name: 'logout', input: { body: {} } }]);
  },
);
