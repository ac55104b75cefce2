import type { CallTable } from './definition.ts';

/** From the cart to a paid order. The path of a card payment's risk is misspelt in its requirement (API-123). */
export const checkoutCalls = {
  cartAddress: { method: 'PUT', path: '/api/cart/address', body: 'json' },
  cartPayment: { method: 'PUT', path: '/api/cart/payment', body: 'json', once: true },
  cartPaymentMethods: { method: 'GET', path: '/api/cart/payment-method' },
  orderToken: { method: 'GET', path: '/api/order-token' },
  createOrder: { method: 'POST', path: '/api/order', body: 'form', once: true },
  braintreeClientToken: { method: 'GET', path: '/api/braintree-client-token' },
  braintreeCreditCard: { method: 'POST', path: '/api/braintree-creditCard', body: 'form', once: true },
  braintreeUnderRiskified: { method: 'GET', path: '/api/braintree-under-riskifed' },
  pollingData: { method: 'POST', path: '/mobile/orders/polling-data', body: 'json', once: true },
} as const satisfies CallTable;
