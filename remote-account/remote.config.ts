import type { RemoteConfig } from '@shop/contract';

/** What the host knows of this remote before any of its code is loaded. */
const config: RemoteConfig = {
  name: 'account',
  platform: '^1.0.0',
  routes: [
    {
      path: '/customer/account/login',
      name: 'Login',
      page: './login',
      layout: 'blank',
      titleKey: 'title.login',
      render: 'personal',
    },
    {
      path: '/customer/account/confirm-verification-code',
      name: 'ConfirmVerificationCode',
      page: './verify',
      layout: 'login',
      titleKey: 'title.verify',
      render: 'personal',
    },
    // Open to everyone, because it only leads on: the guard asks at the account home, which keeps the query.
    {
      path: '/customer/account',
      name: 'Account',
      page: './account',
      layout: 'default',
      titleKey: 'title.home',
      render: 'personal',
    },
    {
      path: '/customer/account/home',
      name: 'AccountHome',
      page: './home',
      layout: 'default',
      titleKey: 'title.home',
      render: 'personal',
      auth: true,
    },
    {
      path: '/customer/account/order',
      name: 'AccountOrder',
      page: './orders',
      layout: 'default',
      titleKey: 'title.orders',
      render: 'personal',
      auth: true,
    },
    {
      path: '/customer/account/order/:id',
      name: 'AccountOrderDetail',
      page: './order',
      layout: 'default',
      titleKey: 'title.order',
      render: 'personal',
      auth: true,
    },
  ],
  slots: [],
  intents: [],
  locales: ['en', 'fr'],
};

export default config;
