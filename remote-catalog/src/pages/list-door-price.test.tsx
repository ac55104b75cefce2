import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderPage, useServer } from '@shop/testing';
import * as page from './list.tsx';
import { card, categoryList, texts } from '../testing/samples.ts';

const server = useServer();
const path = '/furniture/sofas-loveseats.html';

test('the order by the price at the door takes the postal code into the address', async () => {
  localStorage.setItem('delivery_zip', 'H2X 1Y4');
  server.use(answer('categoryProducts', categoryList({ products: [card({ entity_id: 1 })], total: 1 })));
  const { location } = await renderPage(page, { id: '12' }, { texts, path });
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Delivered price');
  await waitFor(() => expect(location()).toBe(`${path}?delivery=H2X&sort=delivered`));
  localStorage.clear();
});
