/** A webhook request of a payment provider, sent when something became of a payment. */
export interface Notice {
  /** As it was called, without the query: a signature may be over it. */
  path: string;
  /** By their names in small letters. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/**
 * The subject of a notice. No notice is believed beyond that: the provider is asked for the state of the payment.
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
