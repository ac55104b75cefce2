import type { PushContent } from '../domain/push/content.ts';

/** The key pair of VAPID, as URL-safe Base64, and where push services reach its owner. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:`. */
  contact: string;
}

/** A browser as its push service knows it. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Outcome of a message: `gone` when the push service knows the browser no more, `refused` when it never takes it. */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'refused'; why: string }
  /** To be tried again, in so many ms at the soonest. */
  | { kind: 'later'; why: string; after: number };

export interface PushSender {
  /** Key that browsers subscribe with; null where no message can be sent. */
  readonly publicKey: string | null;
  send(target: PushTarget, content: PushContent): Promise<PushOutcome>;
}

/** Used without keys, outside the sandbox: nobody is asked, and nothing is sent. */
export const closedPush: PushSender = {
  publicKey: null,
  send: async () => ({ kind: 'refused', why: 'push messages have no keys' }),
};
