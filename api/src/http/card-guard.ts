import { holdsCard } from '@shop/format';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../domain/shop-error.ts';
import { httpMessages } from './messages.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route stands for a payment provider's own server: only there may a card arrive. */
    takesCards?: boolean;
  }
}

/** @throws ShopError 400 when somebody sends a payment card to the shop: it keeps none, and none may come into a log */
export const refuseCards = (body: unknown): void => {
  if (holdsCard(body)) throw new ShopError(400, httpMessages.cardSent);
};

/** Refuses every body that holds a card number. Form-data has not been read here yet: whoever reads it asks again. */
export const registerCardGuard = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request) => {
    if (!request.routeOptions.config.takesCards) refuseCards(request.body);
  });
};
