import type { FastifyRequest } from 'fastify';
import type { OperatorRole } from '@shop/contract/operator';
import { keyByHash } from '../../database/operator/keys.ts';
import { fingerprint } from '../../domain/account/tokens.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { demandWithin } from '../../limits/demand.ts';
import type { Services } from '../../services.ts';
import { visitorAddress } from '../visitor-address.ts';
import { operatorMessages } from './messages.ts';

/**
 * Who makes a call for the shop, by the key in `Authorization: Bearer …`.
 * @throws ShopError 401 without a key that holds, 403 where its role may not make the call, 429 when it calls too often
 * or somebody tries too many wrong keys
 */
export const admitOperator = async (
  request: FastifyRequest,
  roles: readonly OperatorRole[],
  services: Services,
): Promise<Operator> => {
  const [, key] = /^Bearer (op_\S+)$/i.exec(request.headers.authorization?.trim() ?? '') ?? [];
  const row = key === undefined ? null : await keyByHash(services.db, fingerprint(key));
  if (row === null || row.revokedAt !== null) {
    await demandWithin(services, 'wrongOperatorKey', { address: visitorAddress(request) });
    if (key === undefined) throw new ShopError(401, operatorMessages.noKey);
    throw new ShopError(401, row === null ? operatorMessages.unknownKey : operatorMessages.revokedKey);
  }
  await demandWithin(services, 'operatorCall', { subject: row.id });
  if (!roles.includes(row.role)) throw new ShopError(403, operatorMessages.otherRole(row.role, roles));
  return { keyId: row.id };
};
