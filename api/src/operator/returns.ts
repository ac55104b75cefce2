import { OperatorProblem } from '../domain/operator-problem.ts';
import { acceptReturn, listReturns, receiveReturn, rejectReturn } from '../flows/orders/answer-return.ts';
import type { Commands } from './command.ts';
import { dayOf, dollars, goodsOf, lineOf, listed } from './table.ts';

const numberOf = (text: string): string => {
  const number = text.toUpperCase();
  if (/^R\d{9}$/.test(number)) return number;
  throw new OperatorProblem(`"${text}" is no number of a return, which is R and nine digits.`);
};

export const returnCommands: Commands = {
  'returns list': async (services, _, { all }) => {
    const rows = await listReturns(services, all);
    const lines = rows.map(({ number, orderNumber, state, reason, message, units, items, createdAt }) =>
      lineOf([number, dayOf(createdAt), orderNumber, state, reason, goodsOf(units, items), message ?? '']),
    );
    return listed(lines, 'No return waits for a decision.');
  },
  'returns receive': async (services, subject) => {
    const number = numberOf(subject);
    await receiveReturn(services, number);
    return `Return ${number} has arrived.`;
  },
  'returns accept': async (services, subject) => {
    const number = numberOf(subject);
    const { amount, points, underWay } = await acceptReturn(services, number);
    const back = points > 0 ? `${dollars(amount)} and ${points} points` : dollars(amount);
    const waiting = underWay
      ? ' The payment provider has not confirmed a refund of this order yet: the shop goes on asking by itself.'
      : '';
    return `Return ${number} is accepted: ${back} paid back; the customer is told by e-mail.${waiting}`;
  },
  'returns reject': async (services, subject, { reason }) => {
    const number = numberOf(subject);
    if (reason === null) throw new OperatorProblem('A rejection needs --reason "<what the customer is told>".');
    await rejectReturn(services, number, reason);
    return `Return ${number} is rejected; the customer is told by e-mail.`;
  },
};
