/** A part of a list in the order of its rows' keys: at most so many `rows` after the key `after`; 0 from the beginning. */
export interface Part {
  readonly after: number;
  readonly rows: number;
}
