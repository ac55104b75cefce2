import { startReading } from './reading.ts';
import { sandboxOf } from './sandbox.ts';

const local = {
  HOST: '127.0.0.1',
  API_HOST: 'localhost',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  PUBLIC_ORIGIN: 'http://localhost:3000',
  SHOP_URL: 'http://127.0.0.1:3000',
  BRAINTREE_ENVIRONMENT: 'sandbox',
  DATABASE_URL: 'postgresql://shop:shop@127.0.0.1:5432/shop',
};

test('the sandbox exists on a machine that serves itself alone', () => {
  expect(sandboxOf({})).toBe(true);
  expect(sandboxOf(local)).toBe(true);
  expect(sandboxOf({ DATABASE_URL: 'postgresql:///shop?host=/var/run/postgresql' })).toBe(true);
  expect(sandboxOf({ PUBLIC_ORIGIN: 'http://[::1]:3000' })).toBe(true);
});

test.each([
  ['NODE_ENV', 'production'],
  ['HOST', '0.0.0.0'],
  ['HOST', '::'],
  ['API_HOST', '10.0.0.4'],
  ['API_HOST', '127.0.0.1.example'],
  ['SMTP_URL', 'smtp://mail.example:587'],
  ['PUBLIC_ORIGIN', 'https://shop.example'],
  ['PUBLIC_ORIGIN', 'not an address'],
  ['SHOP_URL', 'https://shop.example'],
  ['BRAINTREE_ENVIRONMENT', 'production'],
  ['KLARNA_ENVIRONMENT', 'production'],
  ['ALIPAY_ENVIRONMENT', 'production'],
  ['DATABASE_URL', 'postgresql://shop:shop@db.example/shop'],
  ['DATABASE_URL', 'postgresql:///shop?host=db.example'],
])('%s=%s takes the sandbox away, unless SANDBOX=1 asks for it', (name, value) => {
  expect(sandboxOf({ ...local, [name]: value })).toBe(false);
  expect(sandboxOf({ ...local, [name]: value, SANDBOX: '1' })).toBe(true);
});

test('SANDBOX=0 takes it away anywhere, and another word ends the start', () => {
  expect(sandboxOf({ SANDBOX: '0' })).toBe(false);
  expect(sandboxOf({ SANDBOX: 'yes', HOST: '0.0.0.0' })).toBe(false);
  expect(() => startReading({ SANDBOX: 'yes' }, 'web').end()).toThrow('SANDBOX must be 1 or 0, not “yes”.');
});
