import { safeTarget } from '@shop/contract';

/** Stands for whatever origin the site has: the server's and the browser's answers must be the same. */
const ANY_ORIGIN = 'https://site.invalid';

/** A path of this site from an address that the API gives; null for any other address. */
export const sitePath = (address: string): string | null => safeTarget(address, ANY_ORIGIN);
