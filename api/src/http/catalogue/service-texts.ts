import type { Message } from '../../domain/messages.ts';

interface ServiceText {
  title: Message;
  /** Lines separated by underscores; a middle dot starts a bullet (POP-035). */
  content: Message;
}

export const serviceTexts = {
  delivery: {
    title: { en: 'Free delivery from C$99', fr: 'Livraison gratuite dès C$99' },
    content: {
      en: 'Orders from C$99 are delivered free to most of Canada._· 3 to 8 business days to the provinces_· 8 to 15 business days to Yukon, the Northwest Territories and Nunavut',
      fr: 'Les commandes de C$99 et plus sont livrées gratuitement presque partout au Canada._· 3 à 8 jours ouvrables vers les provinces_· 8 à 15 jours ouvrables vers le Yukon, les Territoires du Nord-Ouest et le Nunavut',
    },
  },
  oversize: {
    title: { en: 'Delivery of an oversize product', fr: 'Livraison d’un article surdimensionné' },
    content: {
      en: 'Something of this size costs {{fee}} more to deliver, once for each order._· Orders from C$99 pay nothing else in most of Canada_· 3 to 8 business days to the provinces_· 8 to 15 business days to Yukon, the Northwest Territories and Nunavut',
      fr: 'Un article de cette taille coûte {{fee}} de plus à livrer, une fois par commande._· Rien d’autre à payer dès C$99 presque partout au Canada_· 3 à 8 jours ouvrables vers les provinces_· 8 à 15 jours ouvrables vers le Yukon, les Territoires du Nord-Ouest et le Nunavut',
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
