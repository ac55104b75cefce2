import { answer, renderPage, renderPart, useServer } from '@shop/testing';
import { screen } from '@testing-library/react';
import * as sharedList from '../pages/shared-list.tsx';
import { texts } from '../testing/fixtures.ts';
import { listEntry } from '../testing/lists.ts';
import { WillItFitLink } from './will-it-fit-link.tsx';

const server = useServer();

test.each([
  ['en', 'Will it fit?'],
  ['fr', 'Est-ce que ça entre?'],
] as const)(
  'whoever has a list’s link comes to the plan with what is on it, also what is bought (%s)',
  async (language, name) => {
    const entries = [
      listEntry(1, 'Sofa', { product_id: 70, qty: 2, bought: 2 }),
      listEntry(2, 'Elm', { product_id: 71 }),
    ];
    server.use(
      answer('sharedList', {
        name: 'Wedding',
        gifts_allowed: true,
        entries: entries.map(({ note: _ownersAlone, ...seen }) => seen),
      }),
    );
    await renderPage(sharedList, {}, { texts, language, path: '/customer/shared-list?token=a-token' });
    const address = new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://shop.test');
    expect(address.searchParams.get('pieces')).toBe('70,70,71');
  },
);

test('a list leads there with each product as often as it is wanted, up to twelve; an empty one does not', () => {
  const entries = [
    { product_id: 5, qty: 2 },
    { product_id: 6, qty: 20 },
  ];
  const { unmount } = renderPart(<WillItFitLink entries={entries} />, { texts });
  const link = screen.getByRole('link', { name: 'Will it fit?' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://shop.test');
  expect(searchParams.get('pieces')).toBe([5, 5, ...Array.from({ length: 10 }, () => 6)].join(','));
  unmount();
  renderPart(<WillItFitLink entries={[]} />, { texts });
  expect(screen.queryByRole('link')).toBeNull();
});
