import type { CallBody } from '@shop/contract';
import { addMagazineReader } from './queries.ts';
import type { Message } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { emailOf, phoneOrRefuse } from '../../flows/address/checked-address.ts';
import { lineOf, nameOrRefuse } from '../../flows/newsletter/typed.ts';

const hasItAlready: Message = {
  en: 'This email address gets the magazine already.',
  fr: 'Cette adresse courriel reçoit déjà le magazine.',
};

/** Puts somebody on the list of the massage-chair magazine, once. @throws ShopError 400, 409 at the field `email` */
export const requestMagazine = async (
  { db, now }: Services,
  body: CallBody<'massageChairNewsletter'>,
): Promise<void> => {
  const telephone = lineOf(body.telPhone);
  const isNew = await addMagazineReader(db, {
    name: nameOrRefuse(body.name),
    email: emailOf(body.email),
    shippingAddress: lineOf(body.shippingAddress),
    telephone: telephone === null ? null : phoneOrRefuse(telephone, 'telPhone'),
    userId: lineOf(body.tUserId),
    createdAt: now(),
  });
  if (!isNew) throw new ShopError(409, hasItAlready, { field: 'email' });
};
