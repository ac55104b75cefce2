import type { Message } from '../domain/messages.ts';

/** Messages for payments and refunds that failed. */
export const paymentMessages = {
  cardsClosed: {
    en: 'Card payment is not available at the moment. Nothing was charged.',
    fr: 'Le paiement par carte n’est pas offert en ce moment. Rien n’a été débité.',
  },
  refundsClosed: {
    en: 'Refunds cannot be made at the moment, so nothing was cancelled. Please try again later.',
    fr: 'Les remboursements sont impossibles en ce moment; rien n’a été annulé. Veuillez réessayer plus tard.',
  },
  methodClosed: {
    en: 'This payment method is not available at the moment. Nothing was charged.',
    fr: 'Ce mode de paiement n’est pas offert en ce moment. Rien n’a été débité.',
  },
  providerSilent: {
    en: 'Our payment provider did not answer. Nothing was charged. Please try again in a moment.',
    fr: 'Notre fournisseur de paiement n’a pas répondu. Rien n’a été débité. Veuillez réessayer dans un instant.',
  },
  cardAgain: {
    en: 'Your card has to be entered again. Nothing was charged.',
    fr: 'Vous devez saisir votre carte de nouveau. Rien n’a été débité.',
  },
  authoriseAgain: {
    en: 'Your payment has to be confirmed again. Nothing was charged.',
    fr: 'Vous devez confirmer de nouveau votre paiement. Rien n’a été débité.',
  },
  totalChanged: {
    en: 'Your total has changed. Please check it and pay again. Nothing was charged.',
    fr: 'Votre total a changé. Veuillez le vérifier et payer de nouveau. Rien n’a été débité.',
  },
} as const satisfies Record<string, Message>;
