import { type Feature, without, withoutKeys, withoutLines, withoutRoute } from '../edits.ts';

export const alerts: Feature = {
  files: [
    'tools/scripts/deleting/features/alerts.ts',
    'shared/contract/src/{calls,constants,paths,schemas}/alerts.ts',
    'api/src/features/alerts/*',
    'api/src/database/schema/product-alert.ts',
    'api/src/database/personal-data/features/product-alert.ts',
    'api/src/limits/calls/alerts.ts',
    'tools/conformance/src/steps/features/alerts.ts',
    'remote-account/src/features/alerts/*',
    'remote-account/src/extensions/product-alert-offer.tsx',
    'remote-account/src/pages/{alerts,product-alert}{,.test}.tsx',
    'e2e/account/alerts.spec.ts',
    'e2e/support/examples/alerts.ts',
    'world/data/pages/*/product-alerts.md',
  ],
  edits: {
    // Its slot on a product's page stays: samples of colours stand there too.
    'remote-account/remote.config.ts': [
      withoutRoute('./alerts'),
      without(
        '    // Open to everyone: links in letters lead here, and neither confirming nor stopping needs an account.\n',
      ),
      withoutRoute('./product-alert'),
      withoutLines("'./product-alert-offer'"),
    ],
    'remote-account/locales/en.json': [withoutKeys('alerts')],
    'remote-account/locales/fr.json': [withoutKeys('alerts')],
    'host/src/router/titles.test.tsx': [withoutLines("'/customer/product-alert'")],
    'world/data/pages.json': [
      without(`,
  { "id": 41, "path": "product-alerts", "footerLink": null, "updated": "2026-11-30" }`),
    ],
    'world/data/words/help.json': [
      without(`,
  {
    "urlPath": "product-alerts",
    "words": {
      "en": ["price alert", "price drop", "back in stock", "product alert", "stock alert"],
      "fr": ["alerte de prix", "baisse de prix", "de retour en stock", "alerte de produit", "alerte de stock"]
    }
  }`),
    ],
  },
  tests: [
    'api/src/database/personal-data',
    'api/src/jobs/due-work',
    'host/src/router/titles.test.tsx',
    'remote-account/src/pages/home.test.tsx',
    'remote-catalog/src/pages/product.test.tsx',
    'world/src',
  ],
  words:
    /product_?alert|product-alert|alertBounds|alertPurpose|\balerts(?:Calls|Schemas|Api|Limits|Steps|Job)\b|alertLetter/i,
};
