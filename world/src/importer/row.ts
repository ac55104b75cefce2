import { hundredthsOf } from '@shop/csv/number';

/** The columns that a file must have; others (designer, link, …) may stand beside them. */
export const requiredColumns = ['item_id', 'name', 'category', 'price', 'short_description'] as const;

export type RawRow = Readonly<Record<string, string | undefined>>;

/** `1.234,50`, `265,0`, `265.0` or `95` as a number; why it is none for anything else. */
export const parseAmount = (text: string | undefined): number | 'unclear' | 'none' => {
  const hundredths = hundredthsOf(tidy(text));
  return typeof hundredths === 'number' ? hundredths / 100 : hundredths;
};

/** The old price is written in words, with commas for thousands: `SR 2,375`, `SR 49/4 pack`, `No old price`. Null when there is none. */
export const parseOldPrice = (text: string | undefined): number | null => {
  const [, amount] = /^SR\s*(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?![\d.,])/.exec(text?.trim() ?? '') ?? [];
  return amount === undefined ? null : Number(amount.replaceAll(',', ''));
};

/** Centimetres; 0 when the file does not say, or says two things. */
export const parseLength = (text: string | undefined): number => {
  const length = parseAmount(text);
  return typeof length === 'number' ? length : 0;
};

export const tidy = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
