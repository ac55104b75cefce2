import { storageKeys } from '@shop/contract';
import { useEffect, useState } from 'react';

/** Codes of the regions with pickup (document 2 §4). No Canadian province is among them. */
const pickupRegions: readonly string[] = ['NJ'];

/** Whether the stored shipping address is in a region with pickup; `stored` is the text kept under `shipping_address`. */
export function isPickupRegion(stored: string | null): boolean {
  try {
    const address: unknown = JSON.parse(stored ?? 'null');
    return (
      typeof address === 'object' &&
      address !== null &&
      'region_code' in address &&
      pickupRegions.includes(String(address.region_code))
    );
  } catch {
    return false;
  }
}

/** False on the server and in the first view: only the browser knows the stored address. */
export function usePickupRegion(): boolean {
  const [pickup, setPickup] = useState(false);
  useEffect(() => {
    try {
      setPickup(isPickupRegion(localStorage.getItem(storageKeys.shippingAddress)));
    } catch {
      // Storage is blocked: no saved state, no tag.
    }
  }, []);
  return pickup;
}
