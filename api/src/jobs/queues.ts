import { PgBoss, type Queue } from 'pg-boss';
import type { Connection } from '../database/connection.ts';
import { briefly } from '../logged-error.ts';
import type { JobKind, Report } from '../job-kind.ts';

/** Where jobs end that were tried in vain. */
export const deadQueue = 'dead';

const hour = 3_600;
const day = 24 * hour;

/**
 * `exclusive`: a job that waits, runs or is to be tried again is the only one of its kind. A worker that is gone is
 * noticed by its heartbeat, in seconds. Failed jobs are tried again after 2 s, then after twice as long each time, five
 * minutes at most, for about an hour and a half.
 */
const options = {
  deadLetter: deadQueue,
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 15,
  expireInSeconds: hour,
  retentionSeconds: day,
  deleteAfterSeconds: hour,
} as const satisfies Partial<Queue>;

/** How often is looked for jobs whose worker is gone, in seconds; and how often finished ones are deleted. */
const watched = 5;
const swept = 600;

/** Opens pg-boss, whose tables are migrated with all others, and makes the queues of these kinds. */
export const openQueues = async (
  { db, backend }: Connection['jobsDb'],
  kinds: readonly JobKind[],
  report: Report,
): Promise<PgBoss> => {
  const boss = new PgBoss({
    db,
    backend,
    migrate: false,
    createSchema: false,
    schedule: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
    superviseIntervalSeconds: watched,
    monitorIntervalSeconds: watched,
    maintenanceIntervalSeconds: swept,
  });
  boss.on('error', (error) => report(`Jobs: ${briefly(error)}`));
  await boss.start();
  await boss.createQueue(deadQueue, { retentionSeconds: 30 * day });
  for (const { name } of kinds) {
    await boss.createQueue(name, { policy: 'exclusive', ...options });
    // One that an older release made.
    await boss.updateQueue(name, options);
  }
  return boss;
};
