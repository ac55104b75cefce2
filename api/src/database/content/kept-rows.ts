import type { Queryable } from '../connection.ts';
import { remembered } from '../remembered.ts';
import { pageChanges } from './page-changes.ts';

/** What many answers have in common, as it is in the database since this was asked for. */
export interface KeptRows {
  /** What only a change of the site changes: categories, documents, offered coupons. */
  ofSite<T>(name: string, read: () => Promise<T>): Promise<T>;
  /** What is chosen among all products; what orders and votes change of them may be two minutes old, as in kept pages. */
  chosen<T>(name: string, read: () => Promise<T>): Promise<T>;
}

/** Milliseconds: how old a choice may become, and after how long without a question changes may be noted no longer. */
const chosenFor = 120_000;
const askedWithin = 1_800_000;
/** Choices that are kept; the one used last stands last. */
const mostChosen = 500;

const memoryOf = (db: Queryable) => {
  let site = new Map<string, Promise<unknown>>();
  let chosen = new Map<string, Promise<unknown>>();
  let chosenAt = -Infinity;
  let cursor: string | null = null;
  let askedAt = -Infinity;

  const ask = async (): Promise<void> => {
    const now = performance.now();
    const changes = await pageChanges(db, now - askedAt < askedWithin ? cursor : null);
    const isOther = changes.tags.includes('*');
    if (isOther) site = new Map();
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
    const [ownSite, ownChosen] = [site, chosen];
    return {
      ofSite: (name, read) => remembered(ownSite, name, read),
      chosen(name, read) {
        const reading = remembered(ownChosen, name, read);
        const [oldest] = ownChosen.keys();
        if (ownChosen.size > mostChosen && oldest !== undefined) ownChosen.delete(oldest);
        return reading;
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
