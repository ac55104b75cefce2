import { ofCustomer, writtenByCustomer, type Step } from '../../step.ts';
import { guestAddress } from '../account.ts';

export const swatchesSteps: readonly Step[] = [
  writtenByCustomer('addSwatchRequest', (seen) => {
    const [product, address] = [seen('productDetail'), guestAddress(seen)];
    const variant = product?.relation.find(({ option }) => option.color);
    if (!product || !variant || !address) return undefined;
    const swatches = [{ product_id: product.entity_id, child_id: variant.product_id }];
    return { body: { idempotency_key: `conformance-${Date.now()}`, swatches, ...address } };
  }),
  ofCustomer('swatchRequests', {}),
];
