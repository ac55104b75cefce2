import type { Client } from 'braintree-web/client';
import type { HostedFieldsTokenizePayload } from 'braintree-web/hosted-fields';
import type { ThreeDSecure } from 'braintree-web/three-d-secure';

/** 3-D Secure: the bank may ask the cardholder to confirm, in a frame of its own. */
export interface BankCheck {
  /** Answers the nonce to pay with; null when the bank did not confirm. Rejects with Braintree's errors. */
  confirm(card: HostedFieldsTokenizePayload, amount: string, email: string | null): Promise<string | null>;
  cancel(): void;
  close(): void;
}

/** Shows the bank's frame, or, with null, nothing any more. */
export type ShowBank = (frame: HTMLElement | null) => void;

/** A merchant account without 3-D Secure pays without this check. */
const isNotOffered = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('THREEDS_NOT_ENABLED');

/** The bank's check of this merchant account; null where it has none. */
export const openBankCheck = async (client: Client, show: ShowBank): Promise<BankCheck | null> => {
  const { create } = await import('braintree-web/three-d-secure');
  let secure: ThreeDSecure;
  try {
    // Inline: the modal of the SDK has styles that the page's policy does not allow.
    secure = await create({ client, version: '2-inline-iframe' });
  } catch (error) {
    if (isNotOffered(error)) return null;
    throw error;
  }
  secure.on('authentication-iframe-available', ({ element }: { element: HTMLElement }, next) => {
    show(element);
    next?.();
  });
  return {
    async confirm({ nonce, details }, amount, email) {
      try {
        const checked = await secure.verifyCard({
          nonce,
          bin: details.bin,
          amount,
          ...(email !== null && { email }),
          onLookupComplete: (_data, next) => next(),
        });
        const { liabilityShifted, liabilityShiftPossible } = checked.threeDSecureInfo;
        return liabilityShiftPossible && !liabilityShifted ? null : checked.nonce;
      } finally {
        show(null);
      }
    },
    cancel: () => void secure.cancelVerifyCard().catch(() => undefined),
    close: () => void secure.teardown().catch(() => undefined),
  };
};
