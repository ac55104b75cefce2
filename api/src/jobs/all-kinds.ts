import { backupJob } from '../backup/job.ts';
import type { Connection } from '../database/connection.ts';
import { letterJob } from '../mail/delivery.ts';
import { smtpDelivery } from '../mail/smtp.ts';
import { pushJob } from '../push/delivery.ts';
import type { Services } from '../services.ts';
import { dueWork } from './due-work.ts';
import { webhookJob } from '../webhooks/delivery.ts';
import { postOutside } from '../webhooks/post.ts';
import type { JobKind } from '../job-kind.ts';

/** Every kind of job that a shop with these settings has. */
export const allKinds = (services: Services, { archive }: Pick<Connection, 'archive'>): JobKind[] => {
  const { smtpUrl, mailFrom, backup } = services.settings;
  const { db, now } = services;
  return [
    ...dueWork(services),
    ...services.jobs.map((jobOf) => jobOf(services)),
    ...(smtpUrl === null ? [] : [letterJob({ db, now, deliver: smtpDelivery(smtpUrl, mailFrom) })]),
    pushJob(services),
    webhookJob({ db, now, post: postOutside(services.settings.sandbox) }),
    ...(archive && backup ? [backupJob(archive, backup, now)] : []),
  ];
};
