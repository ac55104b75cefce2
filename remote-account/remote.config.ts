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
    // Links of letters lead here: the browser redeems their tokens, so the server leaves the first view to it.
    {
      path: '/customer/account/password',
      name: 'Password',
      page: './password',
      layout: 'login',
      titleKey: 'title.password',
      render: 'client',
    },
    {
      path: '/customer/account/accountinfo',
      name: 'Accountinfo',
      page: './accountinfo',
      layout: 'login',
      titleKey: 'title.accountinfo',
      render: 'client',
    },
    {
      path: '/customer/account/forgotpassword',
      name: 'ForgotPassword',
      page: './forgot-password',
      layout: 'login',
      titleKey: 'title.forgot',
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
  slots: [{ slot: 'overlay', expose: './one-tap', order: 1 }],
  intents: [
    { intent: 'signInRequested', expose: './sign-in-popup' },
    { intent: 'mergeUndone', expose: './visit-merge' },
  ],
  locales: ['en', 'fr'],
};

export default config;
