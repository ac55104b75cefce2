/** What one product says, line by line. */
export type Lines = readonly (readonly [label: string, value: string])[];

export interface Row {
  label: string;
  /** By product; null where it says nothing. */
  values: (string | null)[];
}

export interface Rows {
  /** Not the same for all, or not said by all. */
  differing: Row[];
  same: Row[];
}

/** Lines of products side by side, by their labels. A label that one product has several times is one row of it. */
export const rowsOf = (products: readonly Lines[]): Rows => {
  const rows = new Map<string, Row>();
  for (const [place, lines] of products.entries())
    for (const [label, value] of lines) {
      const key = label.toLowerCase();
      const row = rows.get(key) ?? { label, values: products.map(() => null) };
      const before = row.values[place];
      row.values[place] = before ? `${before}; ${value}` : value;
      rows.set(key, row);
    }
  const all = [...rows.values()];
  const isSame = ({ values: [first, ...others] }: Row): boolean => others.every((value) => value === first);
  return { differing: all.filter((row) => !isSame(row)), same: all.filter(isSame) };
};

/** Whether some row says something of two products, so that there is anything to compare. */
export const haveCommon = ({ differing, same }: Rows): boolean =>
  [...differing, ...same].some(({ values }) => values.filter((value) => value !== null).length > 1);
