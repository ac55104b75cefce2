import { alertBounds, type CallBody, type CallResult, type Language } from '@shop/contract';
import { findSellable } from '../../database/cart/cart-lines.ts';
import { transact } from '../../database/transact.ts';
import { hasShown, isPartner, type CustomerIdentity, type Shopper } from '../../domain/account/identity.ts';
import { isGone } from '../../domain/cart/line.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { JobKind } from '../../job-kind.ts';
import { emailOf } from '../../flows/address/checked-address.ts';
import { cartMessages } from '../../flows/cart/messages.ts';
import type { Services } from '../../services.ts';
import { letterOf } from './about.ts';
import { askLetter } from './letter.ts';
import {
  alertByToken,
  confirm,
  countOpen,
  endAlerts,
  insertAlert,
  isAnyDue,
  lockAddress,
  standingAlert,
  tokensOf,
  updateAlert,
} from './queries.ts';
import { alertTimes, onPage } from './rules.ts';
import { sendDue } from './send.ts';
import { alertMessages } from './texts.ts';

const waiting = alertBounds.days * 24 * 60 * 60 * 1000;
const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** The customer's address where it is confirmed; null before. */
const confirmedEmail = ({ email, verified }: CustomerIdentity): string | null => (verified ? email : null);

/** Product, variant and price that somebody's page shows. @throws ShopError 400, 404, 409 for what cannot be waited for */
const asked = async (
  { db, now }: Services,
  who: Shopper | null,
  { product_id: productId, child_id, purpose, amount }: CallBody<'addProductAlert'>,
) => {
  const variantId = child_id === undefined || child_id === productId ? null : child_id;
  const sellable = await findSellable(db, productId, variantId);
  if (!sellable || (variantId !== null && !sellable.variant)) throw new ShopError(404, messages.notFound);
  if (sellable.product.status !== 1) throw new ShopError(409, cartMessages.gone);
  if (isGone(sellable)) throw new ShopError(400, cartMessages.chooseOption);
  const page = onPage(sellable, who !== null && isPartner(who), now());
  if (purpose === 'stock' && page.isInStock) throw new ShopError(409, alertMessages.inStock);
  if (purpose === 'price' && amount !== undefined && (amount < 1 || amount >= page.price))
    throw new ShopError(400, alertMessages.notBelow, { field: 'amount' });
  return { sellable, productId, variantId, price: page.price, amount: purpose === 'price' ? (amount ?? null) : null };
};

/**
 * Asks to hear of a product once. An address that the caller has not shown to be theirs is asked by letter first, and
 * what it has already stays as it is.
 * @throws ShopError 400 at `email` or `amount`, 404, 409
 */
export const addAlert = async (
  services: Services,
  who: Shopper | null,
  language: Language,
  body: CallBody<'addProductAlert'>,
): Promise<CallResult<'addProductAlert'>> => {
  const email = emailOf(body.email ?? (who?.kind === 'customer' ? who.email : ''));
  const isTheirs = hasShown(who, email);
  const { sellable, productId, variantId, price, amount } = await asked(services, who, body);
  const { mailer, settings } = services;
  const state = isTheirs ? 'active' : 'to_confirm';
  await transact(services.db, async (db) => {
    await lockAddress(db, email);
    const now = services.now();
    const about = { email, purpose: body.purpose, productId, variantId };
    const found = await standingAlert(db, about);
    const isOver = found !== null && found.expiresAt <= now;
    if (isOver) await updateAlert(db, found.id, { endedAt: now, expiresAt: after(now, alertTimes.afterwards) });
    const standing = isOver ? null : found;
    if (standing?.confirmedAt && !isTheirs) return;
    const wanted = {
      customerId: who?.kind === 'customer' && isTheirs ? who.customerId : null,
      guestId: who?.kind === 'guest' ? who.guestId : null,
      language,
      price,
      amount,
      createdAt: now,
      confirmedAt: isTheirs ? now : null,
      expiresAt: after(now, isTheirs ? waiting : alertTimes.question),
    };
    if (!standing && (await countOpen(db, email, now)) >= alertBounds.most) {
      if (isTheirs) throw new ShopError(409, alertMessages.tooMany);
      return;
    }
    if (standing) await updateAlert(db, standing.id, wanted);
    const alert = standing ? { ...standing, ...wanted } : await insertAlert(db, { ...about, ...wanted });
    if (!isTheirs) await mailer.sendWithin(db, askLetter(letterOf({ alert, ...sellable }), settings));
  });
  return { state };
};

/** Cancels one of the customer's alerts. A letter of it that has not left is taken back. @throws ShopError 404 */
export const cancelAlert = ({ db, mailer, now }: Services, who: CustomerIdentity, alertId: number): Promise<void> =>
  transact(db, async (transaction) => {
    const whose = { alertId, customerId: who.customerId, email: confirmedEmail(who) };
    const tokens = await endAlerts(transaction, whose, now(), after(now(), alertTimes.afterwards));
    if (tokens.length === 0) throw new ShopError(404, alertMessages.unknownAlert);
    for (const token of tokens) await mailer.withdraw(transaction, token);
  });

/** Whoever has the letter confirms its alert. @throws ShopError 404, 409 for one that is over */
export const confirmAlert = async ({ db, now }: Services, token: string): Promise<void> => {
  if (!(await alertByToken(db, token))) throw new ShopError(404, alertMessages.unknownLink);
  if (!(await confirm(db, token, now(), after(now(), waiting)))) throw new ShopError(409, alertMessages.over);
};

/** Whoever has a letter ends all alerts of its address, and takes back what has not left. @throws ShopError 404 */
export const stopAlerts = ({ db, mailer, now }: Services, token: string): Promise<void> =>
  transact(db, async (transaction) => {
    const found = await alertByToken(transaction, token);
    if (!found) throw new ShopError(404, alertMessages.unknownLink);
    const { email } = found.alert;
    await endAlerts(transaction, { email }, now(), after(now(), alertTimes.afterwards));
    for (const one of await tokensOf(transaction, email)) await mailer.withdraw(transaction, one);
  });

/** Writes to whoever waits for what has come. */
export const alertsJob = (services: Services): JobKind => ({
  name: 'product-alerts',
  problem: 'Alerts of products could not be sent',
  pause: 5_000,
  isDue: () => isAnyDue(services.db, services.now()),
  work: (_report, isStopped) => sendDue(services, isStopped),
});
