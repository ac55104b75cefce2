import { brand, facetCodes, paths, type RemoteConfig } from '@shop/contract';

/** The query names that a list's page reads. */
const listQuery = ['page', 'sort', 'whole', 'postcode', ...facetCodes];

/** A page that is the same for everyone. */
const shared = { layout: 'default', render: 'public' } as const;
const sharedCms = { layout: 'cms', render: 'public' } as const;

/** The host reads this before any code of the remote is loaded. */
const config: RemoteConfig = {
  name: 'catalog',
  routes: [
    { ...shared, path: '/', name: 'Home', page: './home', titleKey: 'title.home', query: [] },
    {
      ...shared,
      path: '/search',
      name: 'Catalogsearch',
      page: './search',
      titleKey: 'title.search',
      query: ['keyword', ...listQuery],
    },
    {
      ...sharedCms,
      path: '/terms-conditions',
      name: 'TermsConditions',
      page: './content',
      titleKey: 'title.terms',
      query: [],
    },
    {
      ...sharedCms,
      path: '/privacy-policy',
      name: 'PrivacyPolicy',
      page: './content',
      titleKey: 'title.privacy',
      query: [],
    },
    // Personal for the query: an order's number is nobody else's, and is no key of a cache.
    {
      path: '/contact-us',
      name: 'ContactUs',
      page: './content',
      layout: 'cms',
      titleKey: 'title.contact',
      render: 'personal',
      forms: [{ path: paths.contact() }],
    },
    {
      path: '/feedback',
      name: 'Feedback',
      page: './content',
      layout: 'cms',
      titleKey: 'title.feedback',
      render: 'personal',
      forms: [{ path: paths.feedback() }],
    },
    {
      ...shared,
      path: `/${brand.slug}day`,
      name: 'SaleEvent',
      page: './sale-event',
      titleKey: 'title.saleEvent',
      query: [],
    },
    {
      ...shared,
      path: '/recommended-may-like',
      name: 'RecommendedMayLike',
      page: './recommended',
      titleKey: 'title.recommended',
      query: [],
    },
    {
      ...shared,
      path: '/customer-say',
      name: 'CustomerSay',
      page: './customer-say',
      titleKey: 'title.customerSay',
      query: ['category', 'page'],
    },
    { ...shared, path: '/room', name: 'ShopByRoom', page: './rooms', titleKey: 'title.rooms', query: [] },
    { ...shared, path: '/room/:roomType', name: 'ShopByRoomDetail', page: './room', titleKey: 'title.room', query: [] },
    { ...shared, path: '/blog', name: 'Blog', page: './blog', titleKey: 'title.content', query: ['topic', 'page'] },
    { ...shared, path: '/blog/:article', name: 'BlogArticle', page: './article', titleKey: 'title.content', query: [] },
    {
      ...shared,
      path: '/christmas-trees',
      name: 'ChristmasTrees',
      page: './christmas',
      titleKey: 'title.christmas',
      query: [],
    },
    {
      ...shared,
      path: '/blackfriday',
      name: 'BlackFriday',
      page: './black-friday',
      titleKey: 'title.blackFriday',
      query: [],
    },
    {
      ...shared,
      path: '/product/*',
      name: 'FeedProductDetail',
      page: './product',
      titleKey: 'title.product',
      query: ['piid'],
      flags: ['catalog.reviews-first'],
    },
    {
      ...shared,
      path: '/:product',
      name: 'ProductDetail',
      page: './product',
      titleKey: 'title.product',
      query: ['piid'],
      flags: ['catalog.reviews-first'],
      resolves: 'product',
    },
    {
      ...shared,
      path: '/:category',
      name: 'ProductList',
      page: './list',
      titleKey: 'title.list',
      query: listQuery,
      resolves: 'category',
    },
    {
      ...sharedCms,
      path: '/:cms',
      name: 'Cms',
      page: './content',
      titleKey: 'title.content',
      query: [],
      resolves: 'cms',
    },
    {
      ...shared,
      path: '/:videos',
      name: 'Installvideos',
      page: './install-videos',
      titleKey: 'title.videos',
      query: ['page'],
      resolves: 'installvideos',
    },
  ],
  places: ['card.actions', 'product.actions', 'product.plan', 'product.delivery', 'product.benefits'],
  slots: [
    { slot: 'card.actions', expose: './card-quick-view', order: 1 },
    { slot: 'product.actions', expose: './view-model', order: 2 },
    { slot: 'product.actions', expose: './view-closer', order: 3 },
  ],
  dispatches: ['quickViewRequested', 'cartAddRequested', 'subscriptionAnswered'],
  intents: [{ intent: 'quickViewRequested', expose: './quick-view' }],
  flags: [
    {
      key: 'catalog.reviews-first',
      type: 'boolean',
      default: false,
      weights: { true: 50, false: 50 },
      purpose: 'Shows what other customers say of a product before its description',
      owner: 'catalog',
    },
  ],
  locales: ['en', 'fr'],
};

export default config;
