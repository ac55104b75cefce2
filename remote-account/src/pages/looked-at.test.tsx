import { intentTypes } from '@shop/contract';
import { renderPage, textsFor } from '@shop/testing';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CardHeart from '../extensions/card-heart.tsx';
import ViewNote from '../extensions/view-note.tsx';
import * as viewed from './recently-viewed.tsx';
import * as wishlist from './wishlist.tsx';
import { texts } from '../testing/fixtures.ts';

const api = useRealApi();

test.each(['en', 'fr'] as const)(
  'ACC-010 what a customer looked at stands on Recently viewed, the latest first, until they clear it (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await api.customer({ language });
    const options = { texts, language, visitor };
    const names: string[] = [];
    for (const id of [1, 2]) {
      const product = await api.call('productDetail', { query: { id } }, visitor, language);
      names.unshift(product.name);
      const look = await renderPage({ default: () => <ViewNote product={product} piid={null} /> }, {}, options);
      await waitFor(async () => {
        const { products } = await api.call('recentlyViewed', {}, visitor);
        expect(products.map(({ entity_id }) => entity_id)).toContain(id);
      });
      look.unmount();
    }
    await renderPage(viewed, {}, options);
    const list = within(await screen.findByRole('list', { name: t('title.viewed') }));
    const shown = list.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
    expect(shown).toEqual(names);
    await userEvent.click(screen.getByRole('button', { name: t('viewed.forget') }));
    expect(await screen.findByText(t('viewed.none'))).toBeVisible();
    await waitFor(async () => expect((await api.call('recentlyViewed', {}, visitor)).products).toEqual([]));
  },
);

test.each(['en', 'fr'] as const)(
  'ACC-007 ACC-008 a customer’s heart is heard once a second, and its product stands on My Wishlists (%s)',
  async (language) => {
    let now = 5_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const t = textsFor({ texts, language });
    const visitor = await api.customer({ language });
    const actions: { type: string; payload?: unknown }[] = [];
    const options = { texts, language, visitor, actions };
    const { name } = await api.call('productDetail', { query: { id: 1 } }, visitor, language);
    const view = await renderPage({ default: () => <CardHeart product_id={1} name={name} /> }, {}, options);
    const heart = await screen.findByRole('button', { name: t('wishlist.heart', { name }) });
    const stored = async () => (await api.call('wishlistItems', {}, visitor)).list.length;
    const notices = () => actions.filter(({ type }) => type === intentTypes.noticeGiven).map(({ payload }) => payload);
    const link = { label: t('title.wishlist'), href: '/customer/account/wishlist' };
    await userEvent.click(heart);
    now += 999;
    await userEvent.click(heart);
    await waitFor(() => expect(notices()).toEqual([{ text: t('wishlist.added'), tone: 'ok', link }]));
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(await stored()).toBe(1);
    now += 1_000;
    await userEvent.click(heart);
    await waitFor(() => expect(notices().at(-1)).toEqual({ text: t('wishlist.removed'), tone: 'ok', link }));
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(await stored()).toBe(0);
    now += 1_000;
    await userEvent.click(heart);
    await waitFor(() => expect(notices()).toHaveLength(3));
    view.unmount();
    await renderPage(wishlist, {}, options);
    expect(await screen.findByRole('link', { name })).toBeVisible();
  },
);
