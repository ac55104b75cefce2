import { type Feature, without, withoutKeys, withoutLines, withoutRoute } from '../edits.ts';

export const willItFit: Feature = {
  files: [
    'e2e/speed/presses/will-it-fit.ts',
    'tools/scripts/deleting/features/will-it-fit.ts',
    'shared/contract/src/{calls,paths,schemas}/will-it-fit.ts',
    'api/src/features/will-it-fit/*',
    'tools/conformance/src/steps/features/will-it-fit.ts',
    'remote-account/src/features/will-it-fit/{*.ts,*/*}',
    'remote-account/src/parts/{will-it-fit-link,list-heading.test}.tsx',
    'remote-account/src/extensions/product-will-it-fit.{tsx,module.css}',
    'remote-account/src/pages/will-it-fit{,.test}.tsx',
    'e2e/account/{will-it-fit,fit-of-lists}.spec.ts',
    'world/data/pages/*/will-it-fit.md',
  ],
  edits: {
    'shared/session/src/browser-storage.ts': [withoutLines("'home_plan'")],
    'remote-account/remote.config.ts': [
      without("    // Open to everyone. Personal for its query: a plan is nobody else's, and is no key of a cache.\n"),
      withoutRoute('./will-it-fit'),
      withoutLines("'./product-will-it-fit'"),
    ],
    'remote-account/src/parts/list-heading.tsx': [withoutLines('will-it-fit-link', '<WillItFitLink ')],
    'remote-account/locales/en.json': [withoutKeys('fit')],
    'remote-account/locales/fr.json': [withoutKeys('fit')],
    'host/src/router/titles.test.tsx': [withoutLines("'/customer/will-it-fit'")],
    'world/data/pages.json': [
      without(`  { "id": 31, "path": "will-it-fit", "footerLink": null, "updated": "2026-12-01" },
`),
    ],
    'world/data/words/help.json': [
      without(`,
  {
    "urlPath": "will-it-fit",
    "words": {
      "en": ["will it fit", "measure a door", "measure the stairs", "room plan", "elevator size"],
      "fr": [
        "est-ce que ça entre",
        "mesurer une porte",
        "mesurer l’escalier",
        "plan de la pièce",
        "taille de l’ascenseur"
      ]
    }
  }`),
    ],
  },
  tests: [
    'host/src/router/titles.test.tsx',
    'remote-account/src/pages/list.test.tsx',
    'shared/session/src',
    'world/src',
  ],
  words: /home_plan|will-it-fit|product_sizes|plannedHome|willItFit/,
};
