import { generateKeyPairSync } from 'node:crypto';
import { paymentsFrom } from './outside-payment.ts';
import { settingsFrom } from './settings.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  privateKeyEncoding: { format: 'der', type: 'pkcs8' },
  publicKeyEncoding: { format: 'der', type: 'spki' },
});
const braintree = {
  BRAINTREE_ENVIRONMENT: 'sandbox',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'pr1vate',
};
const klarna = { KLARNA_ENVIRONMENT: 'playground', KLARNA_USERNAME: 'PK_1', KLARNA_PASSWORD: 's3cret' };
const alipay = {
  ALIPAY_ENVIRONMENT: 'sandbox',
  ALIPAY_CLIENT_ID: 'client',
  ALIPAY_PRIVATE_KEY: privateKey.toString('base64'),
  ALIPAY_PUBLIC_KEY: publicKey.toString('base64'),
};

const chosen = (environment: Record<string, string>) => {
  const { cards, payLater, wallet } = paymentsFrom(
    settingsFrom(environment),
    () => new Date(),
    () => undefined,
  );
  return [cards, payLater, wallet].map(({ name, open }) => (open ? name : 'closed'));
};

test('CHK-009 without keys the sandbox takes every payment, and outside of it nobody does', () => {
  expect(chosen({ SANDBOX: '1' })).toEqual(['sandbox', 'sandbox', 'sandbox']);
  expect(chosen({ SANDBOX: '0' })).toEqual(['closed', 'closed', 'closed']);
});

test('CHK-009 with keys the real providers do, in the sandbox and outside of it, each by itself', () => {
  const all = { ...braintree, ...klarna, ...alipay };
  expect(chosen({ SANDBOX: '0', ...all })).toEqual(['braintree', 'klarna', 'alipay']);
  expect(chosen({ SANDBOX: '1', ...all })).toEqual(['braintree', 'klarna', 'alipay']);
  expect(chosen({ SANDBOX: '0', ...klarna })).toEqual(['closed', 'klarna', 'closed']);
  expect(chosen({ SANDBOX: '1', ...braintree })).toEqual(['braintree', 'sandbox', 'sandbox']);
});

test.each([
  [{ BRAINTREE_PUBLIC_KEY: 'public' }, 'BRAINTREE_ENVIRONMENT, BRAINTREE_PRIVATE_KEY are missing'],
  [{ ...braintree, BRAINTREE_PRIVATE_KEY: '' }, 'BRAINTREE_PRIVATE_KEY is missing'],
  [{ ...braintree, BRAINTREE_ENVIRONMENT: 'live' }, 'BRAINTREE_ENVIRONMENT must be sandbox or production'],
  [{ BRAINTREE_MERCHANT_ACCOUNT: 'shop_cad' }, 'BRAINTREE_MERCHANT_ACCOUNT is set without keys'],
  [{ ...klarna, KLARNA_USERNAME: '' }, 'KLARNA_USERNAME is missing'],
  [{ ...klarna, KLARNA_ENVIRONMENT: 'sandbox' }, 'KLARNA_ENVIRONMENT must be playground or production'],
  [{ ALIPAY_CLIENT_ID: 'client' }, 'ALIPAY_ENVIRONMENT, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY are missing'],
  [{ ...alipay, ALIPAY_PRIVATE_KEY: 'c2VjcmV0' }, 'ALIPAY_PRIVATE_KEY is not a key that can be read'],
])('CHK-009 half a configuration stops the start in one line: %#', (environment, message) => {
  expect(() => settingsFrom(environment)).toThrow(message);
  try {
    settingsFrom(environment);
  } catch (error) {
    expect(String(error)).not.toMatch(/pr1vate|s3cret|c2VjcmV0/);
  }
});
