import { and, asc, eq, gt } from 'drizzle-orm';
import { first, schema, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';

const { application } = schema;
export type ApplicationRow = typeof application.$inferSelect;
export type Programme = ApplicationRow['programme'];

export type ApplicationText = Pick<
  ApplicationRow,
  'name' | 'email' | 'telephone' | 'company' | 'website' | 'salesChannel' | 'businessNumber' | 'message'
>;

export const applicationOf = (
  db: Queryable,
  customerId: number,
  programme: Programme,
): Promise<ApplicationRow | null> =>
  first(
    db
      .select()
      .from(application)
      .where(and(eq(application.customerId, customerId), eq(application.programme, programme))),
  );

/** A new application, also in the place of one that was declined; null when there is another already. */
export const addApplication = (
  db: Queryable,
  who: { customerId: number; programme: Programme },
  text: ApplicationText,
  now: Date,
): Promise<ApplicationRow | null> =>
  first(
    db
      .insert(application)
      .values({ ...who, ...text, status: 'pending', createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [application.customerId, application.programme],
        set: { ...text, status: 'pending', rejectionReason: null, createdAt: now, updatedAt: now },
        setWhere: eq(application.status, 'declined'),
      })
      .returning(),
  );

/** Changes an application that nobody has decided yet; null otherwise. */
export const changeApplication = (
  db: Queryable,
  id: number,
  text: ApplicationText,
  now: Date,
): Promise<ApplicationRow | null> =>
  first(
    db
      .update(application)
      .set({ ...text, updatedAt: now })
      .where(and(eq(application.id, id), eq(application.status, 'pending')))
      .returning(),
  );

/** A part of the applications, the oldest first; without `all` of those that nobody has decided. */
export const applicationsIn = (db: Queryable, all: boolean, { after, rows }: Part): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(application)
    .where(and(gt(application.id, after), all ? undefined : eq(application.status, 'pending')))
    .orderBy(asc(application.id))
    .limit(rows);

/** An application, locked until the transaction ends, or null. */
export const lockApplication = (transaction: Queryable, id: number): Promise<ApplicationRow | null> =>
  first(transaction.select().from(application).where(eq(application.id, id)).for('update'));

/** `rejectionReason` is the operator's text; null when none was given. */
export type Decision = { status: 'approved' } | { status: 'declined'; rejectionReason: string | null };

/** Stores the decision on a locked application. */
export const decideApplication = async (
  transaction: Queryable,
  id: number,
  decision: Decision,
  now: Date,
): Promise<void> => {
  await transaction
    .update(application)
    .set({ ...decision, updatedAt: now })
    .where(eq(application.id, id));
};
