import { eq } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { siteDocument } = schema;
/** Where the rules of flags lie; the seed writes none. */
const key = 'flag_rules';
/** The text as it was given; an object around it, because a JSON text alone would be read as what it says. */
interface StoredRules {
  readonly text: string;
}
/** Stored before an operator has given any rules. */
const none: StoredRules = { text: '{"flags":{}}' };

const textOf = (value: unknown): string => (value as StoredRules).text; // nothing else writes it

/** The document of rules as an operator has given it, which was checked then; null before there is any. */
export const findFlagRules = async (db: Queryable): Promise<string | null> => {
  const [row] = await db.select({ value: siteDocument.value }).from(siteDocument).where(eq(siteDocument.key, key));
  return row ? textOf(row.value) : null;
};

/** The same in a transaction that changes them: nobody else does meanwhile. */
export const lockFlagRules = async (transaction: Queryable): Promise<string> => {
  await transaction.insert(siteDocument).values({ key, value: none }).onConflictDoNothing();
  const [row] = await transaction
    .select({ value: siteDocument.value })
    .from(siteDocument)
    .where(eq(siteDocument.key, key))
    .for('update');
  return textOf(row?.value ?? none);
};

/** Puts a document of rules in place of the one before. */
export const writeFlagRules = async (transaction: Queryable, document: string): Promise<void> => {
  await transaction
    .update(siteDocument)
    .set({ value: { text: document } satisfies StoredRules })
    .where(eq(siteDocument.key, key));
};
