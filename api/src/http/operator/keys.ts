import { keysIn, type KeyRow } from '../../database/operator/keys.ts';
import { changesIn } from '../../database/operator/log.ts';
import { makeKey, revokeKey } from '../../flows/operator/keys.ts';
import { endGiven } from './given.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

const keyOf = ({ id, name, role, createdAt, revokedAt, expiresAt }: KeyRow) => ({
  id,
  name,
  role,
  created_at: createdAt.toISOString(),
  revoked_at: revokedAt?.toISOString() ?? null,
  expires_at: expiresAt?.toISOString() ?? null,
});

export const keysCalls: OperatorHandlers<'keys' | 'makeKey' | 'revokeKey' | 'log'> = {
  keys: async ({ services, query }) =>
    partAnswered(query, await keysIn(services.db, partAsked(query)), ({ id }) => id, keyOf),
  makeKey: async ({ services, by, body }) => {
    const until = body.until === undefined ? null : endGiven(body.until);
    const { row, key } = await makeKey(services, by, body.name.trim(), body.role, until);
    return { ...keyOf(row), key };
  },
  revokeKey: async ({ services, by, body }) => keyOf(await revokeKey(services, by, body.id)),
  log: async ({ services, query }) =>
    partAnswered(
      query,
      await changesIn(services.db, partAsked(query), query.subject),
      ({ change }) => change.id,
      ({ change: { id, at, action, subject, before, after }, key }) => ({
        id,
        at: at.toISOString(),
        key: key && { id: key.id, name: key.name, role: key.role, person_id: key.personId },
        action,
        subject,
        before,
        after,
      }),
    ),
};
