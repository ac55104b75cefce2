import { eq } from 'drizzle-orm';
import { first, schema, type Queryable } from '../database/connection.ts';
import { endSubscription } from '../database/push/subscriptions.ts';
import type { JobKind, Report } from '../job-kind.ts';
import { emptyOutbox, outboxJob, type Outbox } from '../outbox.ts';
import type { PushOutcome, PushSender } from './sender.ts';
import { timeToLive } from './web-push.ts';

interface Post {
  db: Queryable;
  now: () => Date;
  push: PushSender;
}

const { pushMessage, pushSubscription } = schema;

const pushes = ({ db, now, push }: Post): Outbox<typeof pushMessage> => ({
  db,
  now,
  table: pushMessage,
  name: 'push-messages',
  problem: 'Push messages could not be sent',
  failure: () => 'A push message could not be sent',
  // As long as a push service would keep it.
  triedFor: timeToLive * 1_000,
  givenUp: { content: null },
  attempt: async ({ content, subscriptionId }) => {
    const { endpoint, p256dh, auth } = pushSubscription;
    const target = await first(
      db.select({ endpoint, p256dh, auth }).from(pushSubscription).where(eq(pushSubscription.id, subscriptionId)),
    );
    const outcome: PushOutcome = target && content ? await push.send(target, content) : { kind: 'gone' };
    // A browser that its push service knows no more is forgotten.
    if (outcome.kind === 'gone' && target) await endSubscription(db, target.endpoint);
    if (outcome.kind === 'sent') return { error: null, set: { content: null } };
    if (outcome.kind === 'gone')
      return { error: null, set: { content: null, lastError: 'the subscription has ended' } };
    return outcome.kind === 'later'
      ? { error: outcome.why, after: outcome.after }
      : { error: outcome.why, again: false };
  },
});

/** Sends every message that is due. */
export const deliverPushes = (post: Post, report: Report, isStopped?: () => boolean): Promise<void> =>
  emptyOutbox(pushes(post), report, isStopped);

export const pushJob = (post: Post): JobKind => outboxJob(pushes(post));
