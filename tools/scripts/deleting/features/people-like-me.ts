import { type Feature, without, withoutKeys, withoutLines } from '../edits.ts';

export const peopleLikeMe: Feature = {
  files: [
    'tools/scripts/deleting/features/people-like-me.ts',
    'shared/contract/src/{calls,constants,schemas}/people-like-me.ts',
    'api/src/features/people-like-me/*',
    'api/src/database/schema/reviewer.ts',
    'api/src/database/personal-data/features/reviewer.ts',
    'api/src/database/seed/reviewers.ts',
    'api/src/limits/calls/people-like-me.ts',
    'tools/conformance/src/steps/features/people-like-me.ts',
    'remote-account/src/{features,parts}/people-like-me/*',
    'remote-account/src/parts/beside-review/people-like-me.tsx',
    'remote-account/src/features/reviews/writer.test.tsx',
    'remote-account/src/extensions/reviews-people.tsx',
    'e2e/catalog/people-like-me.spec.ts',
    'world/data/pages/*/people-like-me.md',
  ],
  edits: {
    'shared/session/src/browser-storage.ts': [withoutLines("'people_like_me'")],
    'api/src/domain/rights/labels.ts': [withoutLines("height: ['Height (cm)'", "room: ['Room'")],
    'api/src/database/seed/seed.ts': [withoutLines('reviewersOf')],
    'remote-account/remote.config.ts': [withoutLines("'./reviews-people'")],
    'remote-account/locales/en.json': [withoutKeys('people')],
    'remote-account/locales/fr.json': [withoutKeys('people')],
    'world/data/pages.json': [withoutLines('"path": "people-like-me"')],
    'world/data/words/help.json': [
      without(`  {
    "urlPath": "people-like-me",
    "words": {
      "en": ["people like me", "reviews by height", "reviews for tall people", "reviews for short people"],
      "fr": ["des gens comme moi", "avis selon la taille", "avis de personnes grandes", "avis de personnes petites"]
    }
  },
`),
    ],
  },
  tests: [
    'api/src/database/personal-data',
    'remote-account/src/pages/reviews.test.tsx',
    'shared/session/src',
    'world/src',
  ],
  words: /people_?-?like_?-?me|aboutReviewer|reviewersOf|schema\.reviewer\b|reviews-people|personRooms|personHeight/i,
};
