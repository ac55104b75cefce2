import { alipayPrivateKey, alipayPublicKey, type AlipayKeys } from './payment/alipay/gateway.ts';
import type { BraintreeKeys } from './payment/braintree/gateway.ts';
import type { KlarnaKeys } from './payment/klarna/gateway.ts';
import { SettingsError, type Environment } from '@shop/settings';

export interface PaymentSettings {
  /** Keys of the payment providers; null where one is not used. */
  braintree: BraintreeKeys | null;
  klarna: KlarnaKeys | null;
  alipay: AlipayKeys | null;
}

/**
 * All of these variables, or null when none is set. Some of them alone are an error at the start, because payments
 * would fail later.
 */
export const together = <Name extends string>(
  environment: Environment,
  names: readonly Name[],
): Record<Name, string> | null => {
  const values = names.map((name): [Name, string] => [name, environment[name] ?? '']);
  const missing = values.filter(([, value]) => value === '').map(([name]) => name);
  if (missing.length === names.length) return null;
  if (missing.length === 0) return Object.fromEntries(values) as Record<Name, string>; // one for each name
  throw new SettingsError(
    `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: set all of ${names.join(', ')} or none.`,
  );
};

const environmentOf = <Kind extends string>(name: string, text: string, kinds: readonly [Kind, Kind]): Kind => {
  const kind = kinds.find((known) => known === text);
  if (kind !== undefined) return kind;
  throw new SettingsError(`${name} must be ${kinds.join(' or ')}, but is "${text}".`);
};

const braintreeOf = (environment: Environment): BraintreeKeys | null => {
  const names = ['BRAINTREE_ENVIRONMENT', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY'] as const;
  const given = together(environment, names);
  const merchantAccount = environment['BRAINTREE_MERCHANT_ACCOUNT'] || null;
  if (given === null) {
    if (merchantAccount === null) return null;
    throw new SettingsError(`BRAINTREE_MERCHANT_ACCOUNT is set without keys: set ${names.join(', ')} too.`);
  }
  return {
    environment: environmentOf(names[0], given.BRAINTREE_ENVIRONMENT, ['sandbox', 'production']),
    publicKey: given.BRAINTREE_PUBLIC_KEY,
    privateKey: given.BRAINTREE_PRIVATE_KEY,
    merchantAccount,
  };
};

const klarnaOf = (environment: Environment): KlarnaKeys | null => {
  const names = ['KLARNA_ENVIRONMENT', 'KLARNA_USERNAME', 'KLARNA_PASSWORD'] as const;
  const given = together(environment, names);
  return (
    given && {
      environment: environmentOf(names[0], given.KLARNA_ENVIRONMENT, ['playground', 'production']),
      username: given.KLARNA_USERNAME,
      password: given.KLARNA_PASSWORD,
    }
  );
};

const alipayOf = (environment: Environment): AlipayKeys | null => {
  const names = ['ALIPAY_ENVIRONMENT', 'ALIPAY_CLIENT_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'] as const;
  const given = together(environment, names);
  if (given === null) return null;
  for (const [name, read] of [
    ['ALIPAY_PRIVATE_KEY', alipayPrivateKey],
    ['ALIPAY_PUBLIC_KEY', alipayPublicKey],
  ] as const) {
    try {
      read(given[name]);
    } catch {
      // Never the key itself, nor what is wrong with it.
      throw new SettingsError(`${name} is not a key that can be read: it must be Base64 without line breaks.`);
    }
  }
  return {
    environment: environmentOf(names[0], given.ALIPAY_ENVIRONMENT, ['sandbox', 'production']),
    clientId: given.ALIPAY_CLIENT_ID,
    privateKey: given.ALIPAY_PRIVATE_KEY,
    publicKey: given.ALIPAY_PUBLIC_KEY,
  };
};

/** The payment providers of the environment. @throws SettingsError for half of one's configuration */
export const paymentSettingsFrom = (environment: Environment): PaymentSettings => ({
  braintree: braintreeOf(environment),
  klarna: klarnaOf(environment),
  alipay: alipayOf(environment),
});
