import { randomUUID } from 'node:crypto';
import type { CallBody } from '@shop/contract';
import { addMagazineReader, insertReservation } from '../../database/newsletter/requests.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { emailOf } from '../account/email.ts';
import { requestMessages } from './texts.ts';

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

/** Puts somebody on the list of the massage-chair magazine, once. @throws ShopError 400, 409 at the field `email` */
export const requestMagazine = async (
  { db, now }: Services,
  body: CallBody<'massageChairNewsletter'>,
): Promise<void> => {
  const isNew = await addMagazineReader(db, {
    name: nameOrRefuse(body.name),
    email: emailOf(body.email),
    shippingAddress: lineOf(body.shippingAddress),
    telephone: lineOf(body.telPhone),
    createdAt: now(),
  });
  if (!isNew) throw new ShopError(409, requestMessages.magazineTwice, { field: 'email' });
};

/** Reserves a visit to a showroom. @returns its id @throws ShopError 400 with the field that is wrong */
export const reserveVisit = async (
  { db, now }: Services,
  who: Shopper | null,
  body: CallBody<'offlineReservation'>,
): Promise<string> => {
  const name = nameOrRefuse(body.name);
  const email = emailOf(body.email);
  const day = body.date.trim();
  if (!isComingDay(day, now())) throw new ShopError(400, requestMessages.day, { field: 'date' });
  const id = randomUUID();
  await insertReservation(db, {
    id,
    customerId: who?.kind === 'customer' ? who.customerId : null,
    name,
    email,
    telephone: lineOf(body.telephone),
    company: lineOf(body.company),
    store: body.store.trim(),
    day,
    message: lineOf(body.message),
    createdAt: now(),
  });
  return id;
};
