import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '@shop/testing';
import CardQuickView from './card-quick-view.tsx';
import { texts } from '../testing/samples.ts';

test.each([
  ['the product', undefined, { product_id: 7 }],
  ['the variant that the card shows', 71, { product_id: 7, piid: 71 }],
])('QV-001 a card’s button opens the quick view of %s', async (_, piid, payload) => {
  const actions: { type: string; payload?: unknown }[] = [];
  renderPart(<CardQuickView product_id={7} name="Alder armchair" piid={piid} />, { texts, actions });
  await userEvent.click(screen.getByRole('button', { name: 'Quick view of Alder armchair' }));
  expect(actions).toContainEqual({ type: 'shop/quickViewRequested', payload });
});
