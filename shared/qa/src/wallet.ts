/** Texts of the sandbox wallet's page, which is the API's and not in the shop's locales. */
export const wallet = {
  en: { title: 'Sandbox wallet', approve: 'Pay', refuse: 'Refuse' },
  fr: { title: 'Portefeuille d’essai', approve: 'Payer', refuse: 'Refuser' },
} as const;
