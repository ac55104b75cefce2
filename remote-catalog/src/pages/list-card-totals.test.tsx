import { screen, waitFor } from '@testing-library/react';
import { SlotProvider } from '@shop/platform';
import type { ComponentType } from 'react';
import { answer, renderPage, useServer } from '@shop/testing';
import TotalOfCard from '../extensions/card-total.tsx';
import ListPage, * as page from './list.tsx';
import { card, categoryList, texts } from '../testing/samples.ts';

const server = useServer();
const path = '/furniture/sofas-loveseats.html';
const parts = [TotalOfCard as ComponentType<object>];
const slots = { load: async (name: string) => (name === 'card.caption' ? parts : []) };
const List = ListPage as ComponentType<object>;
const Filled = (props: object) => (
  <SlotProvider value={slots}>
    <List {...props} />
  </SlotProvider>
);
const show = (search = '', language: 'en' | 'fr' = 'en') =>
  renderPage({ ...page, default: Filled }, { id: '12' }, { texts, path: path + search, language });
const products = [
  card({ entity_id: 1, name: 'Alder armchair' }),
  card({ entity_id: 2, name: 'Birch bench' }),
  card({ entity_id: 3, name: 'Cedar chair', is_in_stock: false }),
];
let asked: unknown[];
beforeEach(() => {
  localStorage.clear();
  asked = [];
  server.use(
    answer('categoryProducts', categoryList({ products, total: 3 })),
    answer('deliveredPrices', ({ body }) => {
      asked.push(body);
      return {
        region: 'QC',
        list: [
          { product_id: 1, grand_total: 85_899, first: '2026-12-02', last: '2026-12-07' },
          { product_id: 2, grand_total: 11_498, first: null, last: null },
        ],
      };
    }),
  );
});

test('cards say what each costs at the door of the postal code and when it comes, asked for together; one out of stock says nothing', async () => {
  localStorage.setItem('delivery_zip', 'H2X 1Y4');
  await show();
  const said = await screen.findByText(/C\$858\.99 at your door/);
  expect(said.parentElement).toHaveTextContent(/Wed, Dec 2 – Mon, Dec 7$/);
  expect(screen.getByText('C$114.98 with taxes, picked up')).toBeVisible();
  expect(asked).toEqual([{ product_ids: [1, 2], zipcode: 'H2X 1Y4' }]);
});

test('the postal area of the list’s address goes before the code of another day', async () => {
  localStorage.setItem('delivery_zip', 'H2X 1Y4');
  await show('?sort=newest&delivery=M5V', 'fr');
  expect(await screen.findByText(/858,99\s\$\sCA à votre porte|858,99\s\$ à votre porte/)).toBeVisible();
  expect(asked).toEqual([{ product_ids: [1, 2], zipcode: 'M5V' }]);
});

test('without a postal code nothing is asked for', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Alder armchair' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('where the answer does not come the cards are as before', async () => {
  localStorage.setItem('delivery_zip', 'H2X 1Y4');
  let calls = 0;
  server.use(answer('deliveredPrices', () => ((calls += 1), { code: 500, message: 'broken' })));
  await show();
  await waitFor(() => expect(calls).toBe(1));
  expect(screen.getByRole('link', { name: 'Alder armchair' })).toBeVisible();
  expect(screen.queryByText(/C\$.* at your door/)).toBeNull();
});
