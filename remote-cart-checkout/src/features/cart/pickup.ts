import { storageKeys } from '@shop/contract';
import { localStore } from '@shop/platform';
import { useSyncExternalStore } from 'react';

/** Codes of the regions with pickup (CART-020). No Canadian province is among them (CART-021). */
const pickupRegions: ReadonlySet<string> = new Set(['NJ']);

/** Whether the stored shipping address is in a region with pickup; `stored` is the text kept under `shipping_address`. */
export const isPickupRegion = (stored: string | null): boolean => {
  try {
    const address: unknown = JSON.parse(stored ?? 'null');
    return (
      typeof address === 'object' &&
      address !== null &&
      'region_code' in address &&
      pickupRegions.has(String(address.region_code))
    );
  } catch {
    return false;
  }
};

const neverChanges = () => () => undefined;

/** Where storage is blocked there is no saved state, and no tag. */
const pickupNow = (): boolean => isPickupRegion(localStore.read(storageKeys.shippingAddress) ?? null);

/** False on the server and in the first view: only the browser knows the stored address. */
export const usePickupRegion = (): boolean => useSyncExternalStore(neverChanges, pickupNow, () => false);
