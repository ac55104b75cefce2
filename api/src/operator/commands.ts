import { parseArgs } from 'node:util';
import { OperatorProblem } from '../domain/operator-problem.ts';
import type { Ask } from './ask.ts';
import type { Command } from './command.ts';
import type { Given } from './input.ts';
import { featureCommands } from './features/index.ts';
import { orderCommands } from './orders.ts';
import { shopCommands } from './shop.ts';

const commands: Readonly<Record<string, Command>> = {
  ...orderCommands,
  ...shopCommands,
  ...featureCommands,
};

const usageOf = ([name, { subject, options }]: [string, Command]): string =>
  [
    `  operator ${name}`,
    ...(subject === null ? [] : [`<${subject.replaceAll('_', ' ')}>`]),
    ...options.map(({ name: option, value, isOptional }) => {
      const said = value === null ? `--${option}` : `--${option} ${value}`;
      return isOptional ? `[${said}]` : said;
    }),
  ].join(' ');
const usage = `Sends what customers bought, decides and answers what they asked for, sends push messages, and switches flags.
With --json each command answers data in place of words: amounts in cents, times as instants.

${Object.entries(commands).map(usageOf).join('\n')}`;

const options: Readonly<Record<string, { readonly type: 'boolean' | 'string' }>> = {
  ...Object.fromEntries(
    Object.values(commands).flatMap((command) =>
      command.options.map(({ name, value }) => [
        name,
        { type: value === null ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  ),
  json: { type: 'boolean' },
};

/** @throws OperatorProblem for an option that there is not */
const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new OperatorProblem(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
};

/** Options without which a text counts as not given at all. */
const neverEmpty: ReadonlySet<string> = new Set(['reason', 'into']);
const givenOf = (values: ReturnType<typeof parsed>['values']): Given =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const said = typeof value === 'string' ? value.trim() : value === true || undefined;
      return said === '' && neverEmpty.has(name) ? [] : [[name, said]];
    }),
  );

/** Runs one command line, such as `returns accept R100007919`, and answers what to print. @throws OperatorProblem */
export const runOperator = async (ask: Ask, args: readonly string[]): Promise<string> => {
  const { positionals, values } = parsed(args);
  // Of the commands that begin so, the one with the most words.
  const name = [3, 2].map((words) => positionals.slice(0, words).join(' ')).find((one) => Object.hasOwn(commands, one));
  const command = name === undefined ? undefined : commands[name];
  const [subject = '', ...more] = positionals.slice(name?.split(' ').length);
  if (!command || more.length > 0 || (command.subject === null) !== (subject === '')) throw new OperatorProblem(usage);
  const { text, data } = await command.run(ask, subject, givenOf(values));
  return values['json'] === true ? JSON.stringify(data, null, 2) : text;
};
