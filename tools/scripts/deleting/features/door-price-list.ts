import { type Feature, without, withoutKeys, withoutLines } from '../edits.ts';

/** The order and the filter of lists by the price at the door. */
export const doorPriceList: Feature = {
  files: [
    'tools/scripts/deleting/features/door-price-list.ts',
    'api/src/database/listing/{delivered-total,supply,facets/door-price,sorts/delivered}.ts',
    'api/src/http/catalogue/list-by-door-price.test.ts',
    'remote-catalog/src/pages/list-door-price.test.tsx',
    'e2e/catalog/list-by-door-price.spec.ts',
    'world/data/pages/*/lists-by-delivered-price.md',
  ],
  edits: {
    'shared/contract/src/values.ts': [
      without("  'price_desc',\n  'delivered',\n", "  'price_desc',\n"),
      withoutLines('Of what things come to at the door', 'door_price: 20,'),
    ],
    'api/src/database/listing/sorts/sort.ts': [withoutLines('PlacesOfSupply', 'Whose fees and taxes count')],
    'api/src/http/catalogue/product-page.ts': [withoutLines('supplyOf')],
    'tools/adapter-medusa/src/catalogue/lists.ts': [
      withoutLines('It says what delivery costs of a cart alone', 'delivered: inPrice'),
    ],
    'remote-catalog/locales/en.json': [withoutKeys('sort.delivered')],
    'remote-catalog/locales/fr.json': [withoutKeys('sort.delivered')],
    'world/data/pages.json': [withoutLines('"path": "lists-by-delivered-price"')],
    'world/data/words/help.json': [
      without(`  {
    "urlPath": "lists-by-delivered-price",
    "words": {
      "en": ["sort by delivered price", "filter by delivered price"],
      "fr": ["trier par prix livré", "filtrer par prix livré"]
    }
  },
`),
    ],
  },
  tests: ['api/src/http/catalogue', 'api/src/http/search', 'remote-catalog/src/pages', 'world/src'],
  words:
    /door_price|door-price\b|by-delivered-price|doorPrice|delivered-?total|deliveredSorts|supplyOf|sort=delivered|sort: 'delivered'/i,
};
