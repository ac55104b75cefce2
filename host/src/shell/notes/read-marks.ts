import type { CallResult } from '@shop/contract';
import { localStore, readJson } from '@shop/session';

type Note = CallResult<'systemNotes'>['list'][number];

/** Local storage key of a guest's read marks: the server keeps those of customers only (NOTE-002). */
const KEY = 'notes';

/** Ids of the notes that were read in this browser; none when the storage is closed or holds something else. */
export const locallyRead = (): number[] => {
  const stored = readJson(localStore, KEY);
  return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : [];
};

/** Keeps a note as read in this browser. A closed or full storage only costs the mark. */
export const markLocally = (id: number): void => {
  localStore.write(KEY, JSON.stringify([...new Set([...locallyRead(), id])]));
};

/** Notes whose ids are stored locally count as read, whatever the server says of them. */
export const isRead = ({ id, has_read }: Pick<Note, 'id' | 'has_read'>, local: readonly number[]): boolean =>
  has_read === 1 || local.includes(id);
