import { Webhook } from 'standardwebhooks';
import type { Queryable } from '../database/connection.ts';
import {
  claimDelivery,
  deliveryTried,
  forgetDeliveries,
  isDeliveryDue,
  type DeliveryRow,
  type WebhookRow,
} from '../database/operator/webhooks.ts';
import { retryDelay } from '../domain/retry.ts';
import { briefly } from '../logged-error.ts';
import type { JobKind } from '../job-kind.ts';
import { emptyOutbox } from '../work-through.ts';
import type { Post } from './post.ts';

/** How long a message is tried, in ms. */
const triedFor = 3 * 24 * 60 * 60 * 1_000;

interface Shop {
  db: Queryable;
  now: () => Date;
  post: Post;
}

/** Headers of Standard Webhooks 1.0: after a change of secrets two signatures, either of which proves the message. */
const signed = (
  { secret, formerSecret, formerUntil }: WebhookRow,
  { messageId, message }: DeliveryRow,
  at: Date,
): Record<string, string> => {
  const secrets = formerSecret !== null && formerUntil !== null && formerUntil > at ? [secret, formerSecret] : [secret];
  return {
    'content-type': 'application/json',
    'user-agent': 'shop-webhooks',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': secrets.map((one) => new Webhook(one).sign(messageId, at, message)).join(' '),
  };
};

const answerOf = async ({ now, post }: Shop, to: WebhookRow, delivery: DeliveryRow) => {
  try {
    const { status } = await post(to.url, signed(to, delivery, now()), delivery.message);
    const isTaken = status >= 200 && status < 300;
    return { lastStatus: status, lastError: isTaken ? null : `it answered ${status}` };
  } catch (error) {
    return { lastStatus: null, lastError: briefly(error) };
  }
};

const send = async (
  shop: Shop,
  { delivery, to }: { delivery: DeliveryRow; to: WebhookRow },
  report: (line: string) => void,
): Promise<void> => {
  const { db, now } = shop;
  const answer = await answerOf(shop, to, delivery);
  const at = now();
  if (answer.lastError === null) {
    await deliveryTried(db, delivery.id, { ...answer, nextAttemptAt: null, sentAt: at });
    return;
  }
  const isLast = at.getTime() - delivery.createdAt.getTime() > triedFor;
  const nextAttemptAt = isLast ? null : new Date(at.getTime() + retryDelay(delivery.attempts));
  await deliveryTried(db, delivery.id, { ...answer, nextAttemptAt, sentAt: null });
  report(`Webhook ${to.id} did not take a message${isLast ? ', which is given up' : ' yet'}: ${answer.lastError}`);
};

/** Sends every message that is due. */
export const deliverWebhooks = (shop: Shop, report: (line: string) => void, isStopped?: () => boolean): Promise<void> =>
  emptyOutbox(
    {
      claim: (due) => claimDelivery(shop.db, due),
      send: (claimed) => send(shop, claimed, report),
      forget: (before, atMost) => forgetDeliveries(shop.db, before, atMost),
    },
    shop.now,
    isStopped,
  );

/** Tells other systems what became of orders; a new message waits for at most one pause. */
export const webhookJob = (shop: Shop): JobKind => ({
  name: 'webhooks',
  problem: 'Webhooks could not be sent',
  pause: 2_000,
  isDue: () => isDeliveryDue(shop.db, shop.now()),
  work: (report, isStopped) => deliverWebhooks(shop, report, isStopped),
});
