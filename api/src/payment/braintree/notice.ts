import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { XMLParser } from 'fast-xml-parser';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { NoticeRefused, type Notice, type NoticeSubject } from '../notice.ts';
import type { BraintreeKeys } from './gateway.ts';

type Keys = Pick<BraintreeKeys, 'publicKey' | 'privateKey'>;

const About = Type.Object({
  notification: Type.Object({
    kind: Type.String(),
    subject: Type.Optional(
      Type.Union([Type.String(), Type.Object({ transaction: Type.Optional(Type.Object({ id: Type.String() })) })]),
    ),
  }),
});
const parser = new XMLParser({ parseTagValue: false, processEntities: false });

/** HMAC-SHA1 with the SHA-1 of the private key, as Braintree's libraries make and check it. */
const signatureOf = (privateKey: string, payload: string): Buffer =>
  createHmac('sha1', createHash('sha1').update(privateKey).digest()).update(payload).digest();

/** `bt_signature` holds `publicKey|signature` for each of the merchant's keys, with & between them. */
const isSigned = ({ publicKey, privateKey }: Keys, signatures: string, payload: string): boolean => {
  const own = signatures
    .split('&')
    .map((pair) => pair.split('|'))
    .find(([key]) => key === publicKey);
  const given = Buffer.from(own?.[1] ?? '', 'hex');
  const expected = signatureOf(privateKey, payload);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** The GraphQL interface's id of a transaction, with which payments are stored: with padding, and without. */
const tokensOf = (transaction: string): string[] => {
  const padded = Buffer.from(`transaction_${transaction}`).toString('base64');
  return [...new Set([padded, padded.replace(/=+$/, '')])];
};

/**
 * Reads one of Braintree's webhooks.
 * https://developer.paypal.com/braintree/docs/guides/webhooks/parse/node
 * @param report hears of money that was taken and does not come
 * @throws NoticeRefused
 */
export const braintreeNotice = (keys: Keys, { body }: Notice, report: (line: string) => void): NoticeSubject => {
  const form = new URLSearchParams(body);
  const payload = form.get('bt_payload') ?? '';
  if (!isSigned(keys, form.get('bt_signature') ?? '', payload)) throw new NoticeRefused('not signed by Braintree');
  const content: unknown = parser.parse(Buffer.from(payload, 'base64').toString('utf8'));
  if (!Value.Check(About, content)) throw new NoticeRefused('not understood');
  const { kind, subject } = content.notification;
  const id = typeof subject === 'object' ? subject.transaction?.id : undefined;
  if (id === undefined) return { payments: [], refunds: [] };
  if (kind === 'transaction_settlement_declined') {
    report(`Braintree: the bank has declined to settle transaction ${id}: its money does not come.`);
  }
  return { payments: tokensOf(id), refunds: [] };
};
