import { messages, type Message } from './messages.ts';

/**
 * A refusal that the caller is told of, thrown by any layer. `code` is the contract's; `http/error-handler.ts` makes
 * status and answer of it. `result` says more where a client can use it, such as the wrong `field`.
 */
export class ShopError extends Error {
  override name = 'ShopError';
  readonly code: number;
  readonly text: Message;
  readonly result: unknown;
  /** Seconds after which it may go better; null where waiting does not help. */
  readonly retryAfter: number | null;

  constructor(code: number, text: Message, result: unknown = null, retryAfter: number | null = null) {
    super(text.en);
    this.code = code;
    this.text = text;
    this.result = result;
    this.retryAfter = retryAfter;
  }
}

/** Returns a value that was found. @throws ShopError 404 where there is none */
export const orNotFound = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new ShopError(404, messages.notFound);
  return value;
};
