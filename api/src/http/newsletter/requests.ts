import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { schema } from '../../database/connection.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { emailOf } from '../../flows/account/email.ts';
import { requestMessages } from '../../flows/newsletter/texts.ts';

const nameOrRefuse = (text: string): string => {
  const name = text.trim();
  if (name === '') throw new ShopError(400, requestMessages.nameNeeded, { field: 'name' });
  return name;
};

/** A day of the calendar after today, `2026-12-01`. */
const isComingDay = (day: string, now: Date): boolean => {
  const start = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00Z` : Number.NaN);
  const isReal = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
  return isReal && day > now.toISOString().slice(0, 10);
};

const lineOf = (text: string | undefined): string | null => text?.trim() || null;

/** Forms that people fill in without an account: the massage-chair magazine, and a visit to a showroom. */
export const registerRequests = (app: FastifyInstance): void => {
  registerCall(app, 'massageChairNewsletter', 'public', async ({ services, body }) => {
    const now = services.now();
    const name = nameOrRefuse(body.name);
    const added = await services.db
      .insert(schema.magazineReader)
      .values({
        name,
        email: emailOf(body.email),
        shippingAddress: lineOf(body.shippingAddress),
        telephone: lineOf(body.telPhone),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ email: schema.magazineReader.email });
    if (added.length === 0) throw new ShopError(409, requestMessages.magazineTwice, { field: 'email' });
    return null;
  });

  registerCall(app, 'offlineReservation', 'anyone', async ({ services, who, body }) => {
    const now = services.now();
    const name = nameOrRefuse(body.name);
    const email = emailOf(body.email);
    const day = body.date.trim();
    if (!isComingDay(day, now)) throw new ShopError(400, requestMessages.day, { field: 'date' });
    const id = randomUUID();
    await services.db.insert(schema.offlineReservation).values({
      id,
      customerId: who?.kind === 'customer' ? who.customerId : null,
      name,
      email,
      telephone: lineOf(body.telephone),
      company: lineOf(body.company),
      store: body.store.trim(),
      day,
      message: lineOf(body.message),
      createdAt: now,
    });
    return { reservation_id: id };
  });
};
