import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { schema, selectRows, type Queryable } from '../connection.ts';

const { outgoingLetter } = schema;

/** Work that was tried in vain: a job, or a letter, whose id is `letter-` and its number. */
export interface DeadJob {
  readonly id: string;
  readonly kind: string;
  /** When it was first to be done. */
  readonly since: Date;
  readonly attempts: number;
  /** Why the last attempt failed. */
  readonly error: string;
}

const prefix = 'letter-';
const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The newest of them, and how many there are. */
export const deadJobsIn = async (db: Queryable, atMost: number): Promise<{ list: DeadJob[]; total: number }> => {
  const rows = await selectRows<Omit<DeadJob, 'since'> & { since: string; total: number }>(
    db,
    sql`
      select id, kind, extract(epoch from since) * 1000 as since, attempts, error, (count(*) over ())::int as total from (
        select id::text as id, source_name as kind, source_created_on as since, source_retry_count + 1 as attempts,
          coalesce(source_output ->> 'message', source_output -> 'value' ->> 'message', '') as error
        from pgboss.job where name = 'dead' and state = 'created'
        union all
        select ${prefix} || id, 'letters', created_at, attempts, coalesce(last_error, '')
        from outgoing_letter where next_attempt_at is null and sent_at is null and letter is not null
      ) as dead order by since desc, id limit ${atMost}`,
  );
  const list = rows.map(({ id, kind, since, attempts, error }) => ({
    id,
    kind,
    since: new Date(Number(since)),
    attempts,
    error,
  }));
  return { list, total: rows[0]?.total ?? 0 };
};

/** A letter that was given up is due again. */
const retryLetter = async (transaction: Queryable, id: number, now: Date): Promise<string | null> => {
  const isDead = and(
    eq(outgoingLetter.id, id),
    isNull(outgoingLetter.nextAttemptAt),
    isNull(outgoingLetter.sentAt),
    isNotNull(outgoingLetter.letter),
  );
  const rows = await transaction
    .update(outgoingLetter)
    .set({ nextAttemptAt: now })
    .where(isDead)
    .returning({ id: outgoingLetter.id });
  return rows.length === 0 ? null : 'letters';
};

/**
 * A job leaves the dead letters. What it had to do is looked for by itself, with a job of its kind; where one waits to be
 * tried again, it is tried at once.
 */
const retrySweep = async (transaction: Queryable, id: string): Promise<string | null> => {
  const [gone] = await selectRows<{ kind: string }>(
    transaction,
    sql`delete from pgboss.job where name = 'dead' and id = ${id}::uuid and state = 'created'
      returning source_name as kind`,
  );
  if (!gone) return null;
  await transaction.execute(
    sql`update pgboss.job set start_after = now() where name = ${gone.kind} and state in ('created', 'retry')`,
  );
  return gone.kind;
};

/** Has something be tried again at once; answers its kind, null where nothing with this id was tried in vain. */
export const retryDead = async (transaction: Queryable, id: string, now: Date): Promise<string | null> => {
  const letter = id.startsWith(prefix) ? Number(id.slice(prefix.length)) : null;
  if (letter !== null) return Number.isSafeInteger(letter) ? retryLetter(transaction, letter, now) : null;
  return shape.test(id) ? retrySweep(transaction, id) : null;
};
