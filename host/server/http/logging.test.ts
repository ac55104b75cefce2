import { loggedPath } from './logging.ts';

test.each([
  ['/customer/account/password?email=a@b.ca&rp_token=secret', '/customer/account/password'],
  ['/newsletter/leave?token=0a1b-2c3d', '/newsletter/leave'],
  ['/customer/account/password%3Femail=a@b.ca&rp_token=secret', '/customer/account/password'],
  ['/customer/account/order/100023', '/customer/account/order/…'],
  ['/sales/order/print/order/100023', '/sales/order/print/order/…'],
  ['/pay/4242424242424242/x', '/pay/…/x'],
  ['/pay/4242-4242-4242-4242', '/pay/…'],
  ['/unsubscribe/ada@example.com/now', '/unsubscribe/…/now'],
  ['/unsubscribe/ada%40example.com', '/unsubscribe/…'],
  ['/furniture/sofas.html?page=2', '/furniture/sofas.html'],
])('the log holds no query, no number of an order and no e-mail address: %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
