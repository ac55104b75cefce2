import type { CallResult } from '@shop/contract';

type Note = CallResult<'systemNotes'>['list'][number];

/** Local storage key of a guest's read marks: the server keeps those of customers only (NOTE-002). */
const KEY = 'notes';

/** Ids of the notes that were read in this browser; none when the storage is closed or holds something else. */
export function locallyRead(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Keeps a note as read in this browser. */
export function markLocally(id: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...locallyRead(), id])]));
  } catch {
    // A closed or full storage only loses the mark.
  }
}

/** Notes whose ids are stored locally count as read, whatever the server says of them. */
export const isRead = ({ id, has_read }: Pick<Note, 'id' | 'has_read'>, local: readonly number[]): boolean =>
  has_read === 1 || local.includes(id);
