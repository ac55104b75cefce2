import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { NoticeRefused, type Notice, type NoticeSubject } from '../notice.ts';
import { isSignedByAlipay, type AlipayKeys } from './gateway.ts';

const About = Type.Object({
  notifyType: Type.String(),
  paymentRequestId: Type.Optional(Type.String()),
  refundRequestId: Type.Optional(Type.String()),
});

const headerOf = ({ headers }: Notice, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** The key behind the number of a refund: `refund-<key>`, and `refund-<key>-2` for the second try. */
const keysOf = (refund: string): string[] => {
  const key = refund.replace(/^refund-/, '');
  return [...new Set([key, key.replace(/-\d$/, '')])];
};

/**
 * Reads one of Alipay's notifications, of a payment or a refund.
 * https://docs.antom.com/ac/ams/paymentrn_online, https://docs.antom.com/ac/ams/digital_signature
 * @throws NoticeRefused
 */
export const alipayNotice = (keys: AlipayKeys, notice: Notice): NoticeSubject => {
  const time = headerOf(notice, 'request-time');
  const isTheirs =
    headerOf(notice, 'client-id') === keys.clientId &&
    isSignedByAlipay(keys, { path: notice.path, time, body: notice.body }, headerOf(notice, 'signature'));
  if (!isTheirs) throw new NoticeRefused('not signed by Alipay');
  const content: unknown = JSON.parse(notice.body);
  if (!Value.Check(About, content)) throw new NoticeRefused('not understood');
  const { paymentRequestId, refundRequestId } = content;
  return {
    payments: paymentRequestId === undefined ? [] : [paymentRequestId],
    refunds: refundRequestId === undefined ? [] : keysOf(refundRequestId),
  };
};
