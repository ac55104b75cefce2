import { formatMoney } from '@shop/format';

import { plainText } from '../domain/text/plain-text.ts';

export const dollars = (cents: number): string => formatMoney(cents, 'en');
/** The day of an instant. */
export const dayOf = (instant: string): string => instant.slice(0, 10);

/** Fields in one line of a table; nothing that a customer typed makes another line or column. */
export const lineOf = (fields: readonly (string | number)[]): string =>
  fields
    .map((field) => plainText(String(field)))
    .join('\t')
    .trimEnd();

export const listed = (lines: readonly string[], none: string): string =>
  lines.length === 0 ? none : lines.join('\n');

/** Units of an order's items by name, such as `2 × Elm Coffee Table, 1 × Lamp`. */
export const goodsOf = (units: readonly { name: string; qty: number }[]): string =>
  units.map(({ name, qty }) => `${qty} × ${name}`).join(', ');
