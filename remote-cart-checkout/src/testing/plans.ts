import type { CallResult, Product } from '@shop/contract';

const offer = (term: number, price: number) => ({
  planId: `P7-${term}`,
  offerPlanId: `O7-${term}`,
  price,
  term,
  title: `${term / 12}-year protection plan`,
  description: ['Stains, rips and burns', 'Repair or replacement at no cost'],
  detail_url: '/protection-plan',
  terms_conditions_url: '/terms-conditions',
  checked: false,
});
/** Plans of two and of three years; on the wire their terms are months. */
export const offers = [offer(24, 2_999), offer(36, 3_999)] as const;

export const plansOf = (productId: number, plans: readonly ReturnType<typeof offer>[] = offers) =>
  ({ [productId]: { plans: [...plans] } }) satisfies CallResult<'productExtend'>;

/** As the slot hands it on; nothing else of it is read. */
export const product = { entity_id: 7, name: 'Lund sofa' } as Product;
