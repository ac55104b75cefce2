/** The two languages that the shop is written in (I18N-001). */
export type Language = 'en' | 'fr';
