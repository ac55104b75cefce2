import { tried, type Step } from '../../step.ts';

export const bestPriceSteps: readonly Step[] = [
  tried('bestPrice', {}),
  tried('applyBestPrice', (seen) => {
    const best = seen('bestPrice');
    return best ? { body: { grand_total: best.grand_total } } : undefined;
  }),
];
