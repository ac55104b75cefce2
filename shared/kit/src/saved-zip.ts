import { localStore } from '@shop/platform';

const KEY = 'delivery_zip';

/** The postal code that the person last asked about; null when there is none or storage is closed to us. */
export const readZip = (): string | null => localStore.read(KEY) ?? null;

/** Keeps the code for the next product, or forgets it. Full or blocked storage only means asking again. */
export const saveZip = (zip: string | null): void => {
  if (zip === null) localStore.remove(KEY);
  else localStore.write(KEY, zip);
};

/** The API's answer to a postal code that it does not know (PDP-036). */
export const isUnknownZip = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 400;
