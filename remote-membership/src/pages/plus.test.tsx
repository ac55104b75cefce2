import type { CallResult } from '@shop/contract';
import { sessionEvents, type PageModule } from '@shop/platform';
import { sessionSlice } from '@shop/session';
import { answer, makeTestStore, recorded, renderPage, useServer, type TestOptions } from '@shop/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './plus.tsx';
import { texts } from '../testing/texts.ts';

const server = useServer();
/** The API's answer, as `api/src/http/recorded.workspace.test.ts` checks. */
const info = recorded('plusInfo');

const open = (given = info, options: TestOptions = {}) => {
  server.use(answer('plusInfo', given), answer('plusProducts', { list: [], total: 0 }));
  const models = [{ slice: sessionSlice }];
  return renderPage(page as PageModule, {}, { texts, path: '/costwayplus', models, ...options });
};

/** The page of a customer to whom the API answers with this step. */
const openAsCustomer = async (step: CallResult<'plusStepInfo'>, language: 'en' | 'fr' = 'en') => {
  server.use(answer('plusStepInfo', step));
  const { store } = await open(info, { language });
  act(() => void store.dispatch(sessionEvents.signedIn({ token: 'customer', from: 'storage' })));
};

test('ROUTE-011 the route Costwayplus at /costwayplus shows the Plus+ page to everyone', async () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: '/costwayplus', name: 'Costwayplus', page: './plus', render: 'public' }),
  );
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Boréal PLUS+' })).toBeVisible();
});

test('MEM-001 all five benefits are stated', async () => {
  await open();
  const benefits = within(screen.getByRole('region', { name: 'What members get' }));
  expect(benefits.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '15% off all year',
    'Extra C$40 off the first order',
    '3X points on the app',
    '100 points = C$1',
    '365-day extended warranty',
  ]);
});

test('MEM-002 the yearly fee is what the site data say, the special price first', async () => {
  await open();
  expect(screen.getByText('C$49.00')).toBeVisible();
  expect(screen.getByText('C$99.00')).toBeVisible();
  expect(screen.getByText('a year')).toBeVisible();
});

test('without a special price the fee stands alone', async () => {
  await open({ ...info, plusSpecialPrice: 0 });
  expect(screen.getByText('C$99.00')).toBeVisible();
  expect(screen.queryByText('C$0.00')).not.toBeInTheDocument();
});

test('questions open by themselves, their answers sanitised', async () => {
  await open({ ...info, faq: [{ question: 'Why?', answer: '<p>So.<script>alert(1)</script></p>' }] });
  expect(screen.getByText('Why?')).toBeVisible();
  expect(screen.getByText('So.')).toBeInTheDocument();
  expect(document.querySelector('script')).toBeNull();
});

test('MEM-021 a visitor is asked to sign in by the brand’s name, and led back here', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Sign In/UP to Join Boréal PLUS+' })).toHaveAttribute(
    'href',
    '/customer/account/login?redirect=%2Fcostwayplus',
  );
});

test('MEM-022 a business customer is told in two lines why they cannot join', async () => {
  await openAsCustomer({ is_qiye: 1, group_name: 'Enterprise', can_buy_plus: 0, ends_at: null });
  expect(await screen.findByText('Since you are a Enterprise member')).toBeVisible();
  expect(screen.getByText("it's not avilable for you to join the Plus+ Membership program")).toBeVisible();
  expect(screen.queryByText(/account can join/)).not.toBeInTheDocument();
});

test('MEM-023 a member sees when they can renew, and no way to buy again', async () => {
  await openAsCustomer({ is_qiye: 0, group_name: 'PLUS+', can_buy_plus: 0, ends_at: null });
  expect(await screen.findByText('Renewable in 60 days before expiration')).toBeVisible();
  expect(screen.queryByText(/account can join/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Join/ })).not.toBeInTheDocument();
});

test('MEM-023 a member sees until when they are one, and in the last 60 days how to renew', async () => {
  const ends_at = '2027-03-09T12:00:00.000Z';
  await openAsCustomer({ is_qiye: 0, group_name: 'PLUS+', can_buy_plus: 0, ends_at });
  expect(await screen.findByText('You are a member until March 9, 2027.')).toBeVisible();
  expect(screen.getByText('Renewable in 60 days before expiration')).toBeVisible();
  cleanup();
  await openAsCustomer({ is_qiye: 0, group_name: 'PLUS+', can_buy_plus: 1, ends_at });
  expect(await screen.findByText('You are a member until March 9, 2027.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Renew Plus+' })).toBeVisible();
  expect(screen.queryByText('Renewable in 60 days before expiration')).not.toBeInTheDocument();
});

test('a dropship partner is told why they cannot join', async () => {
  await openAsCustomer({ is_qiye: 0, group_name: 'Dropship Partner', can_buy_plus: 0, ends_at: null });
  expect(await screen.findByText('Since you are a Dropship Partner member')).toBeVisible();
  expect(screen.queryByText('Renewable in 60 days before expiration')).not.toBeInTheDocument();
});

test('a customer who may join is told so, and can', async () => {
  await openAsCustomer({ is_qiye: 0, group_name: 'General', can_buy_plus: 1, ends_at: null }, 'fr');
  expect(await screen.findByText('Votre compte peut adhérer à Plus+.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Adhérer à Plus+' })).toBeVisible();
});

test('a membership that could not be looked up can be asked for again', async () => {
  server.use(answer('plusStepInfo', { code: 500, message: 'Out of order.' }));
  const { store } = await open();
  act(() => void store.dispatch(sessionEvents.signedIn({ token: 'customer', from: 'storage' })));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(answer('plusStepInfo', { is_qiye: 0, group_name: 'General', can_buy_plus: 1, ends_at: null }));
  await userEvent.click(retry);
  expect(await screen.findByText('Your account can join Plus+.')).toBeVisible();
});

test('the head tells title, benefits and address; a failing API makes the document’s status 503', async () => {
  server.use(answer('plusInfo', info), answer('plusProducts', { list: [], total: 0 }));
  const { dispatch, getState } = makeTestStore();
  const url = new URL('http://shop.test/costwayplus');
  const { signal } = new AbortController();
  const context = { dispatch, getState, params: {}, url, language: 'en', signal } as const;
  await expect(page.loader(context)).resolves.toBeUndefined();
  expect(page.head(context)).toMatchObject({ title: 'Boréal PLUS+', canonical: '/costwayplus' });
  expect(page.head(context).description).toContain('15% off all year');

  server.use(answer('plusInfo', { code: 500, message: 'Out of order.' }));
  const other = makeTestStore();
  const failing = { ...context, dispatch: other.dispatch, getState: other.getState };
  await expect(page.loader(failing)).resolves.toEqual({ status: 503 });
});

test.each([
  ['en', 'This is our fault, not yours. Please try again.', 'Try again', 'Your account can join Plus+.'],
  ['fr', 'L’erreur vient de nous. Veuillez réessayer.', 'Réessayer', 'Votre compte peut adhérer à Plus+.'],
] as const)(
  'in %s, a membership that did not come says whose fault that is, and comes when it is asked for again',
  async (language, hint, retry, allowed) => {
    server.use(answer('plusStepInfo', { code: 503, message: 'Unavailable' }));
    const { store } = await open(info, { language });
    act(() => void store.dispatch(sessionEvents.signedIn({ token: 'customer', from: 'storage' })));
    expect(await screen.findByText(hint)).toBeVisible();
    server.use(answer('plusStepInfo', { is_qiye: 0, group_name: 'General', can_buy_plus: 1, ends_at: null }));
    await userEvent.click(screen.getByRole('button', { name: retry }));
    expect(await screen.findByText(allowed)).toBeVisible();
  },
);
