import { type Feature, without, withoutKeys, withoutRoute, withoutRows } from '../edits.ts';

export const wheel: Feature = {
  files: [
    'tools/scripts/deleting/features/wheel.ts',
    'shared/contract/src/{calls,paths,schemas}/wheel.ts',
    'api/src/features/wheel/*',
    'api/src/database/{personal-data/features/wheel,schema/wheel-turn}.ts',
    'api/src/testing/model/wheel-steps.ts',
    'tools/conformance/src/steps/features/wheel.ts',
    'remote-membership/src/features/wheel/*',
    'remote-membership/src/pages/{play-to-win{,.test},prizes-won.test}.tsx',
  ],
  edits: {
    'docs/requirements.tsv': [withoutRows('ROUTE-055', 'PTS-006', 'API-083', 'API-084')],
    'api/src/domain/membership/points.ts': [without("  wheel: { en: 'Prize wheel', fr: 'Roue de la chance' },\n")],
    'remote-membership/remote.config.ts': [withoutRoute('./play-to-win')],
    'remote-membership/locales/en.json': [
      withoutKeys('title.playToWin', 'wheel'),
      without('Claim one on a product page, or win one.', 'Claim one on a product page.'),
    ],
    'remote-membership/locales/fr.json': [
      withoutKeys('title.playToWin', 'wheel'),
      without(' ou faites tourner la roue.', '.'),
    ],
    'remote-membership/src/features/own-coupons/own-coupons.tsx': [
      without(`
      action={state === 'usable' && <LinkButton href={paths.playToWin()}>{t('title.playToWin')}</LinkButton>}`),
      without('CopyText, LinkButton,', 'CopyText,'),
    ],
  },
  tests: ['remote-account/src/pages/home.test.tsx', 'remote-membership/src/pages'],
  words: /\bwheel(?:Turn|_turn|Prize|Calls|Schemas|Api|Held|Steps)|prize wheel|play-?to-?win|turnList|turn_list/i,
};
