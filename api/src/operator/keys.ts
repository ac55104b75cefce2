import { operatorRoles } from '@shop/contract/operator';
import { allOf } from './ask.ts';
import type { Commands } from './command.ts';
import { idOf, oneOf } from './given.ts';
import { dayOf, lineOf, listed } from './table.ts';

const facts = (some: Readonly<Record<string, unknown>> | null): string =>
  Object.entries(some ?? {})
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ');

export const keyCommands: Commands = {
  'keys list': async (ask) => {
    const rows = await allOf((part) => ask('keys', { query: part }));
    const lines = rows.map(({ id, created_at, role, name, revoked_at }) =>
      lineOf([id, dayOf(created_at), role, name, revoked_at === null ? '' : `revoked ${dayOf(revoked_at)}`]),
    );
    return listed(lines, 'There is no key.');
  },
  'keys make': async (ask, subject, { role }) => {
    const body = { name: subject, role: oneOf('role', operatorRoles, role) };
    const { id, key } = await ask('makeKey', { body });
    return `Key ${id}, which is shown this once:\n${key}`;
  },
  'keys revoke': async (ask, subject) => {
    const { id, name } = await ask('revokeKey', { body: { id: idOf(subject, 'a key') } });
    return `Key ${id} (${name}) is revoked.`;
  },
  'log list': async (ask, _, { number }) => {
    const rows = await allOf((part) => ask('log', { query: { ...part, ...(number !== null && { subject: number }) } }));
    const lines = rows.map(({ at, key, action, subject, before, after }) =>
      lineOf([at, key ? `${key.id} ${key.name}` : 'database', action, subject, facts(before), facts(after)]),
    );
    return listed(lines, 'Nothing was changed.');
  },
};
