import { randomUUID } from 'node:crypto';
import type { CallBody } from '@shop/contract';
import { insertReservation } from './queries.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import { shopDay } from '../../domain/membership/shop-day.ts';
import type { Message } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { emailOf } from '../../flows/address/checked-address.ts';
import { lineOf, nameOrRefuse } from '../../flows/newsletter/typed.ts';

const notToCome: Message = {
  en: 'Please choose a day from tomorrow on, such as 2026-12-01.',
  fr: 'Veuillez choisir un jour à partir de demain, par exemple 2026-12-01.',
};

/** A day of the shop's calendar after today, `2026-12-01`. */
const isComingDay = (day: string, now: Date): boolean => {
  const start = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00Z` : Number.NaN);
  const isReal = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
  return isReal && day > shopDay(now);
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
  if (!isComingDay(day, now())) throw new ShopError(400, notToCome, { field: 'date' });
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
