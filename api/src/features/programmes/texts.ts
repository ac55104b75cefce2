import type { CallResult, Language } from '@shop/contract';
import { dropshipTerms } from '../../domain/cart/dropship.ts';

const { percentOff } = dropshipTerms;

export const dropshipTexts: Record<Language, Pick<CallResult<'dropshipProgram'>, 'title' | 'content'>> = {
  en: {
    title: 'Dropship program',
    content:
      '<p>You sell, we keep the stock and ship to your customers, in a box without our name.</p>' +
      '<ul><li>Prices of your own, ' +
      `${percentOff}% below the shop’s, on the pages of products and in your cart.</li>` +
      '<li>Orders leave our warehouses in Canada within two business days.</li>' +
      '<li>Returns come back to us, not to you.</li></ul>' +
      '<p>Partners have no loyalty cashback: their prices have it in them.</p>',
  },
  fr: {
    title: 'Programme de livraison directe',
    content:
      '<p>Vous vendez, nous gardons les stocks et livrons à votre clientèle, dans une boîte sans notre nom.</p>' +
      '<ul><li>Des prix pour vous, ' +
      `${percentOff}\u00A0% sous ceux de la boutique, sur les pages de produits et dans votre panier.</li>` +
      '<li>Les commandes quittent nos entrepôts au Canada en deux jours ouvrables.</li>' +
      '<li>Les retours nous reviennent, et non à vous.</li></ul>' +
      '<p>Les partenaires n’ont pas de remise de fidélité : leurs prix en tiennent compte.</p>',
  },
};
