import { parseArgs } from 'node:util';
import { operatorRoles } from '@shop/contract/operator';
import { isSeeded } from './database/seed/seed.ts';
import { OperatorProblem } from './domain/operator-problem.ts';
import { lineOf } from './error-line.ts';
import { fillStore } from './fill-store.ts';
import { makeKey } from './flows/operator/keys.ts';
import { settingsFrom } from './settings.ts';
import { openStore } from './store.ts';

const complain = (line: string): void => {
  process.stderr.write(`operator-key: ${line}\n`);
};
const usage = `operator-key "<whose>" --role ${operatorRoles.join('|')}`;

/** Makes a key in the database itself: the first one, which no call could make. */
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { role: { type: 'string' } } });
  const name = positionals.join(' ').trim();
  const role = operatorRoles.find((one) => one === values.role);
  if (name === '' || name.length > 100 || role === undefined) throw new OperatorProblem(usage);
  const { services, connection } = await openStore(settingsFrom(process.env), complain);
  try {
    const { world, worldCsv } = services.settings;
    // An empty store most likely means a wrong API_DATA, unless the settings ask for it to be filled.
    if (!world && worldCsv === null && !(await isSeeded(services.db)))
      throw new OperatorProblem('This store is empty. Check API_DATA or DATABASE_URL.');
    await connection.exclusively((db) => fillStore({ ...services, db }, (line) => process.stdout.write(`${line}\n`)));
    const { row, key } = await makeKey(services, { keyId: null }, name, role);
    process.stdout.write(`Key ${row.id}, which is shown this once:\n${key}\n`);
  } finally {
    await connection.close();
  }
} catch (error) {
  complain(lineOf(error));
  process.exitCode = 1;
}
