import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { NoticeRefused, type Notice, type NoticeSubject } from '../notice.ts';

const About = Type.Object({ order_id: Type.String({ minLength: 1, maxLength: 255 }) });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Reads one of Klarna's notifications. Klarna signs nothing, so that a notice is no more than a hint: the order is read
 * back from Klarna before anything happens.
 * https://docs.klarna.com/order-management/in-depth-knowledge/pending-orders
 * @throws NoticeRefused
 */
export const klarnaNotice = ({ body }: Notice): NoticeSubject => {
  const content = parsed(body);
  if (!Value.Check(About, content)) throw new NoticeRefused('not understood');
  return { payments: [content.order_id], refunds: [] };
};
