import { type Feature, without, withoutKeys, withoutLines, withoutRoute } from '../edits.ts';

export const swatches: Feature = {
  files: [
    'e2e/speed/presses/swatches.ts',
    'tools/scripts/deleting/features/swatches.ts',
    'shared/contract/src/{calls,constants,paths,schemas,operator/feature-calls,operator/feature-schemas}/swatches.ts',
    'api/src/features/swatches/*',
    'api/src/database/schema/swatch-request.ts',
    'api/src/database/personal-data/features/swatch-request.ts',
    'api/src/limits/calls/swatches.ts',
    'api/src/operator/features/swatches.ts',
    'api/src/testing/operator-examples/swatches.ts',
    'tools/conformance/src/steps/features/swatches.ts',
    'console/src/{resources,features}/swatches.{ts,tsx}',
    'remote-account/src/features/swatches/*',
    'remote-account/src/extensions/product-swatches.tsx',
    'remote-account/src/pages/swatches{,.test}.tsx',
    'e2e/{account,console}/swatches.spec.ts',
    'world/data/pages/*/free-swatches.md',
  ],
  edits: {
    'shared/session/src/browser-storage.ts': [withoutLines("'swatch_tray'")],
    // The room of its button on a product's page.
    'remote-catalog/src/features/product/product-view.tsx': [
      without(` data-rows={hasColors(product) ? 2 : undefined}`),
      without(`/** Samples of its colours are offered beside alerts. */
const hasColors = ({ relation }: Product): boolean => relation.some(({ option }) => option.color);

`),
    ],
    'remote-account/remote.config.ts': [withoutRoute('./swatches'), withoutLines("'./product-swatches'")],
    'remote-account/locales/en.json': [withoutKeys('swatches')],
    'remote-account/locales/fr.json': [withoutKeys('swatches')],
    'world/data/pages.json': [
      without(`,
  { "id": 42, "path": "free-swatches", "footerLink": null, "updated": "2026-12-01" }`),
    ],
    'world/data/words/help.json': [
      without(`,
  {
    "urlPath": "free-swatches",
    "words": {
      "en": ["free swatches", "fabric samples", "fabric swatch", "finish samples", "colour samples"],
      "fr": ["échantillons gratuits", "échantillon de tissu", "échantillon de couleur", "échantillon de fini"]
    }
  }`),
    ],
    'docs/how-to/decide-returns-and-applications.md': [
      without(`## Free swatches

\`pnpm operator swatches list\` shows requests for samples of colours that wait to be sent, the oldest first, with where they go; \`--all\` shows those that were sent too. \`pnpm operator swatches send 12\` says that one is in the post: a letter tells whoever asked, and the customer's page “My swatches” shows the day. Support and the warehouse may do both, also under “Swatches” of [the console](../../console/README.md), whose button says that they are in the post.

`),
    ],
  },
  tests: [
    'api/src/database/personal-data',
    'api/src/http/operator',
    'api/src/operator',
    'remote-account/src/pages/home.test.tsx',
    'remote-catalog/src/pages/product.test.tsx',
    'world/src',
  ],
  words:
    /swatch_?request|swatch-request|swatchBounds|swatchState|swatch_tray|sendSwatches|\bswatches(?:Calls|Schemas|Api|Limits|Steps|Commands|Examples|Operator|Resource|View)|product-swatches|free-swatches/i,
};
