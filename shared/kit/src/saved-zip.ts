import { localStore } from '@shop/platform';
import { useSyncExternalStore } from 'react';

const KEY = 'delivery_zip';

/** The postal code that the person last asked about; null when there is none or storage is closed to us. */
export const readZip = (): string | null => localStore.read(KEY) ?? null;

/** Keeps the code for the next product, or forgets it. Full or blocked storage only means asking again. */
export const saveZip = (zip: string | null): void => {
  if (zip === null) localStore.remove(KEY);
  else localStore.write(KEY, zip);
};

const neverChanges = (): (() => void) => () => undefined;

/** The saved code; known in the browser only, after the first view. */
export const useSavedZip = (): string | null => useSyncExternalStore(neverChanges, readZip, () => null);
