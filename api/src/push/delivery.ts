import type { Queryable } from '../database/connection.ts';
import { endSubscription } from '../database/push/subscriptions.ts';
import { retryDelay } from '../domain/retry.ts';
import type { JobKind } from '../job-kind.ts';
import { emptyOutbox } from '../work-through.ts';
import { claimPush, forgetPushes, isPushDue, pushDelayed, pushDone, type ClaimedPush } from './outbox.ts';
import type { PushOutcome, PushSender } from './sender.ts';
import { timeToLive } from './web-push.ts';

/** How long a message is tried: as long as a push service would keep it. In ms. */
const triedFor = timeToLive * 1_000;

interface Post {
  db: Queryable;
  now: () => Date;
  push: PushSender;
}

const send = async ({ db, now, push }: Post, claimed: ClaimedPush, report: (line: string) => void) => {
  const { id, content, target, attempts, createdAt } = claimed;
  const outcome: PushOutcome = target ? await push.send(target, content) : { kind: 'gone' };
  if (outcome.kind === 'gone' && target) await endSubscription(db, target.endpoint);
  if (outcome.kind === 'sent' || outcome.kind === 'gone') {
    await pushDone(db, id, outcome.kind === 'gone' ? 'the subscription has ended' : null);
    return;
  }
  const again = outcome.kind === 'later' && now().getTime() - createdAt.getTime() <= triedFor;
  if (again) {
    const wait = Math.max(outcome.after, retryDelay(attempts));
    await pushDelayed(db, id, outcome.why, new Date(now().getTime() + wait));
  } else await pushDone(db, id, outcome.why);
  report(`A push message could not be sent${again ? ' yet' : ' and is given up'}: ${outcome.why}`);
};

/** Sends every message that is due. A browser that its push service knows no more is forgotten. */
export const deliverPushes = (post: Post, report: (line: string) => void, isStopped?: () => boolean): Promise<void> =>
  emptyOutbox(
    {
      claim: (due) => claimPush(post.db, due),
      send: (claimed) => send(post, claimed, report),
      forget: (before, atMost) => forgetPushes(post.db, before, atMost),
    },
    post.now,
    isStopped,
  );

/** Sends push messages; a new one waits for at most one pause. */
export const pushJob = (post: Post): JobKind => ({
  name: 'push-messages',
  problem: 'Push messages could not be sent',
  pause: 2_000,
  isDue: () => isPushDue(post.db, post.now()),
  work: (report, isStopped) => deliverPushes(post, report, isStopped),
});
