import type { Product } from '@shop/contract';
import { renderPart } from '@shop/testing';
import { screen } from '@testing-library/react';
import ProductWillItFit from '../../../extensions/product-will-it-fit.tsx';
import { texts } from '../../../testing/fixtures.ts';

const product = { entity_id: 7, name: 'Lund sofa', status: 1 } as unknown as Product; // nothing else of it is read

test.each([
  ['en', 'Will it fit?'],
  ['fr', 'Est-ce que ça entre?'],
] as const)('a product’s page leads to the plan, unless it is no longer sold (%s)', (language, name) => {
  const { unmount } = renderPart(<ProductWillItFit product={product} piid={null} />, { texts, language });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/customer/will-it-fit?pieces=7');
  unmount();
  renderPart(<ProductWillItFit product={{ ...product, status: 2 }} piid={null} />, { texts, language });
  expect(screen.queryByRole('link')).toBeNull();
});
