import type { Queryable } from '../connection.ts';
import { remembered } from '../remembered.ts';
import { pageChanges } from './page-changes.ts';

/** What many answers have in common, as it is in the database since this was asked for. */
export interface KeptRows {
  /** What only a change of the site changes: categories, documents, offered coupons. */
  ofSite<T>(name: string, read: () => Promise<T>): Promise<T>;
  /** What is chosen among all products; what orders and votes change of them may be two minutes old, as in kept pages. */
  chosen<T>(name: string, read: () => Promise<T>): Promise<T>;
  /**
   * What is read of single products, which only a change of its product changes: undefined where `read` finds
   * nothing. It is given the ids that are not known, all at once.
   */
  ofProducts<T>(
    name: string,
    ids: readonly number[],
    read: (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>,
  ): Promise<(T | undefined)[]>;
}

/** Milliseconds: how old a choice may become, and after how long without a question changes may be noted no longer. */
const chosenFor = 120_000;
const askedWithin = 1_800_000;
/** Choices that are kept; the one used last stands last. */
const mostChosen = 500;
/** Products of which something is kept, in the same way. */
const mostProducts = 5_000;

/** As the notes name a product. */
const tagOf = (id: number): string => `product:${id}`;

type Known = Map<string, Promise<unknown>>;

/** What is kept of a product, which becomes the last one of those that are known. */
const knownOf = (products: Map<string, Known>, id: number): Known => {
  const known = products.get(tagOf(id)) ?? new Map();
  products.delete(tagOf(id));
  products.set(tagOf(id), known);
  const [oldest] = products.keys();
  if (products.size > mostProducts && oldest !== undefined) products.delete(oldest);
  return known;
};

const memoryOf = (db: Queryable) => {
  let site: Known = new Map();
  let chosen: Known = new Map();
  let products = new Map<string, Known>();
  let chosenAt = -Infinity;
  let cursor: string | null = null;
  let askedAt = -Infinity;

  const ask = async (): Promise<void> => {
    const now = performance.now();
    const changes = await pageChanges(db, now - askedAt < askedWithin ? cursor : null);
    const isOther = changes.tags.includes('*');
    if (isOther) {
      site = new Map();
      products = new Map();
    }
    for (const tag of changes.tags) products.delete(tag);
    if (isOther || changes.tags.includes('products') || now - chosenAt > chosenFor) {
      chosen = new Map();
      chosenAt = now;
    }
    cursor = changes.cursor;
    askedAt = now;
  };

  let asking: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    const begun = ask().finally(() => {
      if (asking === begun) asking = null;
    });
    asking = begun;
    return begun;
  };
  /** Waits for a question that began now or later: one that is under way may not see what has just been written. */
  const asked = (): Promise<void> => {
    if (!asking) return begin();
    next ??= asking
      .catch(() => undefined) // it has told whoever waited for it
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };

  return async (): Promise<KeptRows> => {
    await asked();
    const [ownSite, ownChosen, ownProducts] = [site, chosen, products];
    return {
      ofSite: (name, read) => remembered(ownSite, name, read),
      chosen(name, read) {
        const reading = remembered(ownChosen, name, read);
        const [oldest] = ownChosen.keys();
        if (ownChosen.size > mostChosen && oldest !== undefined) ownChosen.delete(oldest);
        return reading;
      },
      ofProducts(name, ids, read) {
        // First all of them: one may be forgotten for another.
        const asked = ids.map((id) => ({ id, known: knownOf(ownProducts, id) }));
        const unknown = asked.filter(({ known }) => !known.has(name)).map(({ id }) => id);
        const reading = unknown.length > 0 ? read(unknown) : null;
        return Promise.all(asked.map(({ id, known }) => remembered(known, name, async () => (await reading)?.get(id))));
      },
    };
  };
};

const memories = new WeakMap<Queryable, ReturnType<typeof memoryOf>>();

/**
 * What this process keeps of the rows that many answers need. Whether something of it has changed is asked of the
 * database for each call, in one statement that calls at the same moment share: by the notes that web servers go by
 * . So it is never older than the call, with any number of API servers.
 */
export const keptRows = (db: Queryable): Promise<KeptRows> => {
  const memory = memories.get(db) ?? memoryOf(db);
  memories.set(db, memory);
  return memory();
};
