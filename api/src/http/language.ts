import type { FastifyRequest } from 'fastify';
import type { Language } from '@shop/contract';

/** Language of an answer: query `lang`, else the header Accept-Language, else English. */
export const languageOf = (request: FastifyRequest): Language => {
  const query = request.query;
  const asked = query !== null && typeof query === 'object' && 'lang' in query ? query.lang : undefined;
  const wanted = typeof asked === 'string' ? asked : request.headers['accept-language'];
  return wanted?.trim().toLowerCase().startsWith('fr') ? 'fr' : 'en';
};
