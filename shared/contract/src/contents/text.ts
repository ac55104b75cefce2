/** A text in both languages of the shop; `fr` is Canadian French. */
export interface Text {
  en: string;
  fr: string;
}
