import type { Problem } from '@shop/kit';
import type { AppDispatch } from '@shop/platform';
import type { OrderToPay } from '../slice.ts';

/** Chosen in the sandbox’s own part of the page; a real provider asks in its own. */
export type SandboxOutcome = 'approve' | 'review' | 'decline';

/**
 * The nonce stands for the payment in the order; it can be used once. `redirectUrl` is the page of the provider where
 * the person says yes, after the order is placed.
 */
export type Authorised = { ok: true; nonce: string; redirectUrl?: string } | { ok: false; problem: Problem };

/**
 * One way in which a shop can be connected to a payment processor, for pay later and wallet alike: turns what the
 * person gives into what the order is paid with.
 */
export interface PaymentProvider<Given> {
  authorise(given: Given, order: OrderToPay, dispatch: AppDispatch): Promise<Authorised>;
}
