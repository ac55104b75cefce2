import { type Feature, withoutKeys, withoutLines } from '../edits.ts';

export const viewedRail: Feature = {
  files: [
    'tools/scripts/deleting/features/viewed-rail.ts',
    'remote-account/src/features/viewed/viewed-rail*',
    'remote-account/src/extensions/viewed-rail.tsx',
    'e2e/account/viewed-rail.spec.ts',
  ],
  edits: {
    'remote-account/remote.config.ts': [withoutLines("'./viewed-rail'")],
    'remote-account/locales/en.json': [withoutKeys('viewed.all')],
    'remote-account/locales/fr.json': [withoutKeys('viewed.all')],
  },
  tests: ['remote-account/src/pages/recently-viewed'],
  words: /viewed-?rail/i,
};
