/** The columns that a file must have; others (designer, link, …) may stand beside them. */
export const requiredColumns = ['item_id', 'name', 'category', 'price', 'short_description'] as const;

export type RawRow = Readonly<Record<string, string | undefined>>;

/** `1.234,50`, `265,0` or `SR 2,375` as a number; null for anything else. */
export const parseAmount = (text: string | undefined): number | null => {
  const written = text?.trim() ?? '';
  if (!/^\d[\d.\u00A0 ]*(,\d{1,2})?$/.test(written)) return null;
  const amount = Number(written.replace(/[.\u00A0 ]/g, '').replace(',', '.'));
  return Number.isFinite(amount) ? amount : null;
};

/** The old price is written in words: `SR 2,375`, `SR 49/4 pack`, `No old price`. Null when there is none. */
export const parseOldPrice = (text: string | undefined): number | null => {
  const match = /^SR\s*([\d,]+(?:\.\d+)?)/.exec(text?.trim() ?? '');
  return match?.[1] ? Number(match[1].replace(/,/g, '')) : null;
};

/** Centimetres; 0 when the file does not say. */
export const parseLength = (text: string | undefined): number => {
  const length = Number((text ?? '').trim().replace(',', '.'));
  return Number.isFinite(length) && length > 0 ? length : 0;
};

export const tidy = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
