import { paths } from '@shop/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { topCards } from '../../database/catalogue/cards.ts';
import { cardOf } from '../catalogue/card.ts';
import { languageOf } from '../language.ts';
import { validatorOf } from '../validation.ts';

/** The queue of a page: each command is its name and its arguments. */
const Commands = Type.Object({ commands: Type.Array(Type.Array(Type.Unknown(), { maxItems: 4 }), { maxItems: 50 }) });
const most = 8;

/**
 * The sandbox's recommender, in the place of the vendor's server: it takes the commands of a page and answers with what
 * sells best in the shop's own catalogue, in the vendor's shape. What was viewed is left out; nothing is kept.
 */
export const registerRecommender = (app: FastifyInstance): void => {
  const check = validatorOf(Commands, 'json');
  const { services } = app;
  const recommended = async (request: FastifyRequest) => {
    const { commands } = check(request.body) as Static<typeof Commands>; // the check makes it so
    const viewed = new Set(commands.filter(([name]) => name === 'view').map(([, id]) => Number(id)));
    const rows = await topCards(services.db, 'popularity', most + viewed.size);
    const products = rows
      .map((row) => cardOf(row, languageOf(request), services))
      .filter(({ entity_id }) => !viewed.has(entity_id))
      .slice(0, most)
      .map((card) => ({
        id: String(card.entity_id),
        title: card.name,
        link: paths.productItem(card),
        image: card.thumbnail ?? '',
        price: card.price.final_price / 100,
      }));
    return { products };
  };
  app.post('/dev/recommendations', { schema: { hide: true } }, (request) => recommended(request));
};
