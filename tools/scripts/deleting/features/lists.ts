import { type Feature, without, withoutKeys, withoutLines, withoutRoute } from '../edits.ts';

export const lists: Feature = {
  files: [
    'e2e/speed/presses/lists.ts',
    'tools/scripts/deleting/features/lists.ts',
    'shared/contract/src/{calls,constants,paths,schemas}/lists.ts',
    'api/src/features/lists/*',
    'api/src/database/schema/customer-list.ts',
    'api/src/database/personal-data/features/customer-list{,-entry}.ts',
    'api/src/limits/calls/lists.ts',
    'tools/conformance/src/steps/features/lists.ts',
    'remote-account/src/features/lists/*',
    'remote-account/src/testing/lists.ts',
    'remote-account/src/parts/{list-heading{,.test},*-fit-link}.tsx',
    'remote-account/src/extensions/{product-list-add,wishlist-add}.tsx',
    'remote-account/src/extensions/product-list-add.module.css',
    'remote-account/src/pages/{lists,list,shared-list}{,.test}.tsx',
    'e2e/account/{lists,offline-lists,fit-of-lists}.spec.ts',
    'host/src/offline/own/lists.ts',
    'e2e/support/examples/lists.ts',
    'world/data/pages/*/lists.md',
  ],
  edits: {
    'api/src/domain/rights/labels.ts': [withoutLines("bought: ['Bought'")],
    'api/src/http/everybodys.ts': [withoutLines("'sharedList'")],
    'remote-account/remote.config.ts': [
      withoutRoute('./lists'),
      withoutRoute('./list'),
      without('    // Open to everyone: its link is for others.\n'),
      withoutRoute('./shared-list'),
      withoutLines("'./product-list-add'", "'./wishlist-add'"),
    ],
    'remote-account/locales/en.json': [withoutKeys('lists')],
    'remote-account/locales/fr.json': [withoutKeys('lists')],
    'host/src/router/titles.test.tsx': [withoutLines("'/customer/account/lists/:id'", "'/customer/shared-list'")],
    'world/data/pages.json': [
      without(`,
  { "id": 40, "path": "lists", "footerLink": null, "updated": "2026-11-30" }`),
    ],
    'world/data/words/help.json': [
      without(`,
  {
    "urlPath": "lists",
    "words": {
      "en": ["shopping list", "share a list", "gift list", "wedding list", "named lists"],
      "fr": ["liste d’achats", "partager une liste", "liste de cadeaux", "liste de mariage", "mes listes"]
    }
  }`),
    ],
  },
  tests: [
    'api/src/database/personal-data',
    'api/src/features/reorder',
    'host/src/router/titles.test.tsx',
    'remote-account/src/pages/wishlist.test.tsx',
    'world/src',
  ],
  words: /customer_?list|shared-?list|listBounds|\blists(?:Calls|Schemas|Api|Limits|Steps)\b|listToCart|markShared/i,
};
