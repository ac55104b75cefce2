/** Bounds of named lists: lists of a customer, entries of a list, units of an entry, characters of a name and of a note. */
export const listBounds = { lists: 20, entries: 100, quantity: 999, name: 60, note: 200 } as const;
