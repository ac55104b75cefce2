import { allOf } from './ask.ts';
import type { Command, Commands } from './command.ts';
import { idOf } from './given.ts';
import { dayOf, lineOf, listed } from './table.ts';

const answer =
  (decision: 'accept' | 'reject'): Command =>
  async (ask, subject, { reason }) => {
    const id = idOf(subject, 'an application');
    await ask('decideApplication', { body: { id, decision, ...(reason !== null && { reason }) } });
    const done = decision === 'accept' ? 'approved' : 'declined';
    return `Application ${id} is ${done}; the applicant is told by e-mail.`;
  };

export const applicationCommands: Commands = {
  'applications list': async (ask, _, { all }) => {
    const rows = await allOf((part) => ask('applications', { query: { ...part, all } }));
    const lines = rows.map(({ id, created_at, programme, status, name, email, company, message }) =>
      lineOf([id, dayOf(created_at), programme, status, name, email, company ?? '', message ?? '']),
    );
    return listed(lines, 'No application waits for a decision.');
  },
  'applications accept': answer('accept'),
  'applications reject': answer('reject'),
};
