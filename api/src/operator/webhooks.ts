import { webhookTypes } from '@shop/contract/operator';
import { OperatorProblem } from '../domain/operator-problem.ts';
import type { Commands } from './command.ts';
import { idOf, oneOf } from './given.ts';
import { lineOf, listed } from './table.ts';

const what = 'a webhook';
/** Messages that one command lists. */
const shown = 500;

const typesIn = (text: string | null) => {
  if (text === null) throw new OperatorProblem(`This needs --types, of ${webhookTypes.join(',')}.`);
  return text.split(',').map((type) => oneOf('types', webhookTypes, type.trim()));
};

export const webhookCommands: Commands = {
  'webhooks list': async (ask) => {
    const { list } = await ask('webhooks', { query: {} });
    const lines = list.map(({ id, url, types, waiting, dead, ended_at }) =>
      lineOf([id, url, types.join(','), `${waiting} waiting`, `${dead} given up`, ended_at ? `ended ${ended_at}` : '']),
    );
    return listed(lines, 'There is no webhook.');
  },
  'webhooks add': async (ask, subject, { types }) => {
    const { id, secret } = await ask('addWebhook', { body: { url: subject, types: typesIn(types) } });
    return `Webhook ${id}, whose secret is shown this once:\n${secret}`;
  },
  'webhooks rotate': async (ask, subject) => {
    const { id, secret, former_secret_until } = await ask('rotateWebhook', { body: { id: idOf(subject, what) } });
    return `Webhook ${id} has another secret, shown this once; until ${former_secret_until} messages are signed with both:\n${secret}`;
  },
  'webhooks end': async (ask, subject) => {
    const { id } = await ask('endWebhook', { body: { id: idOf(subject, what) } });
    return `Webhook ${id} is told nothing more.`;
  },
  'webhooks deliveries': async (ask, _, { number, state }) => {
    const { list, next } = await ask('webhookDeliveries', {
      query: {
        limit: shown,
        ...(number !== null && { order_id: number }),
        ...(state !== null && { state: oneOf('state', ['waiting', 'sent', 'dead'], state) }),
      },
    });
    const lines = list.map((row) =>
      lineOf([
        row.id,
        row.created_at,
        `webhook ${row.webhook_id}`,
        row.type,
        row.order_id,
        row.message_id,
        row.state,
        row.attempts === 1 ? '1 attempt' : `${row.attempts} attempts`,
        row.last_status ?? '',
        row.last_error ?? '',
      ]),
    );
    return listed(next === null ? lines : [...lines, '… and older ones'], 'There is no message.');
  },
  'webhooks resend': async (ask, subject) => {
    const { id, message_id } = await ask('resendWebhook', { body: { id: idOf(subject, 'a message') } });
    return `Message ${id} (${message_id}) is sent again.`;
  },
};
