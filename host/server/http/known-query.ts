import { languageQuery } from '@shop/contract';

const nameOf = (part: string): string => {
  const [name] = new URLSearchParams(part).keys();
  return name ?? '';
};

/** `rest` holds the parts of the query that were left out, as they were written. */
export interface KnownQuery {
  url: string;
  rest: string[];
}

export const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.split(/\?(.*)/s)[1]);

/** With a further question mark the parts cannot be told apart: the page's own routes mend the address (GUARD-025). */
export const isBrokenQuery = (url: string): boolean => url.indexOf('?') !== url.lastIndexOf('?');

/**
 * The address with only those parts of its query that the page reads, and the language. What others have added, such
 * as `utm_source`, neither splits the page cache nor stands in a page that everybody gets.
 */
export const withKnownQuery = (url: string, names: readonly string[]): KnownQuery => {
  const start = url.indexOf('?');
  if (start < 0) return { url, rest: [] };
  const known = new Set([...names, languageQuery]);
  const parts = url.slice(start + 1).split('&');
  const knownParts = parts.filter((part) => known.has(nameOf(part)));
  const rest = parts.filter((part) => part !== '' && !known.has(nameOf(part)));
  return {
    url: knownParts.length === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${knownParts.join('&')}`,
    rest,
  };
};

/** A redirect leads everybody to one address; what a visitor brought along goes on with the visitor. */
export const withRest = (location: string, rest: readonly string[]): string => {
  if (rest.length === 0) return location;
  const [address = '', fragment] = location.split(/#(.*)/s);
  const joined = `${address}${address.includes('?') ? '&' : '?'}${rest.join('&')}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
};
