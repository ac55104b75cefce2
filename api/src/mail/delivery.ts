import { schema, type Queryable } from '../database/connection.ts';
import type { JobKind, Report } from '../job-kind.ts';
import { briefly } from '../logged-error.ts';
import { emptyOutbox, outboxJob, type Outbox } from '../outbox.ts';
import type { Deliver } from './smtp.ts';

interface Post {
  db: Queryable;
  now: () => Date;
  deliver: Deliver;
}

const letters = ({ db, now, deliver }: Post): Outbox<typeof schema.outgoingLetter> => ({
  db,
  now,
  table: schema.outgoingLetter,
  name: 'letters',
  problem: 'E-mails could not be sent',
  failure: () => 'An e-mail could not be sent',
  // As long as mail servers try, RFC 5321 4.5.4.1.
  triedFor: 5 * 24 * 60 * 60 * 1_000,
  attempt: async ({ letter }) => {
    try {
      if (letter) await deliver(letter);
      // The letter's contents are deleted once it has left.
      return { error: null, set: { letter: null, sentAt: now() } };
    } catch (error) {
      return { error: briefly(error) };
    }
  },
});

/** Sends every letter that is due. */
export const deliverLetters = (post: Post, report: Report, isStopped?: () => boolean): Promise<void> =>
  emptyOutbox(letters(post), report, isStopped);

export const letterJob = (post: Post): JobKind => outboxJob(letters(post));
