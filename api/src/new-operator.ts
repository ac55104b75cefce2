import { isSeeded } from './database/seed/seed.ts';
import { OperatorProblem } from './domain/operator-problem.ts';
import { askForOperator, makeOperator, type NewOperator, type OperatorWanted } from './embedded-keys.ts';
import { lineOf } from './error-line.ts';
import { fillStore } from './fill-store.ts';
import { settingsFrom, type Settings } from './settings.ts';
import { openStore } from './store.ts';

/** Makes it in the database itself, or has the process make it that has an embedded one open. */
const newOperator = async (
  settings: Settings,
  wanted: OperatorWanted,
  complain: (line: string) => void,
): Promise<NewOperator> => {
  const made = settings.databaseUrl === null ? await askForOperator(settings.dataFolder, wanted) : null;
  if (made) return made;
  const { services, connection } = await openStore(settings, complain);
  try {
    // An empty store most likely means a wrong API_DATA, unless the settings ask for it to be filled.
    if (!services.settings.world && !(await isSeeded(services.db)))
      throw new OperatorProblem('This store is empty. Check API_DATA or DATABASE_URL.');
    await connection.exclusively((db) => fillStore({ ...services, db }, (line) => process.stdout.write(`${line}\n`)));
    return await makeOperator(services, wanted);
  } finally {
    await connection.close();
  }
};

/**
 * A command that makes what no call could make first.
 * @param read what is wanted by the command line; null where it is not as `usage` says
 */
export const runNewOperator = async (
  name: string,
  usage: string,
  read: () => OperatorWanted | null,
  says: (made: NewOperator, settings: Settings) => string,
): Promise<void> => {
  const complain = (line: string): void => {
    process.stderr.write(`${name}: ${line}\n`);
  };
  try {
    const wanted = read();
    if (!wanted) throw new OperatorProblem(usage);
    const settings = settingsFrom(process.env);
    process.stdout.write(`${says(await newOperator(settings, wanted, complain), settings)}\n`);
  } catch (error) {
    complain(lineOf(error));
    process.exitCode = 1;
  }
};
