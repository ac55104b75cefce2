import type { RemoteConfig } from '@shop/contract';

/** What the host knows of this remote before any of its code is loaded. */
const config: RemoteConfig = {
  name: 'catalog',
  platform: '^1.0.0',
  routes: [
    { path: '/', name: 'Home', page: './home', layout: 'default', titleKey: 'title.home', render: 'public' },
    {
      path: '/search',
      name: 'Catalogsearch',
      page: './search',
      layout: 'default',
      titleKey: 'title.search',
      render: 'public',
    },
    {
      path: '/terms-conditions',
      name: 'TermsConditions',
      page: './content',
      layout: 'cms',
      titleKey: 'title.terms',
      render: 'public',
    },
    {
      path: '/privacy-policy',
      name: 'PrivacyPolicy',
      page: './content',
      layout: 'cms',
      titleKey: 'title.privacy',
      render: 'public',
    },
    {
      path: '/product/*',
      name: 'FeedProductDetail',
      page: './product',
      layout: 'default',
      titleKey: 'title.product',
      render: 'public',
    },
    {
      path: '/:product',
      name: 'ProductDetail',
      page: './product',
      layout: 'default',
      titleKey: 'title.product',
      render: 'public',
      resolves: 'product',
    },
    {
      path: '/:category',
      name: 'ProductList',
      page: './list',
      layout: 'default',
      titleKey: 'title.list',
      render: 'public',
      resolves: 'category',
    },
    {
      path: '/:cms',
      name: 'Cms',
      page: './content',
      layout: 'cms',
      titleKey: 'title.content',
      render: 'public',
      resolves: 'cms',
    },
    {
      path: '/:videos',
      name: 'Installvideos',
      page: './install-videos',
      layout: 'default',
      titleKey: 'title.videos',
      render: 'public',
      resolves: 'installvideos',
    },
  ],
  slots: [],
  intents: [],
  locales: ['en', 'fr'],
};

export default config;
