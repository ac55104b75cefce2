import { localStore, readJson } from '@shop/platform';

const KEY = 'push_subscription';

/** Whose subscription the API takes this browser's for. */
export interface PushOwner {
  /** Null for a guest. */
  customerId: number | null;
}

const isOwner = (value: unknown): value is PushOwner =>
  typeof value === 'object' && value !== null && 'customerId' in value;

/** Null where this browser has no subscription. */
export const pushOwner = (): PushOwner | null => {
  const owner = readJson(localStore, KEY);
  return isOwner(owner) ? owner : null;
};

export const keepPushOwner = (customerId: number | null): boolean =>
  localStore.write(KEY, JSON.stringify({ customerId }));

export const forgetPushOwner = (): void => localStore.remove(KEY);
