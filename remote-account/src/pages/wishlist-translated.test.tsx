import { expectNothingStale, renderPage, textsFor } from '@shop/testing';
import { useRealApi } from '@shop/testing/real-api';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './wishlist.tsx';
import { texts } from '../testing/fixtures.ts';

const api = useRealApi();
/** Two products of the fixture's world. */
const PRODUCTS = [2, 9];
const t = textsFor({ texts });

test.each(['wrapped', 'replaced'] as const)('a translated wishlist shows what is left on it (%s)', async (way) => {
  const visitor = await api.customer();
  for (const product_id of PRODUCTS) await api.call('addWishlistItem', { body: { product_id } }, visitor);
  const stored = async () => (await api.call('wishlist', { query: {} }, visitor)).list;
  const [first] = await stored();
  await expectNothingStale(
    () => renderPage(page, {}, { texts, visitor }),
    way,
    async (shown) => {
      const name = t('wishlist.removeNamed', { name: first?.product?.name ?? '' });
      await userEvent.click(await shown.findByRole('button', { name }));
      await waitFor(async () => expect(await stored()).toHaveLength(1));
    },
  );
});
