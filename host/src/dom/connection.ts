interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Not in every browser. */
const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** Whether the person has asked the browser to load nothing that may not be needed. */
export const savesData = (): boolean => connection().saveData === true;

/** Whether what may never be needed can be loaded without being felt: a browser that does not say is taken to be fast. */
export const isGenerous = (): boolean => !savesData() && [undefined, '4g'].includes(connection().effectiveType);

/** Gigabytes below which a device is busy with what it has. Browsers say powers of two, or nothing. */
const SMALL_MEMORY = 2;

const memory = (): number => (navigator as Navigator & { deviceMemory?: number }).deviceMemory ?? SMALL_MEMORY;

/** Whether the person's data, line or device has room for what they ask for alone. */
export const isPoor = (): boolean =>
  savesData() || ['slow-2g', '2g'].includes(connection().effectiveType ?? '') || memory() < SMALL_MEMORY;
