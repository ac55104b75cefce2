import type { Problem } from '@shop/kit';
import type { ReactNode } from 'react';
import type { OrderToPay } from '../slice.ts';

/** Chosen in the sandbox’s own part of the page; a real provider asks in its own. */
export type SandboxOutcome = 'approve' | 'review' | 'decline';

/**
 * The nonce stands for the payment in the order; it can be used once. `redirectUrl` is the page of the provider where
 * the person says yes, after the order is placed.
 */
export type Authorised = { ok: true; nonce: string; redirectUrl?: string } | { ok: false; problem: Problem };

/** What the form of every way to pay gets. */
export interface PayFormProps {
  order: OrderToPay;
  /** Corrections of the cart, beside the button. */
  correction?: ReactNode;
}
