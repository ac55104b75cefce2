/** The two languages that the shop is written in (document 1 §1). */
export type Language = 'en' | 'fr';
