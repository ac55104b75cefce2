import { Counter } from 'prom-client';
import { ShopError } from '../domain/shop-error.ts';
import type { PaymentState } from './provider.ts';
import { ProviderRefused } from './outside.ts';
import { paymentMessages } from './messages.ts';

type Report = (line: string) => void;

/** Handles the failures of a real provider: a line for the operator, and the answer that the shop goes on with. */
export interface ProviderErrors {
  /** The shopper is told that nothing was charged. */
  beforePaying(error: unknown): never;
  /** An order waits, and its payment is asked for again. */
  whileWaiting(error: unknown): PaymentState;
  /** Nothing is known to have gone back: it is asked for again. */
  refunding(error: unknown): never;
  /** The amount may still be set aside: its release is asked for again. */
  releasing(error: unknown): never;
}

const failures = new Counter({
  name: 'shop_provider_failures_total',
  help: 'Questions to payment providers that got no answer, or none that was understood',
  labelNames: ['provider', 'about'],
});

export const providerErrors = (provider: string, report: Report): ProviderErrors => {
  const log = (about: 'payment' | 'state' | 'refund' | 'release', what: string, error: unknown): void => {
    if (!(error instanceof ProviderRefused)) failures.inc({ provider: provider.toLowerCase(), about });
    const why = error instanceof Error ? error.message : String(error);
    report(`${provider}: ${what} (${error instanceof ProviderRefused ? 'refused' : 'failed'}: ${why}).`);
  };
  return {
    beforePaying: (error) => {
      log('payment', 'a payment could not be prepared', error);
      throw error instanceof ShopError ? error : new ShopError(503, paymentMessages.providerSilent);
    },
    whileWaiting: (error) => {
      log('state', 'a payment’s state is not known', error);
      return 'pending';
    },
    refunding: (error) => {
      log('refund', 'a refund could not be made', error);
      throw error;
    },
    releasing: (error) => {
      log('release', 'a payment without an order was not given up', error);
      throw error;
    },
  };
};
