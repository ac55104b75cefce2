import type { Language } from '@shop/contract';
import type { Locator } from '@playwright/test';
import { words } from './words.ts';

/** Cents of an amount as it is written: C$1,234.50, -C$12.00. */
export function centsOf(written: string): number {
  const match = /^(-?)C\$([\d,]+)\.(\d\d)$/.exec(written.trim());
  if (!match) throw new Error(`“${written}” is not an amount`);
  const [, sign, dollars = '', cents = ''] = match;
  return Number(`${sign}${dollars.replaceAll(',', '')}${cents}`);
}

export interface Sums {
  subtotal: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
}

/** The totals that a page shows in `place`, in cents; a discount that is not shown is 0. */
export async function shownSums(place: Locator, language: Language): Promise<Sums> {
  const text = words[language];
  const rows = await place
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? '']),
    );
  const written = Object.fromEntries(rows) as Record<string, string>;
  const amount = (label: string): number => {
    const shown = written[label] ?? '';
    return shown === text.free ? 0 : centsOf(shown);
  };
  return {
    subtotal: amount(text.subtotal),
    discount: text.discount in written ? -amount(text.discount) : 0,
    shipping: amount(text.shipping),
    tax: amount(text.tax),
    total: amount(text.total),
  };
}

/** One row of the totals that a page shows in `place`, in cents and with its sign; 0 while there is no such row. */
export async function shownAmount(place: Locator, label: string): Promise<number> {
  const row = place.locator('dl > div').filter({ has: place.page().getByText(label, { exact: true }) });
  return (await row.count()) === 0 ? 0 : centsOf((await row.locator('dd').textContent()) ?? '');
}
