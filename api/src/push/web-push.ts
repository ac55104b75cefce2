import { askOutside, type OutsideAnswer } from '@shop/outside';
import webpush from 'web-push';
import type { PushContent } from '../domain/push/content.ts';
import type { PushKeys, PushOutcome, PushSender, PushTarget } from './sender.ts';

/** Seconds that a push service keeps a message for a browser that is away. */
export const timeToLive = 24 * 60 * 60;
/** ms that a push service has to answer. */
const timeout = 15_000;

/** Milliseconds that a push service asks to wait: seconds, or a date. */
const waitOf = (header: string | null, now: number): number => {
  if (header === null) return 0;
  const wait = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
};

/** Reads an answer's outcome (RFC 8030, 5 and 7.3). */
const outcomeOf = ({ ok, status, headers }: OutsideAnswer): PushOutcome => {
  if (ok) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const why = `the push service answered ${status}`;
  const isElsewhere = status >= 300 && status < 400;
  if (status === 429 || status >= 500 || isElsewhere)
    return { kind: 'later', why, after: waitOf(headers.get('retry-after'), Date.now()) };
  return { kind: 'refused', why };
};

/** Encrypts for the browser (RFC 8291), signs with the shop's key (RFC 8292) and hands over to its push service. */
const sendOnce = async (
  { publicKey, privateKey, contact }: PushKeys,
  { endpoint, p256dh, auth }: PushTarget,
  content: PushContent,
  mayBeInside: boolean,
): Promise<PushOutcome> => {
  const vapidDetails = { subject: contact, publicKey, privateKey };
  const options = { vapidDetails, TTL: timeToLive, contentEncoding: 'aes128gcm', urgency: 'normal' } as const;
  const request = webpush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(content),
    options,
  );
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const message = { method: 'POST', headers, body: new Uint8Array(request.body) };
  return outcomeOf(await askOutside(endpoint, message, { ms: timeout, bytes: 0, mayBeInside }));
};

/**
 * Push messages through the browsers’ own push services.
 * @param mayBeInside whether the sandbox’s own push service may be asked, which stands on this machine
 */
export const webPush = (keys: PushKeys, mayBeInside: boolean): PushSender => ({
  publicKey: keys.publicKey,
  send: async (target, content) => {
    try {
      return await sendOnce(keys, target, content, mayBeInside);
    } catch (error) {
      // Not the address itself: whoever reads the log could end the subscription with it.
      return { kind: 'later', why: error instanceof Error ? error.name : 'no answer', after: 0 };
    }
  },
});
