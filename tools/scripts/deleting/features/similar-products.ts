import { type Feature, without, withoutLines } from '../edits.ts';

export const similarProducts: Feature = {
  files: [
    'tools/scripts/deleting/features/similar-products.ts',
    'shared/contract/src/{calls,schemas}/similar-products.ts',
    'api/src/features/similar-products/*',
    'tools/conformance/src/steps/features/similar-products.ts',
    'remote-catalog/src/features/similar-products/*',
    'remote-catalog/src/extensions/similar-products.tsx',
    'remote-catalog/src/pages/similar-products.test.tsx',
    'e2e/catalog/similar-products.spec.ts',
    'world/data/pages/*/similar-products.md',
  ],
  edits: {
    'api/src/catalogue-bench/cases.ts': [withoutLines("'similarProducts'")],
    'remote-catalog/README.md': [without(' `similar-products` (others of its kind, in the slot `product.end`),')],
    'remote-catalog/remote.config.ts': [withoutLines("'./similar-products'")],
    'world/data/pages.json': [withoutLines('"path": "similar-products"')],
    'world/data/words/help.json': [
      without(`  {
    "urlPath": "similar-products",
    "words": {
      "en": ["similar products", "something like this", "alternatives", "cheaper alternative"],
      "fr": ["produits semblables", "quelque chose de semblable", "autres choix", "moins cher et semblable"]
    }
  },
`),
    ],
  },
  tests: ['remote-catalog/src/pages/product', 'world/src'],
  words: /similar_?-?products/i,
};
