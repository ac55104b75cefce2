import { holdsCard } from '@shop/format';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../domain/shop-error.ts';
import { httpMessages } from './messages.ts';

/** @throws ShopError 400 for a payment card's number, because the shop keeps none and none may get into a log */
export const refuseCards = (body: unknown): void => {
  if (holdsCard(body)) throw new ShopError(400, httpMessages.cardSent);
};

/** Refuses every body that holds a card number. Form-data is not read yet at this point; its reader checks again. */
export const registerCardGuard = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request) => {
    if (!request.routeOptions.config.policy?.takesCards) refuseCards(request.body);
  });
};
