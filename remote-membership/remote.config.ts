import { brand, type RemoteConfig } from '@shop/contract';

/** What the host knows of this remote before any of its code is loaded. */
const config: RemoteConfig = {
  name: 'membership',
  platform: '^1.0.0',
  routes: [
    {
      path: `/${brand.slug}plus`,
      name: 'Costwayplus',
      page: './plus',
      layout: 'default',
      titleKey: 'title.plus',
      render: 'public',
    },
    {
      path: '/loyalty-cashback',
      name: 'loyaltycashback',
      page: './cashback',
      layout: 'default',
      titleKey: 'title.cashback',
      render: 'public',
    },
  ],
  slots: [{ slot: 'overlay', expose: './overlay' }],
  intents: [{ intent: 'subscriptionAnswered', expose: './subscribed' }],
  locales: ['en', 'fr'],
};

export default config;
