import { deadJobsIn } from '../../database/operator/jobs.ts';
import { retryJob } from '../../flows/operator/jobs.ts';
import type { OperatorHandlers } from './serve.ts';

/** Told at most; what fails so often is not read one by one. */
const shown = 500;

export const jobsCalls: OperatorHandlers<'deadJobs' | 'retryJob'> = {
  deadJobs: async ({ services: { db } }) => {
    const { list, total } = await deadJobsIn(db, shown);
    return { list: list.map(({ since, ...job }) => ({ ...job, since: since.toISOString() })), total };
  },
  retryJob: async ({ services, by, body: { id } }) => {
    const given = id.trim().toLowerCase();
    return { id: given, kind: await retryJob(services, by, given) };
  },
};
