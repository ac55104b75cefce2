import { withQuery } from './with-query.ts';

export const productAlerts = () => '/customer/account/alerts';
/** Where the links of an alert's letters lead; `failed` where the page's form came to nothing. */
export const alertLetter = (query: { token?: string; stop?: 1 | undefined; failed?: 1 } = {}) =>
  withQuery('/customer/product-alert', query);
