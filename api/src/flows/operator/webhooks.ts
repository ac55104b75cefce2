import { randomBytes } from 'node:crypto';
import type { WebhookType } from '@shop/contract/operator';
import { logChange } from '../../database/operator/log.ts';
import {
  changeWebhook,
  findWebhook,
  giveUpDeliveries,
  insertWebhook,
  sendAgain,
  type DeliveryRow,
  type WebhookRow,
} from '../../database/operator/webhooks.ts';
import { transact } from '../../database/transact.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import type { Services } from '../../services.ts';

type Shop = Pick<Services, 'db' | 'now' | 'settings'>;

/** ms for which messages are signed with the former secret too. */
const overlap = 24 * 60 * 60 * 1_000;

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** @throws OperatorProblem for an address that nothing may be sent to */
const checkedUrl = (text: string, isSandbox: boolean): string => {
  const url = URL.parse(text);
  const isFit = url && (url.protocol === 'https:' || (isSandbox && url.protocol === 'http:'));
  if (!isFit || url.username !== '' || url.password !== '')
    throw new OperatorProblem('A webhook needs an https:// address without a name or password in it.', 400);
  return url.href;
};

/** Has another system be told of orders; `secret` is told here and not again. @throws OperatorProblem */
export const addWebhook = (
  { db: outer, now, settings }: Shop,
  by: Operator,
  url: string,
  types: readonly WebhookType[],
): Promise<{ row: WebhookRow; secret: string }> =>
  transact(outer, async (db) => {
    const secret = newSecret();
    const values = { url: checkedUrl(url, settings.sandbox), types: [...new Set(types)], secret, createdAt: now() };
    const row = await insertWebhook(db, values);
    const after = { types: row.types.join(' ') };
    await logChange(db, by, { action: 'webhook.add', subject: row.id, before: null, after }, now());
    return { row, secret };
  });

/** @throws OperatorProblem 404 or 409 for an address that is not told */
const subscribedHook = async (db: Shop['db'], row: WebhookRow | null, id: number): Promise<WebhookRow> => {
  if (row) return row;
  if (await findWebhook(db, id)) throw new OperatorProblem(`Webhook ${id} has ended already.`);
  throw noSuch('webhook', id);
};

/** Gives an address another secret; for a day its messages are signed with both. @throws OperatorProblem */
export const rotateSecret = (
  { db: outer, now }: Shop,
  by: Operator,
  id: number,
): Promise<{ row: WebhookRow; secret: string }> =>
  transact(outer, async (db) => {
    const secret = newSecret();
    const former = await subscribedHook(db, await findWebhook(db, id), id);
    const formerUntil = new Date(now().getTime() + overlap);
    const row = await subscribedHook(
      db,
      await changeWebhook(db, id, { secret, formerSecret: former.secret, formerUntil }),
      id,
    );
    const after = { both_until: formerUntil.toISOString() };
    await logChange(db, by, { action: 'webhook.rotate', subject: id, before: null, after }, now());
    return { row, secret };
  });

/** Tells an address nothing more, of what waits neither. @throws OperatorProblem */
export const endWebhook = ({ db: outer, now }: Shop, by: Operator, id: number): Promise<WebhookRow> =>
  transact(outer, async (db) => {
    const row = await subscribedHook(db, await changeWebhook(db, id, { endedAt: now() }), id);
    await giveUpDeliveries(db, id, 'the webhook has ended');
    const [before, after] = [{ ended: false }, { ended: true }];
    await logChange(db, by, { action: 'webhook.end', subject: id, before, after }, now());
    return row;
  });

/** Sends a message again that was given up, or arrived: the same one, under the same id. @throws OperatorProblem 404 */
export const resendWebhook = ({ db: outer, now }: Shop, by: Operator, id: number): Promise<DeliveryRow> =>
  transact(outer, async (db) => {
    const row = await sendAgain(db, id, now());
    if (!row) throw new OperatorProblem(`No message ${id} is done with, at an address that is still told.`, 404);
    const after = { message: row.messageId, webhook: row.webhookId };
    await logChange(db, by, { action: 'webhook.resend', subject: row.orderNumber, before: null, after }, now());
    return row;
  });
