import { ownerKey, type Shopper } from './identity.ts';

/**
 * Who asks for a one-time code and who types it: the customer, else the device by its id, which only this browser knows,
 * else the guest; a caller without any of it is told apart by address alone.
 */
export const codeRequester = (visit: { who: Shopper | null; deviceId: string | null; address: string }): string => {
  if (visit.who?.kind === 'customer') return ownerKey(visit.who);
  if (visit.deviceId) return `device:${visit.deviceId}`;
  return visit.who ? ownerKey(visit.who) : `address:${visit.address}`;
};
