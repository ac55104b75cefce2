/** What stands on the sandbox wallet's own page, which is the API's and has no texts of the shop. */
export const wallet = {
  en: { title: 'Sandbox wallet', approve: 'Pay', refuse: 'Refuse' },
  fr: { title: 'Portefeuille d’essai', approve: 'Payer', refuse: 'Refuser' },
} as const;
