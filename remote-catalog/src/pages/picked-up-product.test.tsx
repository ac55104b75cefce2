import { renderPage, textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { screen } from '@testing-library/react';
import * as page from './product.tsx';
import { texts } from '../testing/samples.ts';
import { todaysPage } from '../testing/product-page.ts';

const api = useRealApi();
const PICKED_UP = 2;
beforeAll(() => api.makePickedUp(PICKED_UP));

test.each(['en', 'fr'] as const)(
  'a product that is picked up says where, asks for no postal code, and tells search engines so in %s',
  async (language) => {
    const t = textsFor({ texts, language });
    const { handover, url_path } = await api.call(
      'productDetail',
      { query: { id: PICKED_UP } },
      await api.guest(),
      language,
    );
    const { title = '', place } = handover?.pickup ?? {};
    const path = `/${url_path}`;
    const params = { id: String(PICKED_UP) };
    const { store } = await renderPage(page, params, { texts, language, path, flags: todaysPage });
    const where = await screen.findByRole('region', { name: t('delivery.pickup') });
    for (const line of [place?.street, place?.hours, place?.note]) expect(where).toHaveTextContent(line ?? '?');
    expect(screen.getAllByText(title, { exact: false }).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(t('delivery.zip'))).not.toBeInTheDocument();
    await expectAccessible();

    const { signal } = new AbortController();
    const url = new URL(path, 'http://shop.test');
    const data = JSON.stringify(page.head({ ...store, params, url, language, signal }));
    expect(data).toContain('schema.org/OnSitePickup');
    expect(data).toContain(place?.street);
    expect(data).not.toContain('shippingDetails');
  },
);
