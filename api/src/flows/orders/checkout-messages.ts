import { formatMoney } from '@shop/format';
import type { QuantityProblem } from '../../domain/cart/quantity.ts';
import type { Message } from '../../domain/messages.ts';
import type { CouponProblem } from '../../domain/promotion/coupon.ts';
import { couponWithoutEffect, quantityMessage } from '../cart/messages.ts';

export const checkoutMessages = {
  addressNeeded: { en: 'Please enter your shipping address.', fr: 'Veuillez saisir votre adresse de livraison.' },
  emailNeeded: {
    en: 'Please enter the email address for your order.',
    fr: 'Veuillez saisir l’adresse courriel pour votre commande.',
  },
  methodClosed: {
    en: 'This payment method is not available at the moment. Please pay by card.',
    fr: 'Ce mode de paiement n’est pas offert en ce moment. Veuillez payer par carte.',
  },
  paidAtOnce: {
    en: 'A super early bird is paid at once. Please choose another way to pay.',
    fr: 'Un super lève-tôt se paie tout de suite. Veuillez choisir un autre mode de paiement.',
  },
  cardNeeded: { en: 'Please enter your card.', fr: 'Veuillez saisir votre carte.' },
  cardExpired: {
    en: 'Your card has to be entered again.',
    fr: 'Vous devez saisir votre carte de nouveau.',
  },
  declined: {
    en: 'Your card was declined. Nothing was charged. Please try another card.',
    fr: 'Votre carte a été refusée. Rien n’a été débité. Veuillez essayer une autre carte.',
  },
  payAgain: {
    en: 'Your payment has to be confirmed again. Nothing was charged.',
    fr: 'Vous devez confirmer de nouveau votre paiement. Rien n’a été débité.',
  },
  notPaid: {
    en: 'Your payment was not approved. Nothing was charged. Please choose another way to pay.',
    fr: 'Votre paiement n’a pas été approuvé. Rien n’a été débité. Veuillez choisir un autre mode de paiement.',
  },
  tooLarge: {
    en: 'An order this large is placed with our team. Please contact us.',
    fr: 'Une commande de cette taille se passe avec notre équipe. Veuillez communiquer avec nous.',
  },
  nothingToPay: {
    en: 'There is nothing to pay for this order. Nothing was charged. Please place it without a payment.',
    fr: 'Il n’y a rien à payer pour cette commande. Rien n’a été débité. Veuillez la passer sans paiement.',
  },
  paymentNeeded: {
    en: 'This order has to be paid. Please choose a way to pay.',
    fr: 'Cette commande doit être payée. Veuillez choisir un mode de paiement.',
  },
  tokenSpent: {
    en: 'This order was not placed, because its checkout has ended. Nothing was charged. Please pay again.',
    fr: 'Cette commande n’a pas été passée, car son paiement a pris fin. Rien n’a été débité. Veuillez payer de nouveau.',
  },
  otherCart: {
    en: 'Your cart has changed since it was shown to you. Please check it and pay again. Nothing was charged.',
    fr: 'Votre panier n’est plus celui qui vous a été montré. Veuillez le vérifier et payer de nouveau. Rien n’a été débité.',
  },
  tipPaid: { en: 'This tip is paid already.', fr: 'Ce pourboire est déjà payé.' },
} as const satisfies Record<string, Message>;

const named =
  (en: string, fr: string) =>
  (name: Message): Message => ({
    en: en.replace('{name}', name.en),
    fr: fr.replace('{name}', name.fr),
  });
export const itemGone = named(
  '“{name}” is no longer available. Please remove it from your cart.',
  '« {name} » n’est plus offert. Veuillez le retirer de votre panier.',
);
export const itemSoldOut = named(
  '“{name}” is out of stock. Please remove it or save it for later.',
  '« {name} » est en rupture de stock. Veuillez le retirer ou l’enregistrer pour plus tard.',
);

/** The product's name stands before what PDP-023 says of its quantity. */
export const itemQuantity = (name: Message, problem: QuantityProblem): Message => ({
  en: `“${name.en}”: ${quantityMessage(problem).en}. Please change the quantity.`,
  fr: `« ${name.fr} » : ${quantityMessage(problem).fr}. Veuillez modifier la quantité.`,
});

/** Of an order whose coupon counts no more. */
export const couponBlocksOrder = (code: string, problem: CouponProblem): Message => {
  const { en, fr } = couponWithoutEffect(code, problem);
  return {
    en: `${en} Nothing was charged. Please remove it to go on.`,
    fr: `${fr} Rien n’a été débité. Veuillez le retirer pour continuer.`,
  };
};

/** The cart that somebody pays became an order elsewhere. */
export const orderedAlready = (number: string): Message => ({
  en: `You have placed this order already, as ${number}. Nothing more was charged.`,
  fr: `Vous avez déjà passé cette commande, sous le numéro ${number}. Rien de plus n’a été débité.`,
});

/** The message that the cart's total, in cents, is not the one that was agreed to. */
export const totalIsNow = (total: number): Message => ({
  en: `Your total has changed: it is now ${formatMoney(total, 'en')}. Nothing was charged. Please check it and pay again.`,
  fr: `Votre total a changé : il est maintenant de ${formatMoney(total, 'fr')}. Rien n’a été débité. Veuillez le vérifier et payer de nouveau.`,
});
