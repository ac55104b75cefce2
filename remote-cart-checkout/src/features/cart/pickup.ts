import { storageKeys } from '@shop/contract';
import { useSyncExternalStore } from 'react';

/** Codes of the regions with pickup (CART-020). No Canadian province is among them (CART-021). */
const pickupRegions: ReadonlySet<string> = new Set(['NJ']);

/** Whether the stored shipping address is in a region with pickup; `stored` is the text kept under `shipping_address`. */
export function isPickupRegion(stored: string | null): boolean {
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
}

const neverChanges = () => () => undefined;

function pickupNow(): boolean {
  try {
    return isPickupRegion(localStorage.getItem(storageKeys.shippingAddress));
  } catch {
    return false; // storage is blocked: no saved state, no tag
  }
}

/** False on the server and in the first view: only the browser knows the stored address. */
export const usePickupRegion = (): boolean => useSyncExternalStore(neverChanges, pickupNow, () => false);
