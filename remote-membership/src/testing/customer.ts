import type { CallResult } from '@shop/contract';
import { sessionEvents, type AppStore, type PageModule } from '@shop/platform';
import { sessionSlice } from '@shop/session';
import { renderPage, type Rendered, type TestOptions } from '@shop/testing';
import { act } from '@testing-library/react';
import { texts } from './texts.ts';

/** Opens a page as a visitor sees it. */
export const openPage = (page: unknown, options: TestOptions & { params?: Record<string, string> } = {}) =>
  // The exposed module has a page's shape; its loader's context is narrower than the test's.
  renderPage(page as PageModule, options.params ?? {}, { texts, models: [{ slice: sessionSlice }], ...options });

export const signIn = (store: AppStore): void =>
  act(() => void store.dispatch(sessionEvents.signedIn({ token: 'customer', from: 'storage' })));

/** Opens a page, and then its visitor turns out to be signed in. */
export const openAsCustomer = async (
  page: unknown,
  options: TestOptions & { params?: Record<string, string> } = {},
): Promise<Rendered> => {
  const view = await openPage(page, options);
  signIn(view.store);
  return view;
};

export const pointsInfo: CallResult<'pointsInfo'> = {
  points: 1_250,
  points_cur_amount: 1_250,
  pending_points: 0,
  signed_today: 0,
  earned_points: 1_400,
  milestone_turns: 2,
};

export const product: CallResult<'plusProducts'>['list'][number] = {
  entity_id: 7,
  type_id: 'simple',
  name: 'Lund Armchair',
  url_path: 'lund-armchair.html',
  piid: null,
  thumbnail: null,
  hover_thumbnail: null,
  price: { price: 20_000, final_price: 18_000 },
  plus_price: 15_300,
  product_tag: null,
  presale_end_date: null,
  is_in_stock: true,
  usable_qty: 5,
  min_sale_qty: 1,
  series: 'Lund',
  rating: { rating_summary: 0, reviewStar: 0, reviews_count: 0 },
  swatches: [],
};
