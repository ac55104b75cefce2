/**
 * How an export treats a column: `exported` hands it over; the others say why it stays out. `secret` opens something,
 * `internal` is the shop's own, a number that only the database understands or what its people noted for each other, `copy` stands in another column as well, `others` is about
 * somebody else.
 */
export type ColumnUse = 'exported' | 'secret' | 'internal' | 'copy' | 'others';

/** How long rows are kept. Days count from the row's own time, which its sweep names. */
export type Retention =
  | { readonly as: 'account' | 'order' | 'list' | 'public' }
  | { readonly as: 'days'; readonly days: number }
  | { readonly as: 'hours'; readonly hours: number }
  /** As long as somebody is on a list, and so many days after they have left it. */
  | { readonly as: 'left'; readonly days: number }
  /** So many days after the last letter, and a refusal until it is taken back. */
  | { readonly as: 'unrefused'; readonly days: number }
  /** The calendar year in which it was made, and this many after it. */
  | { readonly as: 'taxYears'; readonly years: number };

/** Why they are kept. */
export type Reason = 'service' | 'tax' | 'proof' | 'security' | 'answer' | 'payment' | 'readers' | 'running';

export const topics = [
  'account',
  'shopping',
  'orders',
  'payments',
  'benefits',
  'opinions',
  'marketing',
  'messages',
] as const;
export type Topic = (typeof topics)[number];

/** Left of a table after an account's deletion: nothing, anonymous rows, or all of it for its time. */
export type DeletionOutcome = 'deleted' | 'anonymised' | 'kept';

const day = 24 * 60 * 60 * 1000;

/** Rows whose time is before this one have been kept long enough; null where no time ends it. */
export function retainedSince(
  retention: Extract<Retention, { as: 'days' | 'hours' | 'left' | 'unrefused' | 'taxYears' }>,
  now: Date,
): Date;
export function retainedSince(retention: Retention, now: Date): Date | null;
export function retainedSince(retention: Retention, now: Date): Date | null {
  if (retention.as === 'days' || retention.as === 'left' || retention.as === 'unrefused')
    return new Date(now.getTime() - retention.days * day);
  if (retention.as === 'hours') return new Date(now.getTime() - (retention.hours * day) / 24);
  if (retention.as === 'taxYears') return new Date(Date.UTC(now.getUTCFullYear() - retention.years, 0, 1));
  return null;
}
