import { localStore } from '@shop/platform';
import { useSyncExternalStore } from 'react';

const KEY = 'delivery_zip';
/** Told to the parts of this page that show the code. */
const CHANGED = 'delivery-zip-changed';

/** The postal code that the person last asked about; null when there is none or storage is closed to us. */
export const readZip = (): string | null => localStore.read(KEY) ?? null;

/** Keeps the code for the next product, or forgets it. Full or blocked storage only means asking again. */
export const saveZip = (zip: string | null): void => {
  if (zip === null) localStore.remove(KEY);
  else localStore.write(KEY, zip);
  document.dispatchEvent(new Event(CHANGED));
};

const watchZip = (changed: () => void): (() => void) => {
  document.addEventListener(CHANGED, changed);
  return () => document.removeEventListener(CHANGED, changed);
};

/** The saved code; known in the browser only, after the first view. */
export const useSavedZip = (): string | null => useSyncExternalStore(watchZip, readZip, () => null);
