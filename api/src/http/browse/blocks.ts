import type { Language } from '@shop/contract';
import type { Services } from '../../services.ts';
import { callsFor } from '../call.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { browseOf } from '../../database/content/site-document.ts';

const blockOf = async (services: Services, code: string, language: Language) => {
  const block = orNotFound((await browseOf(services)).blocks.find((one) => one.code === code));
  return { code, title: block.title[language], content: block.content[language] };
};

/** Texts of the application's own pages (API-092), and the home shipment information (API-181). */
export const blocksCalls = callsFor('public', {
  blockData: ({ services, language, query }) => blockOf(services, query.code, language),

  homeShipment: async ({ services, language }) => {
    const { title, content } = await blockOf(services, 'home-shipment', language);
    return { title, content };
  },
});
