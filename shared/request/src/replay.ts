import type { CallDefinition } from '@shop/contract';

const ordersAndPayments = /\/(order|braintree|payment|klarna|alipay|paypal)/i;

/** Whether a call may be sent again under a new token; an order or a payment never may, it would be someone else's. */
export const mayReplay = ({ method, path }: CallDefinition): boolean =>
  method === 'GET' || !ordersAndPayments.test(path);
