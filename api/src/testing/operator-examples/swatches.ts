import { randomUUID } from 'node:crypto';
import { address } from '../buying.ts';
import { fixture } from '../fixture-products.ts';
import type { TestApp } from '../test-app.ts';

let made = 0;

export const swatchesExamples = {
  sendSwatches: async (shop: TestApp) => {
    made += 1;
    const body = {
      idempotency_key: randomUUID(),
      swatches: [{ product_id: fixture.sofa, child_id: fixture.sofaGreen }],
      email: 'ada@example.com',
      ...address,
      street: `${made} Oak St`,
    };
    const { result } = await shop.call('addSwatchRequest', { body });
    return { body: { id: result.request_id } };
  },
};
