/** Who acts for the shop: the key or session that a call came with, or null for a command that works on the database itself. */
export interface Operator {
  readonly keyId: number | null;
  /** Whose session it is; null, or absent, for a key. */
  readonly personId?: number | null;
}

/** State of something before or after a change: ids, states and amounts, no words that a person wrote. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** A change as the log of operators keeps it. */
export interface Change {
  /** Such as `order.ship`. */
  readonly action: string;
  /** An order's number, an id. */
  readonly subject: string | number;
  readonly before: Facts | null;
  readonly after: Facts | null;
}
