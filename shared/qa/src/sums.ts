import { taxKinds, type Language } from '@shop/contract';
import { expect, type Locator } from '@playwright/test';
import { textsIn } from './texts.ts';

/** Cents of an amount as it is written: C$1,234.50, -C$12.00, 1 234,50 $, -12,00 $. */
export const centsOf = (text: string): number => {
  const match = /^(-?)(?:C\$([\d,]+)\.(\d\d)|([\d\u00a0]+),(\d\d)\u00a0\$)$/.exec(text.trim());
  if (!match) throw new Error(`“${text}” is not an amount`);
  const [sign, ...digits] = match.slice(1).map((part = '') => part.replaceAll(/[,\u00a0]/g, ''));
  return Number(`${sign}${digits.join('')}`);
};

/** Cents as the shop writes them. */
export const written = (cents: number, language: Language): string => {
  const digits = (cents / 100).toLocaleString(`${language}-CA`, { minimumFractionDigits: 2 });
  return language === 'fr' ? `${digits}\u00a0$` : `C$${digits}`;
};

export interface Sums {
  subtotal: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
}

/** The values shown in `place` now, by their labels. */
const writtenRows = async (place: Locator): Promise<Record<string, string>> => {
  const rows = await place
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? '']),
    );
  return Object.fromEntries(rows) as Record<string, string>;
};

const sumsNow = async (place: Locator, language: Language): Promise<Sums> => {
  const text = textsIn(language);
  const rows = await writtenRows(place);
  const amount = (label: string): number => {
    const shown = rows[label] ?? '';
    return shown === text('cart-checkout:totals.free') ? 0 : centsOf(shown);
  };
  const taxes = taxKinds.map((kind) => text(`cart-checkout:totals.taxes.${kind}`)).filter((label) => label in rows);
  return {
    subtotal: amount(text('cart-checkout:totals.subtotal')),
    discount: text('cart-checkout:totals.discount') in rows ? -amount(text('cart-checkout:totals.discount')) : 0,
    shipping: amount(
      text(
        text('cart-checkout:totals.pickup') in rows ? 'cart-checkout:totals.pickup' : 'cart-checkout:totals.shipping',
      ),
    ),
    tax:
      taxes.length > 0
        ? taxes.reduce((sum, label) => sum + amount(label), 0)
        : amount(text('cart-checkout:totals.tax')),
    total: amount(text('cart-checkout:totals.total')),
  };
};

/** The totals that a page shows in `place`, in cents, once they are all there; a discount that is not shown is 0. */
export const shownSums = async (place: Locator, language: Language): Promise<Sums> => {
  let shown: Sums | undefined;
  await expect(async () => {
    shown = await sumsNow(place, language);
  }).toPass();
  if (!shown) throw new Error('No sums are shown');
  return shown;
};

/** One row of the totals that a page shows in `place`, in cents and with its sign; 0 while there is no such row. */
export const shownAmount = async (place: Locator, label: string): Promise<number> => {
  const written = (await writtenRows(place))[label];
  return written === undefined ? 0 : centsOf(written);
};
