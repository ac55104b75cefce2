import { and, asc, eq, gt, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import { first, schema, stored, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';

const { operatorPerson } = schema;
export type PersonRow = typeof operatorPerson.$inferSelect;
type NewPerson = typeof operatorPerson.$inferInsert;

const personWhere = (db: Queryable, where: SQL): Promise<PersonRow | null> =>
  first(db.select().from(operatorPerson).where(where));

/** A part of all people, the first first. */
export const peopleIn = (db: Queryable, { after, rows }: Part): Promise<PersonRow[]> =>
  db.select().from(operatorPerson).where(gt(operatorPerson.id, after)).orderBy(asc(operatorPerson.id)).limit(rows);

export const findPerson = (db: Queryable, id: number): Promise<PersonRow | null> =>
  personWhere(db, eq(operatorPerson.id, id));

/** `email` as it is stored. */
export const personByEmail = (db: Queryable, email: string): Promise<PersonRow | null> =>
  personWhere(db, eq(operatorPerson.email, email));

export const personByInvitation = (db: Queryable, hash: string): Promise<PersonRow | null> =>
  personWhere(db, eq(operatorPerson.invitationHash, hash));

/** The person, whom nobody else changes until the transaction ends. */
export const lockPerson = (transaction: Queryable, id: number): Promise<PersonRow | null> =>
  first(transaction.select().from(operatorPerson).where(eq(operatorPerson.id, id)).for('update'));

/** @returns null where somebody has this address already */
export const insertPerson = (db: Queryable, values: NewPerson): Promise<PersonRow | null> =>
  first(db.insert(operatorPerson).values(values).onConflictDoNothing().returning());

export const updatePerson = (db: Queryable, id: number, values: Partial<NewPerson>): Promise<PersonRow> =>
  stored('A person', db.update(operatorPerson).set(values).where(eq(operatorPerson.id, id)).returning());

/** Whether somebody else may sign in as an administrator. */
export const hasOtherAdmin = async (db: Queryable, id: number): Promise<boolean> =>
  (await personWhere(
    db,
    and(
      ne(operatorPerson.id, id),
      eq(operatorPerson.role, 'admin'),
      isNotNull(operatorPerson.joinedAt),
      isNull(operatorPerson.endedAt),
    ) as SQL, // of four conditions, so never empty
  )) !== null;
