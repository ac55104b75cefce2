import { act, screen } from '@testing-library/react';
import { SlotProvider } from '@shop/platform';
import { renderPart } from '@shop/testing';
import { inventory, product, texts, variant } from '../../testing/samples.ts';
import { sessionModel } from '../../testing/session.ts';
import { ProductView } from './product-view.tsx';

const slots = { load: async (name: string) => (name === 'product.plan' ? [() => <p>Two years</p>] : []) };
const soldOut = inventory({ is_in_stock: false, usable_qty: 0 });

test.each([
  ['is offered where there are plans', { has_plans: 1 }, null, true],
  ['is not where there are none', { has_plans: 0 }, null, false],
  ['is not for what is sold out', { has_plans: 1, inventory: soldOut }, null, false],
  [
    'is not for a variant that is sold out',
    { has_plans: 1 },
    variant(1, 'grey', 'Small', { inventory: soldOut }),
    false,
  ],
] as const)('PLAN-012 on a product page the extended warranty %s', async (_, given, chosen, offered) => {
  renderPart(
    <SlotProvider value={slots}>
      <ProductView
        product={product(given)}
        variant={chosen}
        early={null}
        piid={null}
        since={0}
        onPriceEnd={() => undefined}
        delivery={null}
      />
    </SlotProvider>,
    { texts, models: [sessionModel] },
  );
  await act(async () => undefined);
  expect(screen.queryAllByText('Two years')).toHaveLength(offered ? 1 : 0);
});
