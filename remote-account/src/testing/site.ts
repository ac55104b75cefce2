import type { CallResult } from '@shop/contract';

type Site = CallResult<'configInit'>;

/** The API's data of the site with what a test reads of it; without keys of Google the shop's own captcha stands in. */
export const siteWith = (parts: Partial<Site> = {}) => parts as Site; // nothing else of it is read here
