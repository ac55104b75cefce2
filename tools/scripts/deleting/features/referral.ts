import { type Feature, without, withoutKeys, withoutLines, withoutRows } from '../edits.ts';

export const referral: Feature = {
  files: [
    'tools/scripts/{deleting,checks/loose-ends}/features/referral.ts',
    'shared/contract/src/{calls,constants,schemas}/referral.ts',
    'shared/contract/src/entities/{,customer-fields/,new-customer/}referral{,.test}.ts',
    'api/src/features/referral/*',
    'api/src/database/{membership/credit-sources,personal-data/features,schema}/referral.ts',
    'api/src/limits/calls/referral.ts',
    'tools/conformance/src/steps/features/referral.ts',
    'remote-membership/src/features/referral/*',
    'remote-membership/src/{parts/joining,sections}/referral.{ts,tsx}',
  ],
  edits: {
    'docs/requirements.tsv': [
      withoutRows('MEM-015', 'MEM-016', 'MEM-017', 'MEM-018', 'MEM-019', 'MEM-020', 'API-162', 'API-163', 'API-164'),
      without(', plus_invite_code and plus_invite_list (email, money)'),
      without(' vipCode (referral)'),
      without(' referral code,'),
    ],
    'api/src/database/lock-order.ts': [withoutLines("'plus_invitation'")],
    'remote-membership/locales/en.json': [
      withoutKeys('joining.referral', 'referral', 'rules.friends'),
      without(', with what your invitations earned'),
    ],
    'remote-membership/locales/fr.json': [
      withoutKeys('joining.referral', 'referral', 'rules.friends'),
      without(', avec ce que vos invitations ont rapporté'),
    ],
    'remote-account/locales/en.json': [without(' and referral money')],
    'remote-account/locales/fr.json': [without(' et de primes de parrainage')],
    'remote-cart-checkout/locales/en.json': [without(' and referral money')],
    'remote-cart-checkout/locales/fr.json': [without(' et en parrainages')],
  },
  tests: [
    'api/src/database/membership',
    'api/src/http/account/account.test',
    'api/src/http/account/customer-fields',
    'api/src/http/cart/credit',
    'api/src/http/membership',
    'remote-account/src/pages/home',
    'remote-cart-checkout/src/pages/cart',
    'remote-membership/src',
  ],
  words:
    /referral|parrain|plus_?invit|invite_?(?:code|list|member|complex|friend)|(?:your|vos) invitations|inviting friends/i,
};
