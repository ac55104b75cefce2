import type { CallResult } from '@shop/contract';
import { answer, renderPage, useServer } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import config from '../../remote.config.ts';
import { regions, savedAddress, texts } from '../testing/fixtures.ts';
import * as page from './swatches.tsx';

const server = useServer();
const SWATCHES = '/customer/account/swatches';
const open = (language: 'en' | 'fr' = 'en') => renderPage(page, {}, { texts, path: SWATCHES, language });
beforeEach(() => server.use(answer('countryRegions', { region_list: regions })));

type Request = CallResult<'swatchRequests'>['list'][number];
const swatch = { product_id: 7, name: 'Lund sofa', color: 'Grey', url_path: 'sofas/lund-sofa.html', thumbnail: null };
const request = (request_id: number, changes: Partial<Request> = {}): Request => ({
  request_id,
  state: 'requested',
  created_at: '2026-06-01T12:00:00Z',
  sent_at: null,
  address: savedAddress(1),
  swatches: [swatch],
  ...changes,
});

test('the page asks to sign in, and the account’s list of pages has it', () => {
  const route = config.routes.find(({ path }) => path === SWATCHES);
  expect(route).toMatchObject({ page: './swatches', auth: true, account: { group: 'shopping' } });
});

test('each request says what it is of, where it goes and whether it was sent', async () => {
  const sent = request(1, {
    state: 'sent',
    sent_at: '2026-06-03T12:00:00Z',
    swatches: [swatch, { ...swatch, color: 'Green', url_path: null }],
  });
  server.use(answer('swatchRequests', { list: [request(2), sent] }));
  await open();
  const list = screen.getByRole('list', { name: 'My swatches' });
  const [waiting, gone] = [...list.children] as HTMLElement[];
  expect(waiting).toHaveTextContent(/Requested on June 1, 2026\s*Being prepared/);
  expect(waiting).toHaveTextContent('To: Ana Tremblay, 12 Rue Sainte-Catherine, 4, Montréal QC H2X 1K4');
  expect(gone).toHaveTextContent('Sent on June 3, 2026');
  expect(within(gone as HTMLElement).getAllByRole('link')).toHaveLength(1);
});

test('without a request it says how one is made; what does not arrive can be asked for again', async () => {
  server.use(answer('swatchRequests', { list: [] }));
  await open();
  expect(screen.getByRole('heading', { name: 'No swatches yet' })).toBeVisible();
  server.use(answer('swatchRequests', { code: 500, message: 'Down' }));
  await open('fr');
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});
