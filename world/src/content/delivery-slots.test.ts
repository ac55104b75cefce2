import type { SlotWindow } from '@shop/contract/contents';
import { regions } from '../people/regions.ts';
import { deliverySlots } from './delivery-slots.ts';
import { contentPages } from './pages.ts';

const clock: Readonly<Record<number, string>> = { 8: '8 a.m.', 12: 'noon', 17: '5 p.m.', 21: '9 p.m.' };
const words = {
  en: {
    days: { week: ', Monday to Friday', sat: ', Saturday' },
    hours: ({ from, to }: SlotWindow) => (from === 17 ? '5 to 9 p.m.' : `${clock[from]} to ${clock[to]}`),
    free: 'free',
    money: (cents: number) => `C$${(cents / 100).toFixed(2)}`,
    colon: ': ',
  },
  fr: {
    days: { week: ', du lundi au vendredi', sat: ', le samedi' },
    hours: ({ from, to }: SlotWindow) => `de ${from} h à ${to} h`,
    free: 'sans frais',
    money: (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} $`,
    colon: ' : ',
  },
};

/** As the page says the hours of regions that have the same, on one day of the week. */
const lineOf = (codes: readonly string[], weekday: 'mon' | 'sat', language: 'en' | 'fr'): string[] => {
  const { days, hours, free, money, colon } = words[language];
  const windows = (deliverySlots[codes[0] ?? '']?.windows ?? []).filter((window) => window.weekday === weekday);
  const names = regions.filter(({ code }) => codes.includes(code)).map(({ name }) => name[language]);
  const said = windows.map((window) => `${hours(window)} ${window.price === 0 ? free : money(window.price)}`);
  return said.length === 0
    ? []
    : [`${names.join(', ')}${days[weekday === 'sat' ? 'sat' : 'week']}${colon}${said.join(', ')}`];
};

test.each(['en', 'fr'] as const)(
  'the page of agreed hours names all of them with what they cost, and no others (%s)',
  (language) => {
    const body = contentPages.find(({ urlPath }) => urlPath === 'delivery-slots')?.body[language] ?? '';
    const groups = Map.groupBy(Object.keys(deliverySlots), (code) => JSON.stringify(deliverySlots[code]));
    const lines = [...groups.values()].flatMap((codes) => [
      ...lineOf(codes, 'mon', language),
      ...lineOf(codes, 'sat', language),
    ]);
    const items = (body.match(/<li>.*?<\/li>/g) ?? []).map((item) =>
      item.replaceAll(/<[^>]+>/g, '').replaceAll('\u00A0', ' '),
    );
    expect(items.filter((item) => /\d/.test(item)).toSorted()).toEqual(lines.toSorted());
    // What holds of Mondays holds of all days to Friday.
    for (const { windows } of Object.values(deliverySlots)) {
      const of = (day: string) =>
        windows
          .filter(({ weekday }) => weekday === day)
          .map(({ from, to, price, capacity }) => ({ from, to, price, capacity }));
      for (const day of ['tue', 'wed', 'thu', 'fri']) expect(of(day)).toEqual(of('mon'));
      expect(of('sun')).toEqual([]);
    }
  },
);
