import { paths, type RemoteConfig } from '@shop/contract';

const personal = { layout: 'default', render: 'personal' } as const;

/** The host reads this before any code of the remote is loaded. */
const config: RemoteConfig = {
  name: 'cart-checkout',
  routes: [
    {
      ...personal,
      path: '/checkout/cart',
      name: 'Cart',
      needs: ['carts'],
      page: './cart',
      titleKey: 'title.cart',
      forms: [{ path: paths.cart() }, { path: paths.addToCartForm() }],
    },
    {
      path: '/checkout/shipping-address',
      name: 'PaymentShippingAddress',
      needs: ['carts', 'cartAddress'],
      page: './shipping-address',
      layout: 'blank',
      titleKey: 'title.shipping-address',
      render: 'personal',
      forms: [{ path: paths.shippingAddress() }],
    },
    {
      path: '/checkout/payment',
      name: 'Payment',
      needs: ['carts', 'createOrder'],
      page: './payment',
      layout: 'blank',
      titleKey: 'title.payment',
      render: 'personal',
      forms: [{ path: paths.payment() }],
    },
    {
      ...personal,
      path: '/checkout/order',
      name: 'OrderConfirmation',
      needs: ['orderInformation'],
      page: './order-confirmation',
      titleKey: 'title.order-confirmation',
    },
    {
      path: '/pay',
      name: 'SinglePagePay',
      needs: ['orderGeneration', 'placeOrder'],
      page: './pay',
      layout: 'blank',
      titleKey: 'title.pay',
      render: 'personal',
      forms: [{ path: paths.pay() }],
    },
    {
      ...personal,
      path: '/Payresult',
      name: 'PayResult',
      needs: ['pollingData'],
      page: './pay-result',
      titleKey: 'title.pay-result',
    },
  ],
  places: ['captcha'],
  slots: [{ slot: 'product.plan', expose: './product-plan', needs: ['productExtend'] }],
  dispatches: ['cartAddRequested', 'cartPutBack'],
  intents: [
    { intent: 'cartAddRequested', expose: './drawer', needs: ['carts', 'addCartItem'] },
    { intent: 'cartDrawerRequested', expose: './drawer', needs: ['carts'] },
    { intent: 'cartMergeUndone', expose: './drawer', needs: ['carts', 'deleteCartItem'] },
  ],
  locales: ['en', 'fr'],
};

export default config;
