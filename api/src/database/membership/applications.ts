import { and, eq } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { application } = schema;
export type ApplicationRow = typeof application.$inferSelect;
export type Programme = ApplicationRow['programme'];

/** What an applicant writes. */
export type ApplicationText = Pick<
  ApplicationRow,
  'name' | 'email' | 'telephone' | 'company' | 'website' | 'salesChannel' | 'businessNumber' | 'message'
>;

export const applicationOf = async (
  db: Queryable,
  customerId: number,
  programme: Programme,
): Promise<ApplicationRow | null> => {
  const [row] = await db
    .select()
    .from(application)
    .where(and(eq(application.customerId, customerId), eq(application.programme, programme)));
  return row ?? null;
};

/** A new application, or null when there is one already. */
export const addApplication = async (
  db: Queryable,
  who: { customerId: number; programme: Programme },
  text: ApplicationText,
  now: Date,
): Promise<ApplicationRow | null> => {
  const [row] = await db
    .insert(application)
    .values({ ...who, ...text, status: 'pending', createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
};

/** Changes an application that nobody has decided yet; null otherwise. */
export const changeApplication = async (
  db: Queryable,
  id: number,
  text: ApplicationText,
  now: Date,
): Promise<ApplicationRow | null> => {
  const [row] = await db
    .update(application)
    .set({ ...text, updatedAt: now })
    .where(and(eq(application.id, id), eq(application.status, 'pending')))
    .returning();
  return row ?? null;
};
