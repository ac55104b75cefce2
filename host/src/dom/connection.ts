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
