import { sql } from 'drizzle-orm';
import { schema, selectRows, type Queryable } from './connection.ts';

const { order, outgoingLetter, payment, providerOperation, pushMessage, webhook, webhookDelivery } = schema;

/** Of jobs: how many there are, how old the oldest is and how long ago the newest was made (in s), tried in vain. */
type JobFigure = 'jobs' | 'oldest job' | 'newest job' | 'dead jobs';

/** How many rows of a kind there are: of `first` and `second`, such as a method and a state. */
export interface Figure {
  readonly figure:
    | 'orders'
    | 'payments'
    | 'payments failing'
    | 'operations'
    | 'letters'
    | 'push messages'
    | 'webhook messages'
    | JobFigure;
  readonly first: string;
  readonly second: string;
  readonly count: number;
}

/** So many of the newest orders, and of the payments that expire last, are looked at: the answer takes no longer in a large shop. */
const newest = 10_000;

/**
 * Counts for a monitoring system, in one statement that reads no table whole: the newest orders by state, the newest
 * payments by method and state and those whose last look failed, what payment providers are still asked, and letters and
 * push messages that wait, by whether they were tried; messages to other systems likewise, and those that were given up. Of jobs, which are few, how many there are, how old, and how many
 * were tried in vain.
 */
export const readFigures = (db: Queryable): Promise<Figure[]> =>
  selectRows<Figure>(
    db,
    sql`
      select 'orders' as figure, state as first, '' as second, count(*)::int as count
        from (select ${order.state} as state from ${order} order by ${order.id} desc limit ${newest}) as orders
        group by 2
      union all select 'payments', method, state, count(*)::int
        from (select ${payment.method} as method,
            case when ${payment.usedBy} is not null then 'used' when ${payment.givenUpAt} is not null then 'given_up'
              when ${payment.pending} then 'pending' when ${payment.accepted} then 'unused' else 'refused' end as state
          from ${payment} order by ${payment.expiresAt} desc limit ${newest}) as payments
        group by 2, 3
      union all select 'payments failing', ${payment.method}, '', count(*)::int from ${payment}
        where ${payment.watchAt} is not null and ${payment.watchError} is not null group by 2
      union all select 'operations', ${providerOperation.method}, ${providerOperation.kind}, count(*)::int
        from ${providerOperation} where ${providerOperation.state} = 'open' group by 2, 3
      union all select 'letters', case when ${outgoingLetter.attempts} = 0 then 'new' else 'tried' end, '', count(*)::int
        from ${outgoingLetter} where ${outgoingLetter.nextAttemptAt} is not null group by 2
      union all select 'push messages', case when ${pushMessage.attempts} = 0 then 'new' else 'tried' end, '', count(*)::int
        from ${pushMessage} where ${pushMessage.nextAttemptAt} is not null group by 2
      union all select 'webhook messages', case when ${webhookDelivery.attempts} = 0 then 'new' else 'tried' end, '', count(*)::int
        from ${webhookDelivery} where ${webhookDelivery.nextAttemptAt} is not null group by 2
      union all select 'webhook messages', 'dead', '', count(*)::int
        from (select ${webhookDelivery.webhookId} as told, ${webhookDelivery.nextAttemptAt} is null
            and ${webhookDelivery.sentAt} is null as dead
          from ${webhookDelivery} order by ${webhookDelivery.id} desc limit ${newest}) as messages
        join ${webhook} on ${webhook.id} = told where dead and ${webhook.endedAt} is null
      union all select 'jobs', name, case state when 'created' then 'waiting' when 'retry' then 'retrying' else 'running' end,
          count(*)::int
        from pgboss.job where name <> 'dead' and state in ('created', 'retry', 'active') group by 2, 3
      union all select 'oldest job', name, '', extract(epoch from now() - min(created_on))::int
        from pgboss.job where name <> 'dead' and state in ('created', 'retry', 'active') group by 2
      union all select 'newest job', name, '', extract(epoch from now() - max(created_on))::int
        from pgboss.job where name <> 'dead' group by 2
      union all select 'dead jobs', source_name, '', count(*)::int
        from pgboss.job where name = 'dead' and state = 'created' group by 2`,
  );
