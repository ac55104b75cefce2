/** A part of a list, and where the next one begins. */
export interface ListPart<Row, Key> {
  readonly list: readonly Row[];
  readonly next: Key | null;
}

/**
 * Finds the numbered pages of lists that are read from one key to the next: where a page begins is remembered while the same
 * list is looked at, and found again by reading on from the last page that is known.
 */
export const numberedPages = () => {
  const begins = new Map<string, unknown[]>();
  return async <Row, Key>(
    which: string,
    page: number,
    read: (after: Key | undefined) => Promise<ListPart<Row, Key>>,
  ): Promise<{ list: readonly Row[]; hasNext: boolean }> => {
    const known = begins.get(which) ?? [undefined];
    begins.set(which, known);
    for (let at = Math.min(page, known.length); ; at += 1) {
      const { list, next } = await read(known[at - 1] as Key | undefined); // written below, by the same list
      if (next !== null) known[at] = next;
      if (at >= page || next === null) return { list: at === page ? list : [], hasNext: at === page && next !== null };
    }
  };
};
