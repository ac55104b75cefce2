import { formatMoney } from '@shop/format';
import { answer, renderPart, useServer } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { screen, waitFor, within } from '@testing-library/react';
import SimilarProducts from '../extensions/similar-products.tsx';
import { card, product, texts } from '../testing/samples.ts';

const server = useServer();
const here = product({ entity_id: 7, price: { price: 50_000, final_price: 50_000 } });
const other = (entity_id: number, name: string, final_price: number) =>
  card({ entity_id, name, price: { price: final_price, final_price }, is_in_stock: true });
const show = (language: 'en' | 'fr' = 'en') =>
  renderPart(<SimilarProducts product={here} piid={null} />, { texts, language });

test.each([
  ['en', 'Similar products', ['less', '12.5 cm (4.9 in) narrower'], ['more', '30 cm (11.8 in) wider']],
  [
    'fr',
    'Produits semblables',
    ['de moins', '12,5 cm (4,9 po) moins large'],
    ['de plus', '30 cm (11,8 po) plus large'],
  ],
] as const)(
  'others like it say what they cost and measure more or less, in %s',
  async (language, title, less, more) => {
    server.use(
      answer('similarProducts', {
        list: [
          { product: other(8, 'Birch chair', 36_000), wider_by: -12.5 },
          { product: other(9, 'Elm chair', 61_050), wider_by: 30 },
          { product: other(10, 'Oak chair', 50_000), wider_by: null },
          { product: other(11, 'Fir chair', 50_000), wider_by: 0 },
        ],
      }),
    );
    show(language);
    const rail = await screen.findByRole('list', { name: title });
    expect(
      within(rail)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Birch chair', 'Elm chair', 'Oak chair', 'Fir chair']);
    const said = [...rail.children].map((one) =>
      within(one as HTMLElement)
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
    const amount = (cents: number) => formatMoney(cents, language);
    expect(said).toEqual([
      [`${amount(14_000)} ${less[0]}`, less[1]],
      [`${amount(11_050)} ${more[0]}`, more[1]],
      [],
      [],
    ]);
    await expectAccessible();
  },
);

test('where nothing is like it, or the answer does not come, there is no heading without products', async () => {
  let calls = 0;
  server.use(answer('similarProducts', () => ((calls += 1), { list: [] })));
  show().unmount();
  server.use(answer('similarProducts', () => ((calls += 1), { code: 500, message: 'broken' })));
  show();
  await waitFor(() => expect(calls).toBe(2));
  expect(screen.queryByRole('heading')).toBeNull();
});
