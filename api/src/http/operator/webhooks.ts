import {
  allWebhooks,
  countDeliveries,
  deliveriesIn,
  stateOfDelivery,
  type DeliveryRow,
  type WebhookRow,
} from '../../database/operator/webhooks.ts';
import { addWebhook, endWebhook, resendWebhook, rotateSecret } from '../../flows/operator/webhooks.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

const webhookOf = ({ id, url, types, formerUntil, createdAt, endedAt }: WebhookRow) => ({
  id,
  url,
  types,
  created_at: createdAt.toISOString(),
  former_secret_until: formerUntil?.toISOString() ?? null,
  ended_at: endedAt?.toISOString() ?? null,
});

const deliveryOf = (row: DeliveryRow) => ({
  id: row.id,
  webhook_id: row.webhookId,
  message_id: row.messageId,
  type: row.type,
  order_id: row.orderNumber,
  created_at: row.createdAt.toISOString(),
  state: stateOfDelivery(row),
  attempts: row.attempts,
  last_status: row.lastStatus,
  last_error: row.lastError,
  sent_at: row.sentAt?.toISOString() ?? null,
});

export const webhooksCalls: OperatorHandlers<
  'webhooks' | 'addWebhook' | 'rotateWebhook' | 'endWebhook' | 'webhookDeliveries' | 'resendWebhook'
> = {
  webhooks: async ({ services: { db } }) => {
    const [rows, counts] = [await allWebhooks(db), await countDeliveries(db)];
    return { list: rows.map((row) => ({ ...webhookOf(row), ...(counts.get(row.id) ?? { waiting: 0, dead: 0 }) })) };
  },
  addWebhook: async ({ services, by, body: { url, types } }) => {
    const { row, secret } = await addWebhook(services, by, url.trim(), types);
    return { ...webhookOf(row), secret };
  },
  rotateWebhook: async ({ services, by, body: { id } }) => {
    const { row, secret } = await rotateSecret(services, by, id);
    return { ...webhookOf(row), secret };
  },
  endWebhook: async ({ services, by, body: { id } }) => webhookOf(await endWebhook(services, by, id)),
  webhookDeliveries: async ({ services: { db }, query }) => {
    const wanted = { state: query.state, orderNumber: query.order_id?.trim().toUpperCase() };
    return partAnswered(query, await deliveriesIn(db, partAsked(query), wanted), ({ id }) => id, deliveryOf);
  },
  resendWebhook: async ({ services, by, body: { id } }) => deliveryOf(await resendWebhook(services, by, id)),
};
