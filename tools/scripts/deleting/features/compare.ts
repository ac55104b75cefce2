import { type Feature, without, withoutKeys, withoutLines, withoutRoute } from '../edits.ts';

export const compare: Feature = {
  files: [
    'e2e/speed/presses/compare.ts',
    'tools/scripts/deleting/features/compare.ts',
    'shared/contract/src/paths/compare.ts',
    'remote-catalog/src/features/compare/*',
    'remote-catalog/src/extensions/compare{-bar,.test}.tsx',
    'remote-catalog/src/extensions/{card,product}-compare.{tsx,module.css}',
    'remote-catalog/src/pages/compare{,-answers}{,.test}.tsx',
    'remote-catalog/src/pages/compare/*',
    'e2e/catalog/compare.spec.ts',
    'world/data/pages/*/compare-products.md',
  ],
  edits: {
    'shared/contract/src/operator/own-paths.ts': [without(' compare ', ' ')],
    'shared/session/src/browser-storage.ts': [withoutLines("'compared_products'")],
    'remote-catalog/remote.config.ts': [
      withoutRoute('./compare'),
      withoutLines('-compare', "'./compare-bar'"),
      without(", 'noticeGiven'"),
    ],
    'remote-catalog/locales/en.json': [withoutKeys('compare')],
    'remote-catalog/locales/fr.json': [withoutKeys('compare')],
    'host/src/router/titles.test.tsx': [withoutLines("'/compare'")],
    'world/data/pages.json': [
      without(`,
  { "id": 29, "path": "compare-products", "footerLink": null, "updated": "2026-11-30" }`),
    ],
    'world/data/words/help.json': [
      without(`,
  {
    "urlPath": "compare-products",
    "words": {
      "en": ["compare products", "how to compare", "side by side"],
      "fr": ["comparer des produits", "comment comparer", "côte à côte"]
    }
  }`),
    ],
  },
  tests: ['host/src/router/titles.test.tsx', 'remote-catalog/src', 'shared/session/src', 'world/src'],
  words:
    /compared_products|compare-products|features\/compare|paths\.compare|compare(?:Slice|Models)|'\/compare'|-compare'/,
};
