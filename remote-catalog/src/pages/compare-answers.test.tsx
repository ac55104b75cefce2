import { answer, breakConnection, renderPage, textsFor, useServer } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './compare.tsx';
import { product, texts } from '../testing/samples.ts';

const server = useServer();

const idOf = (query: URLSearchParams): number => Number(query.get('id'));
const open = () => renderPage(page, {}, { texts, path: '/compare?ids=1,2' });
const rowNamed = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(`^${name} `) });

test('a value that only one of them states is a difference, and where it is missing that is said', async () => {
  server.use(
    answer('productDetail', ({ query }) =>
      product({
        entity_id: idOf(query),
        name: `Chair ${idOf(query)}`,
        texts: {
          ...product().texts,
          specifications:
            `<table><tbody><tr><th scope="row">Weight</th><td>${idOf(query) === 1 ? '10 kg' : '22 lb'}</td></tr>` +
            `<tr><th scope="row">Seat</th><td>${idOf(query)} &amp; more</td></tr>` +
            `${idOf(query) === 1 ? '<tr><th scope="row">Power</th><td>9 W</td></tr>' : ''}</tbody></table>`,
        },
      }),
    ),
  );
  await open();
  const cells = (name: string) =>
    within(rowNamed(name))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Seat')).toEqual(['1 & more', '2 & more']);
  expect(cells('Power')).toEqual(['9 W', 'Not stated']);
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByRole('group')).toHaveTextContent(/Weight\s*10.kg \(22.lb\)/);
});

test('products of unlike kinds without one common measure get a clear sentence', async () => {
  server.use(
    answer('productDetail', ({ query }) =>
      product({
        entity_id: idOf(query),
        texts: { ...product().texts, specifications: `<tr><th>Of ${idOf(query)}</th><td>1</td></tr>` },
      }),
    ),
  );
  await open();
  expect(screen.getByText(textsFor({ texts })('compare.noCommon'))).toBeVisible();
});

test('what did not arrive can be asked for again', async () => {
  server.use(breakConnection('productDetail'));
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(answer('productDetail', ({ query }) => product({ entity_id: idOf(query), name: `Chair ${idOf(query)}` })));
  await userEvent.click(again);
  expect(await screen.findByRole('columnheader', { name: 'Chair 1' })).toBeVisible();
});
