import { formatMoney } from '@shop/format';
import type { DeliveryServiceKind, Language } from '@shop/contract';
import type { Message } from '../../domain/messages.ts';
import { serviceTitles, type Dropped } from '../../domain/cart/delivery-services.ts';
import type { BothLanguages } from '../../domain/text/both-languages.ts';

export const block = {
  title: { en: 'Services on delivery day', fr: 'Services le jour de la livraison' },
  help: {
    en: 'Prices before taxes. Choose as many as you like, or none.',
    fr: 'Prix avant taxes. Choisissez-en autant que vous voulez, ou aucun.',
  },
  more: { en: 'About these services', fr: 'À propos de ces services' },
} as const satisfies Record<string, BothLanguages>;

export const descriptions = {
  room: {
    en: 'We carry everything into the room that you name when we come, instead of to the door. Once for the order.',
    fr: 'Nous portons le tout dans la pièce que vous nommez à notre arrivée, plutôt qu’à la porte. Une fois par commande.',
  },
  assembly: {
    en: 'We put together each piece that comes in parts, and take its packaging with us.',
    fr: 'Nous montons chaque article qui arrive en pièces détachées et repartons avec l’emballage.',
  },
  takeaway: {
    en: 'We take one old piece of furniture with us, and have it reused or recycled. Once for the order.',
    fr: 'Nous repartons avec un vieux meuble, qui sera réutilisé ou recyclé. Une fois par commande.',
  },
} as const satisfies Record<DeliveryServiceKind, BothLanguages>;

/** Why nothing is offered at an address; `region` is its province or territory. */
export const noneAt = (region: BothLanguages): BothLanguages => ({
  en: `Room of choice, assembly and take-away are not offered at your address (${region.en}): there we deliver to the door.`,
  fr: `Pièce de votre choix, montage et enlèvement ne sont pas offerts à votre adresse (${region.fr})\u00A0: là-bas, nous livrons à la porte.`,
});

/** Why what was chosen is not part of the order any more. */
export const droppedFrom = (dropped: Dropped, region: BothLanguages, language: Language): string => {
  const title = serviceTitles[dropped.kind];
  if (dropped.why === 'price') {
    const [now, before] = [dropped.now, dropped.before].map((cents) => formatMoney(cents, language));
    return {
      en: `${title.en} costs ${now} at your address, not ${before}. We took it off your order; choose it again if you want it.`,
      fr: `${title.fr}\u00A0: ce service coûte ${now} à votre adresse, et non ${before}. Nous l’avons retiré de votre commande; choisissez-le de nouveau si vous le voulez.`,
    }[language];
  }
  if (dropped.why === 'elsewhere')
    return {
      en: `${title.en} is not offered at your address (${region.en}). We took it off your order, and you do not pay for it.`,
      fr: `${title.fr}\u00A0: ce service n’est pas offert à votre adresse (${region.fr}). Nous l’avons retiré de votre commande; vous ne le payez pas.`,
    }[language];
  return {
    en: `${title.en}: nothing in your cart needs it any more. We took it off your order, and you do not pay for it.`,
    fr: `${title.fr}\u00A0: rien dans votre panier n’en a plus besoin. Nous l’avons retiré de votre commande; vous ne le payez pas.`,
  }[language];
};

export const notOffered = (kind: DeliveryServiceKind): Message => ({
  en: `${serviceTitles[kind].en} is not offered for this cart at its address. Nothing was changed.`,
  fr: `${serviceTitles[kind].fr}\u00A0: ce service n’est pas offert pour ce panier à son adresse. Rien n’a été modifié.`,
});

export const priceIsNow = (kind: DeliveryServiceKind, price: number): Message => ({
  en: `${serviceTitles[kind].en} costs ${formatMoney(price, 'en')} by now. Nothing was changed; choose it again if you want it.`,
  fr: `${serviceTitles[kind].fr}\u00A0: ce service coûte maintenant ${formatMoney(price, 'fr')}. Rien n’a été modifié; choisissez-le de nouveau si vous le voulez.`,
});
