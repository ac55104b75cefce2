import type { Queryable } from '../database/connection.ts';
import { retryDelay } from '../domain/retry.ts';
import { briefly } from '../logged-error.ts';
import type { JobKind } from '../job-kind.ts';
import { emptyOutbox } from '../work-through.ts';
import { claimLetter, forgetLetters, isLetterDue, letterFailed, letterSent, type ClaimedLetter } from './outbox.ts';
import type { Deliver } from './smtp.ts';

/** How long a letter is tried: as long as mail servers try, RFC 5321 4.5.4.1. In ms. */
const triedFor = 5 * 24 * 60 * 60 * 1_000;

interface Post {
  db: Queryable;
  now: () => Date;
  deliver: Deliver;
}

const send = async ({ db, now, deliver }: Post, claimed: ClaimedLetter, report: (line: string) => void) => {
  const { id, letter, attempts, createdAt } = claimed;
  try {
    await deliver(letter);
  } catch (error) {
    const isLast = now().getTime() - createdAt.getTime() > triedFor;
    await letterFailed(db, id, briefly(error), isLast ? null : new Date(now().getTime() + retryDelay(attempts)));
    report(`An e-mail could not be sent${isLast ? ' and is given up' : ' yet'}: ${briefly(error)}`);
    return;
  }
  await letterSent(db, id, now());
};

/** Sends every letter that is due. */
export const deliverLetters = (post: Post, report: (line: string) => void, isStopped?: () => boolean): Promise<void> =>
  emptyOutbox(
    {
      claim: (due) => claimLetter(post.db, due),
      send: (claimed) => send(post, claimed, report),
      forget: (before, atMost) => forgetLetters(post.db, before, atMost),
    },
    post.now,
    isStopped,
  );

/** Sends letters; a new letter waits for at most one pause. */
export const letterJob = (post: Post): JobKind => ({
  name: 'letters',
  problem: 'E-mails could not be sent',
  pause: 2_000,
  isDue: () => isLetterDue(post.db, post.now()),
  work: (report, isStopped) => deliverLetters(post, report, isStopped),
});
