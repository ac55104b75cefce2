import { paths, type ProductCard } from '@shop/contract';
import type { AppStore, Known } from '@shop/platform';

type Named = ReadonlyMap<string, Known>;

type Fields = Readonly<Record<string, unknown>>;

interface OnePage {
  entity_id: number;
  name: string;
  url_path: string;
}
const isOnePage = (fields: Fields): boolean =>
  typeof fields['entity_id'] === 'number' &&
  typeof fields['name'] === 'string' &&
  typeof fields['url_path'] === 'string';

// The things themselves are told apart by the names that the contract gives to what only they have.
const isCard = (fields: Fields): boolean => 'type_id' in fields && 'swatches' in fields;
const isDetail = (fields: Fields): boolean => 'type_id' in fields && 'relation' in fields;
/** Of a menu or below a list, or a list's own. */
const isCategory = (fields: Fields): boolean => 'product_count' in fields || 'children' in fields;

const categoryOf = ({ entity_id, name }: OnePage): Known => ({ type: 'category', id: entity_id, name });

const collect = (part: unknown, into: Map<string, Known>): void => {
  if (typeof part !== 'object' || part === null) return;
  const fields = part as Fields; // of an array the indices
  if (isOnePage(fields)) {
    const one = part as OnePage; // see isOnePage
    const { entity_id: id, name } = one;
    if (isCard(fields)) {
      into.set(paths.product(one.url_path), { type: 'product', id, name, card: part as ProductCard }); // see isCard
      return;
    }
    if (isDetail(fields)) into.set(paths.product(one.url_path), { type: 'product', id, name, card: null });
    else if (isCategory(fields)) into.set(paths.category(one.url_path), categoryOf(one));
  }
  // The way to a product or a list leads over categories.
  const way = Array.isArray(fields['position']) ? (fields['position'] as Fields[]) : [];
  for (const each of way.filter(isOnePage)) {
    const one = each as unknown as OnePage; // see isOnePage
    into.set(paths.category(one.url_path), categoryOf(one));
  }
  for (const each of Object.values(fields)) collect(each, into);
};

/** Each answer is read once; it is never changed afterwards, and forgotten with the cache. */
const createReader = () => {
  const read = new WeakMap<object, Named>();
  return (answer: object): Named => {
    const known = read.get(answer);
    if (known) return known;
    const named = new Map<string, Known>();
    collect(answer, named);
    read.set(answer, named);
    return named;
  };
};

/**
 * Finds what the answers in the cache say of an address, the newest first: that it is a product or a category, its id,
 * and of a product the card that a list shows.
 */
export const knownPages = ({ getState }: Pick<AppStore, 'getState'>): ((pathname: string) => Known | null) => {
  const namedIn = createReader();
  return (pathname) => {
    const answers = Object.values(getState().api.queries)
      .filter((query) => query !== undefined)
      .toSorted((one, other) => (other.fulfilledTimeStamp ?? 0) - (one.fulfilledTimeStamp ?? 0));
    let found: Known | null = null;
    for (const { data } of answers) {
      const known = typeof data === 'object' && data !== null ? namedIn(data).get(pathname) : undefined;
      // The card of a product is still of interest when the product itself has been asked for since.
      if (known?.type === 'product' && known.card) return known;
      found ??= known ?? null;
    }
    return found;
  };
};
