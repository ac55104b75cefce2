/** What the page of the yearly fee says. */
export const plusPaymentTexts = {
  en: {
    title: 'Payment',
    fee: 'A year of Plus+',
    number: 'Card number',
    expiry: 'Expiry date (MM/YY)',
    cvv: 'Security code',
    pay: 'Pay',
    paid: 'Thank you. The payment has gone through.',
    declined: 'The card was declined. Please check it, or use another.',
    waiting: 'The payment is being checked. You can close this window: we will take care of the rest.',
    failed: 'The payment could not be made. Please try again.',
  },
  fr: {
    title: 'Paiement',
    fee: 'Un an de Plus+',
    number: 'Numéro de carte',
    expiry: 'Date d’échéance (MM/AA)',
    cvv: 'Code de sécurité',
    pay: 'Payer',
    paid: 'Merci. Le paiement a été accepté.',
    declined: 'La carte a été refusée. Vérifiez-la ou utilisez-en une autre.',
    waiting:
      'Le paiement est en cours de vérification. Vous pouvez fermer cette fenêtre : nous nous occupons du reste.',
    failed: 'Le paiement n’a pas pu être effectué. Veuillez réessayer.',
  },
} as const;
