import { OperatorProblem } from '../domain/operator-problem.ts';
import { allOf } from './ask.ts';
import type { Commands, Command } from './command.ts';
import { idOf } from './given.ts';
import { dayOf, dollars, goodsOf, lineOf, listed } from './table.ts';

const numberOf = (text: string): string => {
  const number = text.toUpperCase();
  if (/^R\d{9}$/.test(number)) return number;
  throw new OperatorProblem(`"${text}" is no number of a return, which is R and nine digits.`);
};

const answer =
  (decision: 'accept' | 'reject'): Command =>
  async (ask, subject, { reason }) => {
    const id = idOf(subject, 'an application');
    await ask('decideApplication', { body: { id, decision, ...(reason !== null && { reason }) } });
    const done = decision === 'accept' ? 'approved' : 'declined';
    return `Application ${id} is ${done}; the applicant is told by e-mail.`;
  };

const decide =
  (decision: 'accept' | 'reject'): Command =>
  async (ask, subject) => {
    const { order_id, status } = await ask('decideLargeOrder', { body: { order_id: subject, decision } });
    const decided = decision === 'accept' ? 'cleared' : 'refused';
    if (status === 'pending_payment') return `Order ${order_id} is ${decided}; its payment is still under way.`;
    return `Order ${order_id} is ${status}; its person is told by e-mail.`;
  };

export const decisionCommands: Commands = {
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
  'applications list': async (ask, _, { all }) => {
    const rows = await allOf((part) => ask('applications', { query: { ...part, all } }));
    const lines = rows.map(({ id, created_at, programme, status, name, email, company, message }) =>
      lineOf([id, dayOf(created_at), programme, status, name, email, company ?? '', message ?? '']),
    );
    return listed(lines, 'No application waits for a decision.');
  },
  'applications accept': answer('accept'),
  'applications reject': answer('reject'),
  'reviews list': async (ask) => {
    const rows = await allOf((part) => ask('largeOrders', { query: part }));
    const lines = rows.map(({ order_id, created_at, grand_total, customer_email, payment_method, city }) =>
      lineOf([order_id, dayOf(created_at), dollars(grand_total), payment_method, customer_email, city]),
    );
    return listed(lines, 'No order waits for a decision.');
  },
  'reviews accept': decide('accept'),
  'reviews reject': decide('reject'),
};
