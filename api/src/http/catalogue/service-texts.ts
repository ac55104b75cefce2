import type { Language, WayBack } from '@shop/contract';
import type { Message } from '../../domain/messages.ts';
import {
  deliveryPromise,
  deliveryTerms,
  deliveryTimes as times,
  northernFee,
} from '../../domain/shipping/delivery-promise.ts';
import { returnTerms } from '../../domain/order/return.ts';
import { returnDays } from '../../domain/order/units.ts';
import { warrantyDays, warrantyTerms } from '../../domain/warranty/warranty.ts';

const { standard } = warrantyDays;

/** Lines separated by underscores; a middle dot starts a bullet (POP-035). */
const said = (lines: (language: Language) => readonly string[]): Message => ({
  en: lines('en').join('_· '),
  fr: lines('fr').join('_· '),
});

/** How something goes back to the shop, by how it came. */
const returned = (way: WayBack): Message =>
  said((language) => [
    (way === 'pickup' ? returnTerms.pickupDays : returnTerms.days)[language],
    returnTerms.state[language],
    returnTerms.cost[language],
    returnTerms[way][language],
  ]);

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
    content: said((language) => [
      warrantyTerms.standard[language],
      warrantyTerms.register[language],
      warrantyTerms.parts[language],
      warrantyTerms.plus[language],
    ]),
  },
  returns: {
    title: { en: `${returnDays}-day returns, free`, fr: `${returnDays} jours pour retourner l’article, sans frais` },
    content: {
      delivery: returned('parcel'),
      oversize: returned('large'),
      pickup: returned('pickup'),
    },
  },
} as const;

export const plusTip = (saving: string): Message => ({
  en: `Plus+ members save <strong>${saving}</strong>`,
  fr: `Les membres Plus+ économisent <strong>${saving}</strong>`,
});
