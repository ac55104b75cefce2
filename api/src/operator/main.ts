import { lineOf } from '../error-line.ts';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { askWith } from './ask.ts';
import { runOperator } from './commands.ts';
import { sendTo } from './send.ts';
import { operatorSettingsFrom } from './settings.ts';

try {
  const { api, key } = operatorSettingsFrom(process.env);
  const ask = askWith(key, (request) =>
    sendTo(api, request).catch(() => {
      throw new OperatorProblem(`The API at ${api} gives no answer: check OPERATOR_API.`);
    }),
  );
  process.stdout.write(`${await runOperator(ask, process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`operator: ${lineOf(error)}\n`);
  process.exitCode = 1;
}
