import { text } from '../../catalogue/words.ts';
import type { Block, Text } from '@shop/contract/contents';

const say = (en: string, fr: string, who: string): readonly [Text, string] => [text(en, fr), who];

const voices = [
  say(
    'The driver called ahead, carried the bed up and took the cartons with him. I had planned a whole day for it.',
    'Le livreur a appelé avant, a monté le lit et a repris les boîtes. J’avais prévu la journée.',
    'Naomi B., Halifax',
  ),
  say(
    'One leg had a scratch. I sent a photo, and a new leg came two days later, without a question.',
    'Une patte était égratignée. J’ai envoyé une photo; la nouvelle est arrivée deux jours plus tard, sans question.',
    'Étienne R., Trois-Rivières',
  ),
  say(
    'The colour on the screen was the colour in my living room. That had never happened to me before.',
    'La couleur à l’écran était la couleur dans mon salon. Ça ne m’était jamais arrivé.',
    'Priya S., Surrey',
  ),
  say(
    'I returned a desk that was too wide for the alcove. The money was back before the weekend.',
    'J’ai retourné un bureau trop large pour l’alcôve. Le remboursement est arrivé avant la fin de semaine.',
    'Delphine G., Gatineau',
  ),
];

const quotes = (language: 'en' | 'fr') =>
  voices
    .map(([words, who]) => `<blockquote><p>${words[language]}</p><p><strong>${who}</strong></p></blockquote>`)
    .join('');

const paragraph = (en: string, fr: string) => text(`<p>${en}</p>`, `<p>${fr}</p>`);

/** Texts of the application's pages, by code (API-092). */
export const blocks: readonly Block[] = [
  {
    code: 'customer-say',
    title: text('What our customers say', 'Ce que disent nos clients'),
    content: text(quotes('en'), quotes('fr')),
  },
  {
    code: 'home-shipment',
    title: text('Delivered home', 'Livré chez vous'),
    content: paragraph(
      'Orders over C$99 travel free to every province. Most leave our warehouses in Laval, Mississauga and Surrey within two working days; the <a href="/shipping-guide">shipping guide</a> has the rest.',
      'Les commandes de plus de C$99 voyagent gratuitement vers toutes les provinces. La plupart quittent nos entrepôts de Laval, de Mississauga et de Surrey en deux jours ouvrables; le <a href="/shipping-guide">guide de livraison</a> dit le reste.',
    ),
  },
  {
    code: 'christmas-trees',
    title: text('Christmas at home', 'Noël à la maison'),
    content: paragraph(
      'Green for the corner with the tree, light for the four o’clock dusk, and a table that is long enough.',
      'Du vert pour le coin du sapin, de la lumière pour la brunante de seize heures et une table assez longue.',
    ),
  },
  {
    code: 'blackfriday',
    title: text('Black Friday', 'Vendredi fou'),
    content: paragraph(
      'The lowest prices of the year, each with the hour at which it ends. What is crossed out is what we really asked for.',
      'Les prix les plus bas de l’année, chacun avec l’heure où il se termine. Le prix barré est celui que nous demandions vraiment.',
    ),
  },
];
