/** What a payment provider sends on its own account when something became of a payment. */
export interface Notice {
  /** As it was called, without the query: a signature may be over it. */
  path: string;
  /** By their names in small letters. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/**
 * What a notice is about. No notice is believed beyond that: what became of the payment is asked for at the provider.
 * `payments` are tokens that the payment may be stored under; `refunds` are keys that a refund may have been asked for
 * under.
 */
export interface NoticeSubject {
  payments: readonly string[];
  refunds: readonly string[];
}

/** A notice that the provider has not signed, or that cannot be read. */
export class NoticeRefused extends Error {
  override name = 'NoticeRefused';
}
