import type { Message } from '../../domain/messages.ts';
import {
  deliveryPromise,
  deliveryTerms,
  deliveryTimes as times,
  northernFee,
} from '../../domain/shipping/delivery-promise.ts';
import { warrantyDays, warrantyTerms } from '../../domain/warranty/warranty.ts';

const { standard } = warrantyDays;

interface ServiceText {
  title: Message;
  /** Lines separated by underscores; a middle dot starts a bullet (POP-035). */
  content: Message;
}

export const serviceTexts = {
  delivery: {
    title: deliveryPromise,
    content: {
      en: `${deliveryTerms.en.goods}_· ${times.provinces.en}_· ${times.north.en}, for ${northernFee.en}`,
      fr: `${deliveryTerms.fr.goods}_· ${times.provinces.fr}_· ${times.north.fr}, pour ${northernFee.fr}`,
    },
  },
  oversize: {
    title: { en: 'Delivery of an oversize product', fr: 'Livraison d’un article surdimensionné' },
    content: {
      en: `${deliveryTerms.en.oversize}_· ${deliveryTerms.en.goods}_· ${times.provinces.en}_· ${times.north.en}, for ${northernFee.en} and that`,
      fr: `${deliveryTerms.fr.oversize}_· ${deliveryTerms.fr.goods}_· ${times.provinces.fr}_· ${times.north.fr}, pour ${northernFee.fr} en plus`,
    },
  },
  pickup: {
    title: { en: 'For pickup', fr: 'Cueillette' },
    content: {
      en: 'You pick this product up; it is not delivered._· It adds nothing to the delivery of your order',
      fr: 'Cet article se récupère sur place; il n’est pas livré._· Il n’ajoute rien à la livraison de votre commande',
    },
  },
  warranty: {
    title: { en: `${standard}-day warranty`, fr: `Garantie de ${standard} jours` },
    content: {
      en: `${warrantyTerms.standard.en}_· Missing or damaged parts are sent free of charge_· ${warrantyTerms.plus.en}`,
      fr: `${warrantyTerms.standard.fr}_· Les pièces manquantes ou endommagées sont envoyées sans frais_· ${warrantyTerms.plus.fr}`,
    },
  },
  returns: {
    title: { en: '30-day returns', fr: '30 jours pour retourner l’article' },
    content: {
      en: 'Changed your mind? Send it back within 30 days._· Unused and in its carton_· We answer within one business day',
      fr: 'Vous avez changé d’avis? Renvoyez l’article dans les 30 jours._· Inutilisé et dans son emballage_· Réponse en un jour ouvrable',
    },
  },
} as const satisfies Record<string, ServiceText>;

export const plusTip = (saving: string): Message => ({
  en: `Plus+ members save <strong>${saving}</strong>`,
  fr: `Les membres Plus+ économisent <strong>${saving}</strong>`,
});
