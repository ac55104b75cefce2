import { type Feature, without, withoutKeys, withoutLines } from '../edits.ts';

export const bestPrice: Feature = {
  files: [
    'tools/scripts/deleting/features/best-price.ts',
    'shared/contract/src/{calls,schemas}/best-price.ts',
    'api/src/features/best-price/*',
    'api/src/limits/calls/best-price.ts',
    'tools/conformance/src/steps/features/best-price.ts',
    'remote-cart-checkout/src/features/best-price/*',
    'remote-cart-checkout/src/pages/cart-best-price.test.tsx',
    'e2e/cart-checkout/best-price.spec.ts',
    'world/data/pages/*/best-price.md',
  ],
  edits: {
    'remote-cart-checkout/src/cart-form.ts': [withoutLines("'best',")],
    'remote-cart-checkout/src/pages/cart/form-action.ts': [
      without(`  best: (fields) =>
    typedStep(centsSent(fields.get('grand_total')), 'number', 'grand_total', (grand_total) =>
      step('applyBestPrice', { body: { grand_total } }, 'grand_total'),
    ),
`),
      without(`/** Cents in a hidden field, which may be none; null for anything else. */
const centsSent = (value: string | null): number | null => (/^\\d{1,9}$/.test(value ?? '') ? Number(value) : null);

`),
    ],
    'remote-cart-checkout/src/pages/cart.tsx': [withoutLines('BestPrice', 'bestPrice')],
    'remote-cart-checkout/src/testing/beside-cart.ts': [withoutLines("answer('bestPrice'")],
    'remote-cart-checkout/locales/en.json': [withoutKeys('bestPrice')],
    'remote-cart-checkout/locales/fr.json': [withoutKeys('bestPrice')],
    'world/data/pages.json': [
      without(`,
  { "id": 27, "path": "best-price", "footerLink": null, "updated": "2026-11-30" }`),
    ],
    'world/data/words/help.json': [
      without(`,
  {
    "urlPath": "best-price",
    "words": {
      "en": ["best price", "lowest price", "which coupon", "best coupon", "combine coupons"],
      "fr": ["meilleur prix", "prix le plus bas", "quel code promo", "meilleur code promo", "combiner les coupons"]
    }
  }`),
    ],
  },
  tests: ['api/src/limits', 'remote-cart-checkout/src/pages/cart', 'world/src'],
  words: /best_price|best-price|[aA]pplyBestPrice|bestPrice(?:Api|Calls|Schemas|Limits)|<BestPrice/,
};
