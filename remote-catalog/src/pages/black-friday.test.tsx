import { screen, within } from '@testing-library/react';
import { answer, renderPage, useServer } from '@shop/testing';
import config from '../../remote.config.ts';
import * as page from './black-friday.tsx';
import { headOf } from '../testing/head-of.ts';
import { block, card, showcase, texts } from '../testing/samples.ts';

const server = useServer();
const path = '/blackfriday';
const shop = () =>
  server.use(
    answer('spikeList', { list: [{ ...card({ name: 'Drop chair' }), spkie_special_time: 3_725 }], deals: 1 }),
    answer('homeLists', {
      lists: [
        { code: 'deals', title: 'Deals of the week', url: null, products: [card({ name: 'Deal desk' })] },
        { code: 'new', title: 'New arrivals', url: null, products: [card({ name: 'New lamp' })] },
      ],
    }),
    answer('shopByType', { list: [showcase(1, 'Rugs', '/decor/rugs.html')] }),
    answer('blockData', block('Black Friday', '<p>The lowest prices.</p>')),
  );

test('ROUTE-067 CAT-014 /blackfriday is the seasonal sale: prices that end, deals, and types', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path, page: './black-friday' }));
  shop();
  await renderPage(page, {}, { texts, path });
  expect(screen.getByRole('heading', { level: 1, name: 'Black Friday' })).toBeVisible();
  expect(screen.getByText('The lowest prices.')).toBeVisible();
  const drops = within(screen.getByRole('region', { name: 'Prices that end soon' }));
  expect(drops.getByRole('link', { name: 'Drop chair' })).toBeVisible();
  expect(drops.getByRole('timer')).toHaveTextContent(/^Ends in 01:0[12]:\d\d$/);
  const deals = within(screen.getByRole('region', { name: 'Deals of the week' }));
  expect(deals.getByRole('link', { name: 'Deal desk' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New lamp' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Rugs' })).toHaveAttribute('href', '/decor/rugs.html');
});

test('the head has title, description and address in both languages', async () => {
  shop();
  expect((await headOf(page, path)).head).toMatchObject({ title: 'Black Friday', canonical: path });
  expect((await headOf(page, path, { language: 'fr' })).head).toMatchObject({ title: 'Vendredi fou' });
});

test('an API that is down is 503', async () => {
  shop();
  server.use(answer('spikeList', { code: 500, message: 'Down.' }));
  expect((await headOf(page, path)).result).toEqual({ status: 503 });
});
