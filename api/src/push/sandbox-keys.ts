import webpush from 'web-push';
import { schema, type Queryable } from '../database/connection.ts';
import type { PushKeys } from './sender.ts';

const { pushKeys } = schema;
const contact = 'mailto:no-reply@boreal.example';

/** The key pair of a sandbox that was given none: made once for its database, so that browsers stay subscribed. */
export const sandboxPushKeys = async (db: Queryable): Promise<PushKeys> => {
  const storedKeys = async () => (await db.select().from(pushKeys))[0];
  const found = await storedKeys();
  if (found) return { ...found, contact };
  // Another process may make one at the same moment: the first one counts.
  await db.insert(pushKeys).values(webpush.generateVAPIDKeys()).onConflictDoNothing();
  const made = await storedKeys();
  if (!made) throw new Error('Keys of push messages that were just made are gone');
  return { ...made, contact };
};
