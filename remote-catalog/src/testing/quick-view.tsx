import { intents, type Product } from '@shop/contract';
import { SlotProvider } from '@shop/platform';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import QuickView, { models } from '../extensions/quick-view.tsx';
import { product, texts } from './samples.ts';
import { sessionModel } from './session.ts';

/** Slots that say their name and what they were given. */
const slots = {
  load: async (name: string) => [(given: object) => <p>{`${name} ${JSON.stringify(given).length > 2}`}</p>],
};

export const quickViewDrawer = () => screen.getByRole('dialog', { name: 'Product Detail' });

/** Pages above which the quick view opens; its products are the API's. */
export const useQuickView = () => {
  const server = useServer();
  /** The products that the API was asked for. */
  const asked: (string | null)[] = [];
  const actions: { type: string; payload?: unknown }[] = [];

  /** Every product is like this one. */
  const shop = (given: Partial<Product> = {}): void => {
    server.use(
      answer('productDetail', ({ query }) => {
        asked.push(query.get('id'));
        return product({ ...given, entity_id: Number(query.get('id')) });
      }),
    );
  };
  beforeEach(() => {
    asked.length = 0;
    actions.length = 0;
    localStorage.clear();
    shop();
  });

  const closed = (path = '/furniture.html', language: 'en' | 'fr' = 'en') =>
    renderPart(
      <SlotProvider value={slots}>
        <QuickView />
      </SlotProvider>,
      { texts, path, language, actions, models: [sessionModel, ...models] },
    );
  const open = async (path?: string, payload: { product_id: number; piid?: number } = { product_id: 7 }) => {
    const view = closed(path);
    act(() => void view.store.dispatch(intents.quickViewRequested(payload)));
    await screen.findByRole('heading', { level: 3, name: 'Alder armchair' });
    await act(async () => undefined);
    return view;
  };
  return { server, asked, actions, shop, closed, open };
};
