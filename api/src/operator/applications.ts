import { answerApplication, listApplications } from '../flows/membership/answer-application.ts';
import type { Command, Commands } from './command.ts';
import { idOf } from './given.ts';
import { dayOf, lineOf, listed } from './table.ts';

const answer =
  (isAccepted: boolean): Command =>
  async (services, subject, { reason }) => {
    const decision = isAccepted
      ? ({ status: 'approved' } as const)
      : ({ status: 'declined', rejectionReason: reason } as const);
    await answerApplication(services, idOf(subject, 'an application'), decision);
    return `Application ${subject} is ${isAccepted ? 'approved' : 'declined'}; the applicant is told by e-mail.`;
  };

export const applicationCommands: Commands = {
  'applications list': async (services, _, { all }) => {
    const rows = await listApplications(services, all);
    const lines = rows.map(({ id, createdAt, programme, status, name, email, company, message }) =>
      lineOf([id, dayOf(createdAt), programme, status, name, email, company ?? '', message ?? '']),
    );
    return listed(lines, 'No application waits for a decision.');
  },
  'applications accept': answer(true),
  'applications reject': answer(false),
};
