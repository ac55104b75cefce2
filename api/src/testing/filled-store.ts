// `node api/src/testing/filled-store.ts FOLDER` fills an embedded store with the world and ends, so that several runs of
// browser tests can each begin with a copy of it.
import { fillStore } from '../fill-store.ts';
import { settingsFrom } from '../settings.ts';
import { openStore } from '../store.ts';

const [folder = ''] = process.argv.slice(2);
const settings = settingsFrom({ API_DATA: folder, WORLD: '1', SANDBOX: '1', PASSWORD_COST: '14' });
const report = (line: string): void => console.log(line);
const { services, connection } = await openStore(settings, report);
try {
  await connection.exclusively((db) => fillStore({ ...services, db }, report));
} finally {
  await connection.close();
}
