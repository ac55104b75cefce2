/** A part of a list in the order of its rows' keys: at most so many `rows` after the key `after`; 0 from the beginning. */
export interface Part<Key = number> {
  readonly after: Key;
  readonly rows: number;
}
