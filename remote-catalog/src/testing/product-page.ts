import type { Flags, Product } from '@shop/contract';
import { answer, renderPage, useServer, type makeTestStore } from '@shop/testing';
import * as page from '../pages/product.tsx';
import { product, questionPage, reviewPage, texts } from './samples.ts';
import { sessionModel } from './session.ts';

/** The page as it is while nobody experiments. */
export const todaysPage: Pick<Flags, 'catalog.reviews-first'> = { 'catalog.reviews-first': false };

export const contextOf = (store: ReturnType<typeof makeTestStore>) => ({
  ...store,
  params: { id: '7' },
  url: new URL('http://shop.test/alder-armchair.html?piid=3'),
  language: 'en' as const,
  signal: new AbortController().signal,
});

/** The product page before an API that answers with samples. Call once in a test file. */
export const productPage = () => {
  const server = useServer();
  /** In order. */
  const asked: string[] = [];
  const actions: { type: string; payload?: unknown }[] = [];
  beforeEach(() => {
    actions.length = 0;
    localStorage.clear();
  });

  const note = (name: string) => (query: URLSearchParams) => void asked.push(`${name}?${query.toString()}`);
  return {
    server,
    asked,
    actions,
    shop(given: Partial<Product> = {}): void {
      asked.length = 0;
      server.use(
        answer('productDetail', ({ query }) => (note('product')(query), product(given))),
        answer('productReviews', ({ query }) => (note('reviews')(query), reviewPage({ total: 6 }))),
        answer('productFaq', ({ query }) => (note('faq')(query), questionPage())),
      );
    },
    show: (path = '/alder-armchair.html', params: Record<string, string> = { id: '7' }, flags = todaysPage) =>
      renderPage(page, params, { texts, path, flags, actions, models: [sessionModel] }),
  };
};
