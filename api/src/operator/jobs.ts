import type { Commands } from './command.ts';
import { lineOf, listed } from './table.ts';

export const jobCommands: Commands = {
  'jobs list': async (ask) => {
    const { list, total } = await ask('deadJobs', { query: {} });
    const lines = list.map(({ id, since, kind, attempts, error }) =>
      lineOf([id, since, kind, attempts === 1 ? '1 attempt' : `${attempts} attempts`, error]),
    );
    const more = total - list.length;
    return listed(more > 0 ? [...lines, `… and ${more} more`] : lines, 'Nothing was tried in vain.');
  },
  'jobs retry': async (ask, subject) => {
    const { id, kind } = await ask('retryJob', { body: { id: subject } });
    return `${id} (${kind}) is tried again.`;
  },
};
