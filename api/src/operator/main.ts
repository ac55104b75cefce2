import { lineOf } from '../error-line.ts';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { askWith } from './ask.ts';
import { runOperator } from './commands.ts';
import { operatorSettingsFrom } from './settings.ts';

try {
  const { api, key } = operatorSettingsFrom(process.env);
  const ask = askWith(key, async ({ url, body, ...request }) => {
    try {
      const reply = await fetch(new URL(url, api), { ...request, ...(body !== undefined && { body }) });
      return { status: reply.status, text: await reply.text() };
    } catch {
      throw new OperatorProblem(`The API at ${api} gives no answer: check OPERATOR_API.`);
    }
  });
  process.stdout.write(`${await runOperator(ask, process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`operator: ${lineOf(error)}\n`);
  process.exitCode = 1;
}
