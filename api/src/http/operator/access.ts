import type { FastifyRequest } from 'fastify';
import type { OperatorRole } from '@shop/contract/operator';
import { keyByHash, type KeyRow } from '../../database/operator/keys.ts';
import { fingerprint } from '../../domain/account/tokens.ts';
import type { Message } from '../../domain/messages.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { demandWithin } from '../../limits/demand.ts';
import type { Services } from '../../services.ts';
import { visitorAddress } from '../visitor-address.ts';
import { operatorMessages } from './messages.ts';

const isOver = ({ revokedAt, expiresAt }: KeyRow, now: Date): boolean =>
  revokedAt !== null || (expiresAt !== null && expiresAt <= now);

const refusalOf = (key: string | undefined, row: KeyRow | null): Message => {
  if (key === undefined) return operatorMessages.noKey;
  if (row === null) return operatorMessages.unknownKey;
  if (row.personId !== null) return operatorMessages.endedSession;
  return row.revokedAt === null ? operatorMessages.endedKey : operatorMessages.revokedKey;
};

/**
 * Who makes a call for the shop, by the key, or the token of a session, in `Authorization: Bearer …`.
 * @throws ShopError 401 without one that holds, 403 where its role may not make the call, 429 when it calls too often
 * or somebody tries too many wrong keys
 */
export const admitOperator = async (
  request: FastifyRequest,
  roles: readonly OperatorRole[],
  services: Services,
): Promise<Operator> => {
  const [, key] = /^Bearer (o[ps]_\S+)$/i.exec(request.headers.authorization?.trim() ?? '') ?? [];
  const row = key === undefined ? null : await keyByHash(services.db, fingerprint(key));
  if (row === null || isOver(row, services.now())) {
    // Sessions end every day, and their browsers ask once more: that is no guess.
    if (row?.personId == null) await demandWithin(services, 'wrongOperatorKey', { address: visitorAddress(request) });
    throw new ShopError(401, refusalOf(key, row));
  }
  await demandWithin(services, 'operatorCall', { subject: row.id });
  if (!roles.includes(row.role)) {
    const { otherRole, otherRoleOfPerson } = operatorMessages;
    throw new ShopError(403, (row.personId === null ? otherRole : otherRoleOfPerson)(row.role, roles));
  }
  return { keyId: row.id, personId: row.personId };
};
