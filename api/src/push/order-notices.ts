import { paths, type Language } from '@shop/contract';
import type { OrderRow } from '../database/orders/orders.ts';
import type { PushTexts } from './outbox.ts';

type News =
  | 'paid'
  | 'sent'
  | 'arrived'
  | 'ready'
  | 'pickedUp'
  | 'partPaidBack'
  | 'deliveryPaidBack'
  | 'cancelled'
  | 'returnPaidBack'
  | 'returnRejected';

const texts: Readonly<Record<Language, Readonly<Record<News, readonly [title: string, body: string]>>>> = {
  en: {
    paid: ['Thank you for your order', 'We have received your payment and are packing your order {number}.'],
    sent: ['Your parcel is on its way', 'A parcel of your order {number} has left us.'],
    arrived: ['Your parcel has arrived', 'A parcel of your order {number} was delivered.'],
    ready: ['Ready for pickup', 'You can pick up order {number}. We wrote to you where and when.'],
    pickedUp: ['Picked up', 'Order {number} was picked up.'],
    partPaidBack: [
      'Part of your order is paid back',
      'We cannot send all of order {number}. We wrote to you about it.',
    ],
    deliveryPaidBack: [
      'Your delivery is paid back',
      'We pay back what you paid for the delivery of order {number}, or part of it.',
    ],
    cancelled: ['Your order is cancelled', 'Order {number} is cancelled. We wrote to you about the money.'],
    returnPaidBack: ['Your return is paid back', 'The refund for your return of order {number} is on its way.'],
    returnRejected: ['Your return', 'We could not accept a return of order {number}. See why.'],
  },
  fr: {
    paid: ['Merci de votre commande', 'Nous avons reçu votre paiement et préparons votre commande {number}.'],
    sent: ['Votre colis est en route', 'Un colis de votre commande {number} est parti de chez nous.'],
    arrived: ['Votre colis est arrivé', 'Un colis de votre commande {number} a été livré.'],
    ready: ['Prête à récupérer', 'Vous pouvez récupérer la commande {number}. Nous vous avons écrit où et quand.'],
    pickedUp: ['Commande récupérée', 'La commande {number} a été récupérée.'],
    partPaidBack: [
      'Une partie de votre commande est remboursée',
      'Nous ne pouvons pas envoyer toute la commande {number}. Nous vous avons écrit à ce sujet.',
    ],
    deliveryPaidBack: [
      'Votre livraison est remboursée',
      'Nous remboursons les frais de livraison de la commande {number}, en tout ou en partie.',
    ],
    cancelled: [
      'Votre commande est annulée',
      'La commande {number} est annulée. Nous vous avons écrit au sujet du paiement.',
    ],
    returnPaidBack: [
      'Votre retour est remboursé',
      'Le remboursement de votre retour de la commande {number} est en route.',
    ],
    returnRejected: ['Votre retour', 'Nous n’avons pas pu accepter un retour de la commande {number}. Voyez pourquoi.'],
  },
};

/** Returns the push message about an order; the letter of the same event says more. */
export const orderNotice = ({ number, customerId }: OrderRow, news: News): PushTexts => {
  const page = customerId === null ? paths.shipments(number) : paths.order(number);
  const inLanguage = (language: Language) => {
    const [title, body] = texts[language][news];
    return {
      title,
      body: body.replace('{number}', number),
      url: paths.inLanguage(page, language),
      tag: `order-${number}`,
    };
  };
  return { en: inLanguage('en'), fr: inLanguage('fr') };
};
