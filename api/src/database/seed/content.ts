import type { StoreContents } from '@shop/contract/contents';
import { paths } from '@shop/contract';
import { siteDocumentsOf } from '../content/site-document.ts';
import { reachUs } from '../../domain/contact/customer-service.ts';
import { plusTerms } from '../../domain/membership/plus.ts';
import { deliveryPromise } from '../../domain/shipping/delivery-promise.ts';
import { warrantyTerms } from '../../domain/warranty/warranty.ts';
import type { BothLanguages } from '../../domain/text/both-languages.ts';

interface Note {
  id: number;
  title: BothLanguages;
  content: BothLanguages;
  url: string | null;
}

const note = (
  id: number,
  url: string | null,
  title: [en: string, fr: string],
  text: [en: string, fr: string],
): Note => ({
  id,
  url,
  title: { en: title[0], fr: title[1] },
  content: { en: `<p>${text[0]}</p>`, fr: `<p>${text[1]}</p>` },
});

/** The shop's notifications to everyone; the highest id is the newest. */
const notes: readonly Note[] = [
  note(1, null, ['Welcome to Boréal', 'Bienvenue chez Boréal'], [`${deliveryPromise.en}.`, `${deliveryPromise.fr}.`]),
  note(
    2,
    paths.plus(),
    ['Plus+ prices all year', 'Des prix Plus+ toute l’année'],
    [
      `${plusTerms.percentOff}% less and more on everything with a Plus+ price. <b>${warrantyTerms.plus.en}</b>.`,
      `Au moins ${plusTerms.percentOff}\u00A0% de moins sur tout ce qui a un prix Plus+. <b>${warrantyTerms.plus.fr}</b>.`,
    ],
  ),
  note(
    3,
    '/outdoor.html',
    ['Furniture for outside', 'Des meubles pour dehors'],
    [
      'Fire pits, loungers and tables for deck and yard.',
      'Foyers, chaises longues et tables pour la terrasse et la cour.',
    ],
  ),
  note(4, paths.contact(), ['Talk to us, or write', 'Parlez-nous, ou écrivez-nous'], [reachUs.en, reachUs.fr]),
  note(
    5,
    '/furniture/sofas-loveseats.html',
    ['New sofas have arrived', 'De nouveaux canapés sont arrivés'],
    [
      'Deep seats in six colours, delivered to your door.',
      'Des assises profondes en six couleurs, livrées à votre porte.',
    ],
  ),
  note(
    6,
    null,
    ['Protect what you buy', 'Protégez vos achats'],
    [
      'Protection plans of up to five years can be added in the cart.',
      'Des plans de protection allant jusqu’à cinq ans s’ajoutent dans le panier.',
    ],
  ),
];

export const contentRows = (world: StoreContents) => ({
  pages: world.contentPages.map(({ id, urlPath, title, body, updatedAt }) => ({
    id,
    urlPath,
    title,
    body,
    updatedAt: new Date(updatedAt),
  })),
  redirects: world.redirects.map(({ from, to }) => ({ fromPath: from, toPath: to })),
  documents: Object.entries(siteDocumentsOf(world)).map(([key, value]) => ({ key, value })),
  notes,
});
