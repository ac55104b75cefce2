import { brand, paths, type RemoteConfig } from '@shop/contract';

/** The brand's slug as routes are named after it (ROUTE-003). */
const named = brand.slug.charAt(0).toUpperCase() + brand.slug.slice(1);

const shared = { layout: 'default', render: 'public' } as const;
const personal = { layout: 'default', render: 'personal' } as const;
const own = { layout: 'default', render: 'personal', auth: true } as const;

/** The host reads this before any code of the remote is loaded. */
const config: RemoteConfig = {
  name: 'membership',
  routes: [
    { ...shared, path: `/${brand.slug}plus`, name: `${named}plus`, page: './plus', titleKey: 'title.plus', query: [] },
    {
      ...shared,
      path: '/loyalty-cashback',
      name: 'loyaltycashback',
      page: './cashback',
      titleKey: 'title.cashback',
      query: ['page'],
    },
    {
      path: `/${brand.slug}plus-rules`,
      name: `${named}plusRules`,
      page: './plus-rules',
      layout: 'cms',
      titleKey: 'title.rules',
      render: 'public',
      query: [],
    },
    { ...shared, path: `/${brand.slug}coin`, name: 'Coin', page: './coin', titleKey: 'title.coin', query: [] },
    {
      ...shared,
      path: '/member-introduction',
      name: 'MemberIntroduction',
      page: './member-introduction',
      titleKey: 'title.introduction',
      query: [],
    },
    { ...shared, path: '/open-member', name: 'OpenMember', page: './open-member', titleKey: 'title.open', query: [] },
    { ...personal, path: '/member-center', name: 'MemberCenter', page: './member-center', titleKey: 'title.center' },
    { ...shared, path: '/points/points', name: 'Points', page: './points', titleKey: 'title.points', query: ['page'] },
    {
      ...shared,
      path: '/points/dropship',
      name: 'Dropship',
      page: './dropship',
      titleKey: 'title.dropship',
      query: [],
    },
    {
      ...personal,
      path: '/business-account',
      name: 'BusinessAccount',
      page: './business-account',
      titleKey: 'title.business',
    },
    {
      ...personal,
      path: '/Milestone-Badge',
      name: 'MilestoneBadge',
      page: './milestone-badge',
      titleKey: 'title.milestone',
    },
    { ...own, path: '/points/reward', name: 'PointsReward', page: './reward', titleKey: 'title.rewards' },
    {
      ...own,
      path: '/sales/plusorder/history',
      name: 'PlusOrderHistory',
      page: './plus-orders',
      titleKey: 'title.plusOrders',
    },
    {
      path: '/sales/plusorder/history/:id',
      name: 'PlusOrder',
      page: './plus-order',
      layout: 'print',
      titleKey: 'title.plusOrder',
      render: 'personal',
      auth: true,
    },
    {
      ...own,
      path: '/customer/account/coupon',
      name: 'AccountCoupon',
      page: './coupons',
      titleKey: 'title.coupons',
      account: { group: 'benefits', name: { en: 'My Coupons', fr: 'Mes coupons' } },
    },
    {
      ...own,
      path: '/customer/account/play-to-win',
      name: 'AccountPlayToWin',
      page: './play-to-win',
      titleKey: 'title.playToWin',
      account: { group: 'benefits', name: { en: 'Play to win', fr: 'Jouez et gagnez' } },
    },
  ],
  places: ['captcha'],
  slots: [
    { slot: 'overlay', expose: './overlay' },
    { slot: 'account.notifications', expose: './push-switch' },
    { slot: 'product.delivery', expose: './product-policies' },
    { slot: 'product.benefits', expose: './product-extras' },
  ],
  dispatches: ['signInRequested', 'noticeGiven', 'customerChanged'],
  intents: [{ intent: 'subscriptionAnswered', expose: './subscribed', forms: [{ path: paths.subscribeForm() }] }],
  locales: ['en', 'fr'],
};

export default config;
