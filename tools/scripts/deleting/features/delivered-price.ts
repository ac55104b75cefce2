import { type Feature, without, withoutKeys, withoutLines } from '../edits.ts';

export const deliveredPrice: Feature = {
  files: [
    'tools/scripts/deleting/features/delivered-price.ts',
    'shared/contract/src/{calls,schemas}/delivered-price.ts',
    'api/src/features/delivered-price/*',
    'tools/conformance/src/steps/features/delivered-price.ts',
    'remote-catalog/src/features/delivered-price/*',
    'remote-catalog/src/extensions/*-total.tsx',
    'remote-catalog/src/pages/list-card-totals.test.tsx',
    'e2e/catalog/{card-totals,bar-total}.spec.ts',
    'world/data/pages/*/price-at-your-door.md',
  ],
  edits: {
    // The places stay: on cards, below the days of delivery and where one buys.
    'remote-catalog/remote.config.ts': [withoutLines("-total'")],
    'remote-catalog/locales/en.json': [withoutKeys('deliveredPrice')],
    'remote-catalog/locales/fr.json': [withoutKeys('deliveredPrice')],
    'api/src/http/safety.workspace.test.ts': [withoutLines('deliveredPrices:')],
    'world/data/pages.json': [withoutLines('"path": "price-at-your-door"')],
    'world/data/words/help.json': [
      without(`  {
    "urlPath": "price-at-your-door",
    "words": {
      "en": ["delivered price", "price with taxes", "total with delivery", "price at your door"],
      "fr": ["prix livré", "prix avec taxes", "total avec livraison", "prix à votre porte"]
    }
  },
`),
    ],
  },
  tests: ['api/src/http/catalogue', 'remote-catalog/src/pages', 'remote-catalog/src/features/delivery', 'world/src'],
  words:
    /deliveredPrices?\b|delivered_prices?\b|(?<!by-)delivered-price|price-at-your-door|(?:card|product)-total\b|CardTotal|ProductTotal/,
};
