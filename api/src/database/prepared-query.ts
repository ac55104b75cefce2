import { derived } from '@shop/serving/memo';
import type { Queryable } from './connection.ts';

/** A query of the builder whose text is made; its placeholders are filled when it is run. */
interface Prepared<R> {
  execute(values: Readonly<Record<string, unknown>>): Promise<R>;
}

/**
 * A query that is asked often: the builder makes its text once for each database, not for each call. It is
 * prepared without a name, so that a server keeps nothing of it, and its text may begin with the request's id.
 * @param make the query with `sql.placeholder` for each of `V`, prepared with `unnamed`
 */
export const preparedQuery = <V extends Readonly<Record<string, unknown>>, R>(
  make: (db: Queryable) => Prepared<R>,
): ((db: Queryable, values: V) => Promise<R>) => {
  const queryOf = derived(make);
  return async (db, values) => queryOf(db).execute(values);
};

/** The name of a statement that the server is not to keep. */
export const unnamed = '';
