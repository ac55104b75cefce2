import { eq } from 'drizzle-orm';
import { plusGroup } from '../../domain/account/group.ts';
import { schema, type Queryable } from '../connection.ts';

/** How many people are Plus+ members now. */
export const memberCount = (db: Queryable): Promise<number> =>
  db.$count(schema.customer, eq(schema.customer.group, plusGroup));
