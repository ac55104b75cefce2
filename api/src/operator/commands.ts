import { parseArgs } from 'node:util';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { decisionCommands } from './decisions.ts';
import type { Ask } from './ask.ts';
import { wordOptions, type Commands, type Given, type WordOption } from './command.ts';
import { orderCommands } from './orders.ts';
import { contentCommands } from './content.ts';
import { couponCommands } from './coupons.ts';
import { flagCommands } from './flags.ts';
import { jobCommands } from './jobs.ts';
import { keyCommands } from './keys.ts';
import { answerCommands } from './answers.ts';
import { priceCommands } from './prices.ts';
import { productCommands } from './products.ts';
import { pushCommands } from './push.ts';
import { webhookCommands } from './webhooks.ts';

const usage = `Sends what customers bought, decides and answers what they asked for, sends push messages, and switches flags.

  operator orders list
  operator orders find [--number <order>] [--email <address>] [--state <state>] [--from <day>] [--to <day>]
  operator orders show <order>
  operator orders pack <order>
  operator orders ship <order> --carrier "<name>" --tracking <number>
      [--items <product number>:<units>,…] [--expected <day>] [--place "<city>"]
  operator orders refund <order> --items <product number>:<units>,… --reference <number of your own>
  operator orders recall <order>
  operator books list
  operator books correct <order>
  operator parcels list [--all]
  operator parcels note <id> --event <what the carrier says> [--place "<city>"]
  operator parcels deliver <id> [--place "<city>"]
  operator returns list [--all]
  operator returns receive <number>
  operator returns accept <number>
  operator returns reject <number> --reason "<what the customer is told>"
  operator reviews list
  operator reviews accept <order>
  operator reviews reject <order>
  operator questions list [--all]
  operator questions answer <id> --text "<what stands on the product's page>"
  operator messages list [--all]
  operator messages pictures <id> --into <folder>
  operator messages answer <id> --text "<what the writer is told>"
  operator product-reviews list [--all]
  operator product-reviews show <id>
  operator product-reviews hide <id>
  operator product-reviews reply <id> --text "<what stands under the review>"
  operator applications list [--all]
  operator applications accept <id>
  operator applications reject <id> [--reason "<what the applicant is told>"]
  operator prices export --into <file>
  operator prices preview <file>
  operator prices apply <file> [--skip-wrong]
  operator prices set <product number> [--price <dollars>] [--final-price <dollars>] [--from <day or instant>]
  operator prices planned
  operator prices drop <id>
  operator products export --into <file>
  operator products preview <file>
  operator products apply <file> [--skip-wrong]
  operator products picture <product number> --file <picture> [--first]
  operator coupons list [--all]
  operator coupons make <code> --percent <number>|--amount <dollars> --text "<text>" --text-fr "<texte>"
      [--title "<title>" --title-fr "<titre>"] [--minimum <dollars>] [--categories <path>,…]
      [--from <day or instant>] [--until <day or instant>] [--times <uses>]
      [--only everyone|plus|plus_first_order] [--offer code|claim|link|subscribe] [--url /path]
  operator coupons change <code> [the same options]
  operator coupons end <code>
  operator content list [--at <place>]
  operator content show <place> --id <id>
  operator content add <place> --title "<title>" --title-fr "<titre>" [--text, --text-fr] [--action, --action-fr]
      [--body <file> --body-fr <file>] [--picture <address>] [--url /path] [--path <path>] [--topic <slug>]
      [--categories <path>,…] [--from <day or instant>] [--until <day or instant>]
  operator content change <place> --id <id> [the same options]
  operator content end <place> --id <id> [--until <day or instant>]
  operator content planned
  operator content drop <id>
  operator webhooks list
  operator webhooks add <https address> --types order.paid,…
  operator webhooks rotate <id>
  operator webhooks end <id>
  operator webhooks deliveries [--number <order>] [--state waiting|sent|dead]
  operator webhooks resend <id of a message>
  operator push send --title "<title>" --title-fr "<titre>" --text "<text>" --text-fr "<texte>" --url /path [--url-fr /chemin]
  operator flags list
  operator flags export --into <file>
  operator flags set <file>
  operator flags on <key>
  operator flags off <key>
  operator jobs list
  operator jobs retry <id>
  operator keys list
  operator keys make "<whose>" --role admin|support|warehouse|catalogue
  operator keys revoke <id>
  operator log list [--number <order, return, parcel, …>]`;

const commands: Commands = {
  ...orderCommands,
  ...decisionCommands,
  ...answerCommands,
  ...pushCommands,
  ...jobCommands,
  ...keyCommands,
  ...priceCommands,
  ...productCommands,
  ...couponCommands,
  ...contentCommands,
  ...webhookCommands,
  ...flagCommands,
};
/** Besides lists, commands that are about nothing single. */
const withoutSubject: ReadonlySet<string> = new Set([
  'push send',
  'orders find',
  'prices export',
  'prices planned',
  'products export',
  'content planned',
  'webhooks deliveries',
  'flags export',
]);

const said = { type: 'string' } as const;
const options = {
  all: { type: 'boolean', default: false },
  first: { type: 'boolean', default: false },
  'skip-wrong': { type: 'boolean', default: false },
  ...(Object.fromEntries(wordOptions.map((name) => [name, said])) as Record<WordOption, typeof said>), // of its names
} as const;

/** @throws OperatorProblem for an option that there is not */
const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new OperatorProblem(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
};

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** Options without which a text counts as not given at all. */
const neverEmpty: ReadonlySet<WordOption> = new Set(['reason', 'into']);

const givenOf = ({ all, first, 'skip-wrong': skipWrong, ...values }: ReturnType<typeof parsed>['values']): Given => {
  const words = wordOptions.map((name) => {
    const text = values[name]?.trim() ?? null;
    return [camel(name), text === '' && neverEmpty.has(name) ? null : text];
  });
  return { all, first, skipWrong, ...Object.fromEntries(words) } as Given; // each option under its own name
};

/** Runs one command line, such as `returns accept R100007919`, and answers what to print. @throws OperatorProblem */
export const runOperator = async (ask: Ask, args: readonly string[]): Promise<string> => {
  const { positionals, values } = parsed(args);
  const [group = '', action = '', subject = '', ...more] = positionals;
  const name = `${group} ${action}`;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || more.length > 0) throw new OperatorProblem(usage);
  const isAlone = action === 'list' || withoutSubject.has(name);
  if (isAlone !== (subject === '')) throw new OperatorProblem(usage);
  return command(ask, subject, givenOf(values));
};
