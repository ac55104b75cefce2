import { isSeeded } from '../database/seed/seed.ts';
import { lineOf } from '../error-line.ts';
import { settingsFrom } from '../settings.ts';
import { openStore } from '../shop.ts';
import { runOperator } from './commands.ts';
import { OperatorProblem } from '../domain/operator-problem.ts';

const complain = (line: string): void => {
  process.stderr.write(`operator: ${line}\n`);
};

try {
  const { services, connection } = await openStore(settingsFrom(process.env), complain);
  try {
    // An empty store is refused, because it most likely means a wrong API_DATA.
    if (!(await isSeeded(services.db)))
      throw new OperatorProblem('This store is empty. Check API_DATA or DATABASE_URL.');
    process.stdout.write(`${await runOperator(services, process.argv.slice(2))}\n`);
  } finally {
    await connection.close();
  }
} catch (error) {
  complain(lineOf(error));
  process.exitCode = 1;
}
