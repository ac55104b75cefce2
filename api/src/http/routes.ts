import type { FastifyInstance } from 'fastify';
import { registerCatalogue } from './catalogue/routes.ts';
import { registerOpinions } from './catalogue/opinions.ts';
import { registerSearch } from './search/routes.ts';
import { registerSite } from './site/routes.ts';

/** Every call of the contract, area by area. */
export const registerCalls = (app: FastifyInstance): void => {
  registerCatalogue(app);
  registerOpinions(app);
  registerSearch(app);
  registerSite(app);
};
