import type { Queryable } from '../database/connection.ts';
import { retryDelay } from '../domain/retry.ts';
import { briefly } from '../logged-error.ts';
import { workThrough, type Rounds } from '../rounds.ts';
import { claimLetter, forgetLetters, letterFailed, letterSent, type ClaimedLetter } from './outbox.ts';
import type { Deliver } from './smtp.ts';

const day = 24 * 60 * 60 * 1_000;
/** How long a letter is tried: as long as mail servers try, RFC 5321 4.5.4.1. In ms. */
const triedFor = 5 * day;
/** How long it is known that a letter was sent, or could not be. In ms. */
const keptFor = 30 * day;
/** Connections to the SMTP server at the same time: one that hangs leaves others. */
const atOnce = 4;
const forgottenAtOnce = 1_000;

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

/** Sends every letter that is due. A letter leaves at least once: a process that ends before it is marked sends it again. */
export const deliverLetters = async (
  post: Post,
  report: (line: string) => void,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const began = post.now();
  await workThrough(
    () => claimLetter(post.db, began),
    (claimed) => send(post, claimed, report),
    { atOnce, isStopped },
  );
  await forgetLetters(post.db, new Date(began.getTime() - keptFor), forgottenAtOnce);
};

/** Sends letters again and again; a new letter waits for at most one pause. */
export const letterRounds = (post: Post): Rounds => ({
  problem: 'E-mails could not be sent',
  pause: 2_000,
  round: (report, isStopped) => deliverLetters(post, report, isStopped),
});
