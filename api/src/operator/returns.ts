import { OperatorProblem } from '../domain/operator-problem.ts';
import { allOf } from './ask.ts';
import type { Commands } from './command.ts';
import { dayOf, dollars, goodsOf, lineOf, listed } from './table.ts';

const numberOf = (text: string): string => {
  const number = text.toUpperCase();
  if (/^R\d{9}$/.test(number)) return number;
  throw new OperatorProblem(`"${text}" is no number of a return, which is R and nine digits.`);
};

export const returnCommands: Commands = {
  'returns list': async (ask, _, { all }) => {
    const rows = await allOf((part) => ask('returns', { query: { ...part, all } }));
    const lines = rows.map(({ return_id, created_at, order_id, status, reason, items, message }) =>
      lineOf([return_id, dayOf(created_at), order_id, status, reason, goodsOf(items), message ?? '']),
    );
    return listed(lines, 'No return waits for a decision.');
  },
  'returns receive': async (ask, subject) => {
    const { return_id } = await ask('receiveReturn', { body: { return_id: numberOf(subject) } });
    return `Return ${return_id} has arrived.`;
  },
  'returns accept': async (ask, subject) => {
    const { return_id, amount, points, under_way } = await ask('acceptReturn', {
      body: { return_id: numberOf(subject) },
    });
    const back = points > 0 ? `${dollars(amount)} and ${points} points` : dollars(amount);
    const waiting = under_way
      ? ' The payment provider has not confirmed a refund of this order yet: the shop goes on asking by itself.'
      : '';
    return `Return ${return_id} is accepted: ${back} paid back; the customer is told by e-mail.${waiting}`;
  },
  'returns reject': async (ask, subject, { reason }) => {
    const number = numberOf(subject);
    if (reason === null) throw new OperatorProblem('A rejection needs --reason "<what the customer is told>".');
    const { return_id } = await ask('rejectReturn', { body: { return_id: number, reason } });
    return `Return ${return_id} is rejected; the customer is told by e-mail.`;
  },
};
