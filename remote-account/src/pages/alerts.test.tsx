import type { CallResult } from '@shop/contract';
import { answer, renderPage, useServer } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import { texts } from '../testing/fixtures.ts';
import * as page from './alerts.tsx';

const server = useServer();
const ALERTS = '/customer/account/alerts';
const open = (language: 'en' | 'fr' = 'en') => renderPage(page, {}, { texts, path: ALERTS, language });

type Alert = CallResult<'productAlerts'>['list'][number];
const alert = (alert_id: number, changes: Partial<Alert> = {}): Alert => ({
  alert_id,
  purpose: 'price',
  name: 'Lund sofa',
  url_path: 'sofas/lund-sofa.html',
  child_id: null,
  price: 99_900,
  amount: null,
  thumbnail: null,
  price_now: 104_900,
  is_confirmed: true,
  expires_at: '2027-06-01T12:00:00Z',
  ...changes,
});

test('the page asks to sign in, and the account’s list of pages has it', () => {
  const route = config.routes.find(({ path }) => path === ALERTS);
  expect(route).toMatchObject({ page: './alerts', auth: true, account: { group: 'shopping' } });
});

test('each alert says what it waits for, and what the product costs today', async () => {
  const list = [
    alert(1),
    alert(2, { amount: 80_000, child_id: 77, is_confirmed: false }),
    alert(3, { purpose: 'stock', url_path: null, price_now: null }),
  ];
  server.use(answer('productAlerts', { list }));
  await open();
  const [drop, below, gone] = within(screen.getByRole('list', { name: 'My alerts' })).getAllByRole('listitem');
  expect(drop).toHaveTextContent('When it costs less than C$999.00Today: C$1,049.00Waits until');
  expect(below).toHaveTextContent('When it costs C$800.00 or less');
  expect(below).toHaveTextContent('Not confirmed: check your inbox');
  expect(within(below as HTMLElement).getByRole('link')).toHaveAttribute('href', '/sofas/lund-sofa.html?piid=77');
  expect(gone).toHaveTextContent('When it is back in stockNo longer sold');
});

test('an alert is cancelled; one that is over already says so, and the list is asked for anew', async () => {
  let list = [alert(1), alert(2, { name: 'Elm table' })];
  const asked: unknown[] = [];
  server.use(
    answer('productAlerts', () => ({ list })),
    answer('cancelProductAlert', ({ body }) => {
      asked.push(body);
      if (asked.length === 1) return null;
      list = [];
      return { code: 404, message: 'This alert does not exist any more.' };
    }),
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel: Lund sofa' }));
  expect(await screen.findByText('The alert is cancelled.')).toBeVisible();
  expect(screen.queryByText('Lund sofa')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel: Elm table' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This alert does not exist any more.');
  expect(await screen.findByRole('heading', { name: 'You wait for nothing' })).toBeVisible();
  expect(asked).toEqual([{ alert_id: 1 }, { alert_id: 2 }]);
});

test('alerts that do not arrive can be asked for again', async () => {
  server.use(answer('productAlerts', { code: 500, message: 'Down' }));
  await open('fr');
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});
