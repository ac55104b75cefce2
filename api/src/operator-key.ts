import { parseArgs } from 'node:util';
import { operatorRoles } from '@shop/contract/operator';
import { askForKey, keyWanted, type KeyWanted, type NewKey } from './embedded-keys.ts';
import { isSeeded } from './database/seed/seed.ts';
import { OperatorProblem } from './domain/operator-problem.ts';
import { lineOf } from './error-line.ts';
import { fillStore } from './fill-store.ts';
import { makeKey } from './flows/operator/keys.ts';
import { settingsFrom, type Settings } from './settings.ts';
import { openStore } from './store.ts';

const complain = (line: string): void => {
  process.stderr.write(`operator-key: ${line}\n`);
};
const usage = `operator-key "<whose>" --role ${operatorRoles.join('|')}`;

/** Makes a key in the database itself, or has the process make it that has an embedded one open. */
const newKey = async (settings: Settings, wanted: KeyWanted): Promise<NewKey> => {
  const made = settings.databaseUrl === null ? await askForKey(settings.dataFolder, wanted) : null;
  if (made) return made;
  const { services, connection } = await openStore(settings, complain);
  try {
    const { world, worldCsv } = services.settings;
    // An empty store most likely means a wrong API_DATA, unless the settings ask for it to be filled.
    if (!world && worldCsv === null && !(await isSeeded(services.db)))
      throw new OperatorProblem('This store is empty. Check API_DATA or DATABASE_URL.');
    await connection.exclusively((db) => fillStore({ ...services, db }, (line) => process.stdout.write(`${line}\n`)));
    const { row, key } = await makeKey(services, { keyId: null }, wanted.name, wanted.role);
    return { id: row.id, key };
  } finally {
    await connection.close();
  }
};

/** The first key, which no call could make. */
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { role: { type: 'string' } } });
  const wanted = keyWanted(positionals.join(' '), values.role);
  if (!wanted) throw new OperatorProblem(usage);
  const { id, key } = await newKey(settingsFrom(process.env), wanted);
  process.stdout.write(`Key ${id}, which is shown this once:\n${key}\n`);
} catch (error) {
  complain(lineOf(error));
  process.exitCode = 1;
}
