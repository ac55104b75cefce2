import type { Message } from '../../domain/messages.ts';
import { deliveryPromise, deliveryTerms, northernFee } from '../../domain/shipping/delivery-promise.ts';

interface ServiceText {
  title: Message;
  /** Lines separated by underscores; a middle dot starts a bullet (POP-035). */
  content: Message;
}

export const serviceTexts = {
  delivery: {
    title: deliveryPromise,
    content: {
      en: `${deliveryTerms.en.goods}_· 3 to 8 business days to the provinces_· 8 to 15 business days to Yukon, the Northwest Territories and Nunavut, for ${northernFee}`,
      fr: `${deliveryTerms.fr.goods}_· 3 à 8 jours ouvrables vers les provinces_· 8 à 15 jours ouvrables vers le Yukon, les Territoires du Nord-Ouest et le Nunavut, pour ${northernFee}`,
    },
  },
  oversize: {
    title: { en: 'Delivery of an oversize product', fr: 'Livraison d’un article surdimensionné' },
    content: {
      en: `${deliveryTerms.en.oversize}_· ${deliveryTerms.en.goods}_· 3 to 8 business days to the provinces_· 8 to 15 business days to Yukon, the Northwest Territories and Nunavut, for ${northernFee} and that`,
      fr: `${deliveryTerms.fr.oversize}_· ${deliveryTerms.fr.goods}_· 3 à 8 jours ouvrables vers les provinces_· 8 à 15 jours ouvrables vers le Yukon, les Territoires du Nord-Ouest et le Nunavut, pour ${northernFee} en plus`,
    },
  },
  pickup: {
    title: { en: 'For pickup', fr: 'À cueillir' },
    content: {
      en: 'This product is picked up, not delivered._· It adds nothing to the delivery of your order',
      fr: 'Cet article est à cueillir; il n’est pas livré._· Il n’ajoute rien à la livraison de votre commande',
    },
  },
  warranty: {
    title: { en: '90-day warranty', fr: 'Garantie de 90 jours' },
    content: {
      en: 'Every product comes with a 90-day warranty._· Missing or damaged parts are sent free of charge_· Plus+ members are covered for 365 days',
      fr: 'Chaque produit est garanti 90 jours._· Les pièces manquantes ou endommagées sont envoyées sans frais_· Les membres Plus+ sont couverts 365 jours',
    },
  },
  returns: {
    title: { en: '30-day returns', fr: 'Retours sous 30 jours' },
    content: {
      en: 'Changed your mind? Send it back within 30 days._· Unused and in its carton_· We answer within one business day',
      fr: 'Vous avez changé d’avis? Renvoyez l’article sous 30 jours._· Inutilisé et dans son emballage_· Réponse sous un jour ouvrable',
    },
  },
} as const satisfies Record<string, ServiceText>;

export const shippingMethods: Readonly<Record<'delivery' | 'oversize' | 'pickup', Message>> = {
  delivery: { en: 'Delivered to your door', fr: 'Livré à votre porte' },
  oversize: { en: 'Delivered to your door, oversize', fr: 'Livré à votre porte, surdimensionné' },
  pickup: { en: 'Picked up by you', fr: 'Cueilli par vous' },
};
export const plusTip = (saving: string): Message => ({
  en: `Plus+ members save <strong>${saving}</strong>`,
  fr: `Les membres Plus+ économisent <strong>${saving}</strong>`,
});
