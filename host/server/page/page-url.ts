import { safePath } from '../http/safe-path.ts';

/** The normalised address; one that would leave this site after normalisation has no page. */
export const pageUrl = (requested: string): string => {
  const [path = '', ...query] = requested.split('?');
  const safe = safePath(path);
  return safe === null ? '/404' : [safe, ...query].join('?');
};
