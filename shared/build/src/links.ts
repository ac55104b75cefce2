import { paths } from '@shop/contract';
import { isRoutedPath } from '@shop/contract/operator';

/**
 * Builder of a link → the address to which it leads, as a route's pattern without its query: `/room/:any`. It is null
 * where that is for path resolution or a server to answer, as `paths.product`; of a name that the contract does not have it is ''.
 */
export type Links = Record<string, string | null>;

type Builder = (...given: string[]) => string;

/** Stands for what a caller gives; encoded it stays the same. */
const ANY = 'any-value';

/** What a builder answers to words; null where it takes something else, whose path is then the caller's. */
const builtBy = (builder: Builder): string | null => {
  try {
    return builder(...Array.from({ length: builder.length }, () => ANY));
  } catch {
    return null;
  }
};

const addressOf = (name: string): string | null => {
  const builder = new Map<string, unknown>(Object.entries(paths)).get(name) as Builder | undefined;
  if (!builder) return '';
  const [address = ''] = builtBy(builder)?.split(/[?#]/) ?? [];
  if (address !== paths.home() && !isRoutedPath(address.slice(1))) return null;
  return address
    .split('/')
    .map((segment) => (segment.includes(ANY) ? ':any' : segment))
    .join('/');
};

export const linksOf = (names: readonly string[]): Links =>
  Object.fromEntries(names.map((name) => [name, addressOf(name)]));
