import { formatDelivery, formatMoney } from '@shop/format';
import type { DeliveryDays, Language } from '@shop/contract';
import { slotText, type Slot } from '../../domain/cart/delivery-slots.ts';
import type { Message } from '../../domain/messages.ts';
import type { BothLanguages } from '../../domain/text/both-languages.ts';

export const block = {
  title: { en: 'Delivery day and hours', fr: 'Jour et heures de livraison' },
  help: {
    en: 'All of your order comes on one day. Prices before taxes.',
    fr: 'Toute votre commande arrive le même jour. Prix avant taxes.',
  },
  more: { en: 'About delivery at agreed hours', fr: 'À propos de la livraison à heures convenues' },
  full: { en: 'Full', fr: 'Complet' },
} as const satisfies Record<string, BothLanguages>;

/** No agreed hours; `days` are those on which it then comes. */
export const anyTime = (days: DeliveryDays, language: Language): string =>
  ({ en: 'Any time', fr: 'N’importe quel moment' })[language] + ` · ${formatDelivery(days, language)}`;

export const notOffered: Message = {
  en: 'These hours are not offered for your cart at its address. Nothing was changed.',
  fr: 'Ces heures ne sont pas offertes pour votre panier à son adresse. Rien n’a été modifié.',
};

export const isFull = (slot: Slot): Message => {
  const { en, fr } = slotText(slot);
  return {
    en: `${en} is full by now. Nothing was changed; choose other hours, or any time.`,
    fr: `${fr}\u00A0: ces heures sont maintenant complètes. Rien n’a été modifié; choisissez d’autres heures, ou n’importe quel moment.`,
  };
};

export const priceIsNow = (slot: Slot, price: number): Message => {
  const { en, fr } = slotText(slot);
  return {
    en: `${en} costs ${formatMoney(price, 'en')} by now. Nothing was changed; choose it again if you want it.`,
    fr: `${fr}\u00A0: ces heures coûtent maintenant ${formatMoney(price, 'fr')}. Rien n’a été modifié; choisissez-les de nouveau si vous les voulez.`,
  };
};
