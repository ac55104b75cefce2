import { fillStore } from '../fill-store.ts';
import type { Settings } from '../settings.ts';
import { connectDatabase, openStore } from '../store.ts';

/**
 * Brings the database up to date, fills it when it is empty, and ends. Twice, or by two processes at once, it
 * does nothing more than once: what one does, the other waits for.
 */
export const runMigrate = async (settings: Settings, report: (line: string) => void): Promise<void> => {
  await connectDatabase(settings).close(); // refuses an embedded database
  const { services, connection } = await openStore(settings, report);
  try {
    await connection.exclusively((db) => fillStore({ ...services, db }, report));
    report('the database is ready for this version');
  } finally {
    await connection.close();
  }
};
