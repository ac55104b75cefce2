import { type Feature, withoutKeys, withoutLines } from '../edits.ts';

export const buyBar: Feature = {
  files: [
    'tools/scripts/deleting/features/buy-bar.ts',
    'remote-catalog/src/features/buy-bar/*',
    'remote-catalog/src/extensions/buy-bar.tsx',
    'e2e/catalog/{buy-bar,bar-total}.spec.ts',
  ],
  edits: {
    'remote-catalog/names.d.ts': [
      withoutLines('At the foot of the window, once the way to buy is out of sight', "'product.bar'"),
    ],
    'remote-catalog/remote.config.ts': [withoutLines("'product.bar'")],
    'remote-catalog/src/pages/product.tsx': [withoutLines('name="product.bar"', '  Slot,')],
    'remote-catalog/locales/en.json': [withoutKeys('buyBar')],
    'remote-catalog/locales/fr.json': [withoutKeys('buyBar')],
  },
  tests: ['remote-catalog/src/pages/product'],
  words: /buy-?bar|product\.bar/i,
};
