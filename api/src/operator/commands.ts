import { parseArgs } from 'node:util';
import type { Services } from '../services.ts';
import { answerApplication, listApplications } from '../flows/membership/answer-application.ts';
import { plainText } from '../domain/text/plain-text.ts';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { answerReview, listReviews } from '../flows/orders/answer-review.ts';
import { acceptReturn, listReturns, receiveReturn, rejectReturn } from '../flows/orders/answer-return.ts';

export const usage = `Decides what customers asked for.

  operator returns list [--all]
  operator returns receive <number>
  operator returns accept <number>
  operator returns reject <number> --reason "<what the customer is told>"
  operator reviews list
  operator reviews accept <order>
  operator reviews reject <order>
  operator applications list [--all]
  operator applications accept <id>
  operator applications reject <id> [--reason "<what the applicant is told>"]`;

interface Given {
  all: boolean;
  reason: string | null;
}
/** A command with its subject, '' where it has none. */
type Command = (services: Services, subject: string, given: Given) => Promise<string>;

const dollars = (cents: number): string => `C$${(cents / 100).toFixed(2)}`;
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
/** Fields in one line of a table; nothing that a customer typed makes another line or column. */
const lineOf = (fields: readonly (string | number)[]): string =>
  fields
    .map((field) => plainText(String(field)))
    .join('\t')
    .trimEnd();
const listed = (lines: readonly string[], none: string): string => (lines.length === 0 ? none : lines.join('\n'));

const returnLines: Command = async (services, _, { all }) => {
  const rows = await listReturns(services, all);
  const lines = rows.map(({ number, orderNumber, state, reason, message, units, items, createdAt }) => {
    const goods = units.map(({ item_id, qty }) => {
      const name = items.find((item) => item.item_id === item_id)?.name ?? `item ${item_id}`;
      return `${qty} × ${name}`;
    });
    return lineOf([number, dayOf(createdAt), orderNumber, state, reason, goods.join(', '), message ?? '']);
  });
  return listed(lines, 'No return waits for a decision.');
};

const applicationLines: Command = async (services, _, { all }) => {
  const rows = await listApplications(services, all);
  const lines = rows.map(({ id, createdAt, programme, status, name, email, company, message }) =>
    lineOf([id, dayOf(createdAt), programme, status, name, email, company ?? '', message ?? '']),
  );
  return listed(lines, 'No application waits for a decision.');
};

const reviewLines: Command = async (services) => {
  const rows = await listReviews(services);
  const lines = rows.map(({ number, createdAt, grandTotal, email, paymentMethod, shippingAddress }) =>
    lineOf([number, dayOf(createdAt), dollars(grandTotal), paymentMethod, email, shippingAddress.city]),
  );
  return listed(lines, 'No order waits for a decision.');
};

const review =
  (decision: 'cleared' | 'refused'): Command =>
  async (services, subject) => {
    const { number, state } = await answerReview(services, subject.toUpperCase(), decision);
    if (state === 'pending_payment') return `Order ${number} is ${decision}; its payment is still under way.`;
    return `Order ${number} is ${state}; its person is told by e-mail.`;
  };

const returnNumberOf = (text: string): string => {
  const number = text.toUpperCase();
  if (/^R\d{9}$/.test(number)) return number;
  throw new OperatorProblem(`"${text}" is no number of a return, which is R and nine digits.`);
};
const applicationIdOf = (text: string): number => {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new OperatorProblem(`"${text}" is no id of an application: the first column of "applications list".`);
};

const answer =
  (isAccepted: boolean): Command =>
  async (services, subject, { reason }) => {
    const decision = isAccepted
      ? ({ status: 'approved' } as const)
      : ({ status: 'declined', rejectionReason: reason } as const);
    await answerApplication(services, applicationIdOf(subject), decision);
    return `Application ${subject} is ${isAccepted ? 'approved' : 'declined'}; the applicant is told by e-mail.`;
  };

const commands: Readonly<Record<string, Command>> = {
  'returns list': returnLines,
  'returns receive': async (services, subject) => {
    const number = returnNumberOf(subject);
    await receiveReturn(services, number);
    return `Return ${number} has arrived.`;
  },
  'returns accept': async (services, subject) => {
    const number = returnNumberOf(subject);
    const { amount, points, underWay } = await acceptReturn(services, number);
    const back = points > 0 ? `${dollars(amount)} and ${points} points` : dollars(amount);
    const waiting = underWay
      ? ' The payment provider has not confirmed a refund of this order yet: the shop goes on asking by itself.'
      : '';
    return `Return ${number} is accepted: ${back} paid back; the customer is told by e-mail.${waiting}`;
  },
  'returns reject': async (services, subject, { reason }) => {
    const number = returnNumberOf(subject);
    if (reason === null) throw new OperatorProblem('A rejection needs --reason "<what the customer is told>".');
    await rejectReturn(services, number, reason);
    return `Return ${number} is rejected; the customer is told by e-mail.`;
  },
  'reviews list': reviewLines,
  'reviews accept': review('cleared'),
  'reviews reject': review('refused'),
  'applications list': applicationLines,
  'applications accept': answer(true),
  'applications reject': answer(false),
};

/** @throws OperatorProblem for an option that there is not */
const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { all: { type: 'boolean', default: false }, reason: { type: 'string' } },
    });
  } catch (error) {
    throw new OperatorProblem(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
};

/** Runs one command line, such as `returns accept R100007919`, and answers what to print. @throws OperatorProblem */
export const runOperator = async (services: Services, args: readonly string[]): Promise<string> => {
  const { positionals, values } = parsed(args);
  const [group = '', action = '', subject = '', ...more] = positionals;
  const name = `${group} ${action}`;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || more.length > 0) throw new OperatorProblem(usage);
  if (action === 'list' ? subject !== '' : subject === '') throw new OperatorProblem(usage);
  return command(services, subject, { all: values.all, reason: values.reason?.trim() || null });
};
