/** A text in the two languages of the shop; in the database one jsonb value. */
export interface BothLanguages {
  en: string;
  fr: string;
}
