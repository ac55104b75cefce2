import { alipayPrivateKey, alipayPublicKey, type AlipayKeys } from './payment/alipay/gateway.ts';
import type { BraintreeKeys } from './payment/braintree/gateway.ts';
import type { KlarnaKeys } from './payment/klarna/gateway.ts';
import { SettingsError, type Reading, type SettingName } from '@shop/settings';

export interface PaymentSettings {
  /** Keys of the payment providers; null where one is not used. */
  braintree: BraintreeKeys | null;
  klarna: KlarnaKeys | null;
  alipay: AlipayKeys | null;
}

/**
 * All of these settings, or null when none is set. Some of them alone are an error at the start, because payments
 * would fail later. One that cannot be read is told of by itself.
 */
export const together = <Name extends SettingName>(
  given: Reading,
  names: readonly Name[],
): { [Each in Name]: NonNullable<ReturnType<typeof given.of<Each>>> } | null => {
  const missing = names.filter((name) => !given.isSet(name));
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new SettingsError(
      `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: set all of ${names.join(', ')} or none.`,
    );
  const values = names.map((name) => [name, given.of(name)] as const);
  if (values.some(([, value]) => value === null)) return null;
  return Object.fromEntries(values) as ReturnType<typeof together<Name>>; // one for each name
};

const braintreeFrom = (given: Reading): BraintreeKeys | null => {
  const names = ['BRAINTREE_ENVIRONMENT', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY'] as const;
  const merchantAccount = given.of('BRAINTREE_MERCHANT_ACCOUNT');
  if (merchantAccount !== null && !names.some((name) => given.isSet(name)))
    throw new SettingsError(`BRAINTREE_MERCHANT_ACCOUNT is set without keys: set ${names.join(', ')} too.`);
  const keys = together(given, names);
  return (
    keys && {
      environment: keys.BRAINTREE_ENVIRONMENT,
      publicKey: keys.BRAINTREE_PUBLIC_KEY,
      privateKey: keys.BRAINTREE_PRIVATE_KEY,
      merchantAccount,
    }
  );
};

const klarnaFrom = (given: Reading): KlarnaKeys | null => {
  const keys = together(given, ['KLARNA_ENVIRONMENT', 'KLARNA_USERNAME', 'KLARNA_PASSWORD'] as const);
  return (
    keys && { environment: keys.KLARNA_ENVIRONMENT, username: keys.KLARNA_USERNAME, password: keys.KLARNA_PASSWORD }
  );
};

const alipayFrom = (given: Reading): AlipayKeys | null => {
  const names = ['ALIPAY_ENVIRONMENT', 'ALIPAY_CLIENT_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'] as const;
  const keys = together(given, names);
  if (keys === null) return null;
  for (const [name, read] of [
    ['ALIPAY_PRIVATE_KEY', alipayPrivateKey],
    ['ALIPAY_PUBLIC_KEY', alipayPublicKey],
  ] as const) {
    try {
      read(keys[name]);
    } catch {
      // Never the key itself, nor what is wrong with it.
      throw new SettingsError(`${name} is not a key that can be read: it must be Base64 without line breaks.`);
    }
  }
  return {
    environment: keys.ALIPAY_ENVIRONMENT,
    clientId: keys.ALIPAY_CLIENT_ID,
    privateKey: keys.ALIPAY_PRIVATE_KEY,
    publicKey: keys.ALIPAY_PUBLIC_KEY,
  };
};

/** The payment providers; half of one's configuration is recorded as a problem. */
export const paymentSettingsFrom = (given: Reading): PaymentSettings => ({
  braintree: given.recorded(braintreeFrom, null)(given),
  klarna: given.recorded(klarnaFrom, null)(given),
  alipay: given.recorded(alipayFrom, null)(given),
});
