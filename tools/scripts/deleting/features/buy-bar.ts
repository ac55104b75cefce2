import { type Feature, without, withoutKeys, withoutLines } from '../edits.ts';

export const buyBar: Feature = {
  files: [
    'tools/scripts/deleting/features/buy-bar.ts',
    'shared/contract/src/{calls,schemas}/delivered-price.ts',
    'api/src/features/delivered-price/*',
    'tools/conformance/src/steps/features/delivered-price.ts',
    'remote-catalog/src/features/buy-bar/*',
    'remote-catalog/src/extensions/buy-bar.tsx',
    'e2e/catalog/buy-bar.spec.ts',
    'world/data/pages/*/price-at-your-door.md',
  ],
  edits: {
    'remote-catalog/names.d.ts': [
      withoutLines('At the foot of the window, once the way to buy is out of sight', "'product.bar'"),
    ],
    'remote-catalog/remote.config.ts': [withoutLines("slot: 'product.bar'"), without(", 'product.bar'")],
    'remote-catalog/src/pages/product.tsx': [withoutLines('name="product.bar"', '  Slot,')],
    'remote-catalog/locales/en.json': [withoutKeys('buyBar')],
    'remote-catalog/locales/fr.json': [withoutKeys('buyBar')],
    'host/src/shell/consent/consent-bar.tsx': [without(' data-covers-below')],
    'world/data/pages.json': [
      without(`,
  { "id": 28, "path": "price-at-your-door", "footerLink": null, "updated": "2026-11-30" }`),
    ],
    'world/data/words/help.json': [
      without(`,
  {
    "urlPath": "price-at-your-door",
    "words": {
      "en": ["delivered price", "price with taxes", "total with delivery", "price at your door"],
      "fr": ["prix livré", "prix avec taxes", "total avec livraison", "prix à votre porte"]
    }
  }`),
    ],
  },
  tests: ['remote-catalog/src/pages/product', 'host/src/shell/consent', 'world/src'],
  words: /buy-?bar|delivered(?:_p|-p|P)rice|product\.bar|price-at-your-door|covers-below/i,
};
