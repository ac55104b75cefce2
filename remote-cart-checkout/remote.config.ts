import { paths, type RemoteConfig } from '@shop/contract';

/** What the host knows of this remote before any of its code is loaded. */
const config: RemoteConfig = {
  name: 'cart-checkout',
  routes: [
    {
      path: '/checkout/cart',
      name: 'Cart',
      page: './cart',
      layout: 'default',
      titleKey: 'title.cart',
      render: 'personal',
      forms: [{ path: paths.cart() }, { path: paths.addToCartForm() }],
    },
    {
      path: '/checkout/shipping-address',
      name: 'PaymentShippingAddress',
      page: './shipping-address',
      layout: 'blank',
      titleKey: 'title.shipping-address',
      render: 'personal',
      forms: [{ path: paths.shippingAddress() }],
    },
    {
      path: '/checkout/payment',
      name: 'Payment',
      page: './payment',
      layout: 'blank',
      titleKey: 'title.payment',
      render: 'personal',
      forms: [{ path: paths.payment() }],
    },
    {
      path: '/checkout/order',
      name: 'OrderConfirmation',
      page: './order-confirmation',
      layout: 'default',
      titleKey: 'title.order-confirmation',
      render: 'personal',
    },
    {
      path: '/pay',
      name: 'SinglePagePay',
      page: './pay',
      layout: 'blank',
      titleKey: 'title.pay',
      render: 'personal',
      forms: [{ path: paths.pay() }],
    },
    {
      path: '/Payresult',
      name: 'PayResult',
      page: './pay-result',
      layout: 'default',
      titleKey: 'title.pay-result',
      render: 'personal',
    },
  ],
  places: ['captcha'],
  slots: [{ slot: 'product.plan', expose: './product-plan' }],
  dispatches: ['cartAddRequested', 'cartPutBack'],
  intents: [
    { intent: 'cartAddRequested', expose: './drawer' },
    { intent: 'cartDrawerRequested', expose: './drawer' },
    { intent: 'cartMergeUndone', expose: './drawer' },
  ],
  locales: ['en', 'fr'],
};

export default config;
