import type { ServicePrices } from '@shop/contract/contents';
import { regions } from '../people/regions.ts';
import { deliveryServices } from './delivery-services.ts';
import { contentPages } from './pages.ts';

const words = {
  en: { room: 'room of choice', assembly: 'assembly', takeaway: 'take-away', colon: ': ' },
  fr: { room: 'pièce de votre choix', assembly: 'montage', takeaway: 'enlèvement', colon: '\u00A0: ' },
};
const money = (cents: number, language: 'en' | 'fr'): string =>
  language === 'en' ? `C$${(cents / 100).toFixed(2)}` : `${(cents / 100).toFixed(2).replace('.', ',')}\u00A0$`;

/** As the page says the prices of regions that have the same. */
const lineOf = (codes: readonly string[], prices: ServicePrices, language: 'en' | 'fr'): string => {
  const names = regions.filter(({ code }) => codes.includes(code)).map(({ name }) => name[language]);
  const { colon, ...kinds } = words[language];
  const said = (['room', 'assembly', 'takeaway'] as const).flatMap((kind) =>
    prices[kind] === undefined ? [] : [`${kinds[kind]} ${money(prices[kind], language)}`],
  );
  return `<li>${names.join(', ')}${colon}${said.join(', ')}</li>`;
};

test.each(['en', 'fr'] as const)(
  'the page of the services names each price where it is charged, and no other (%s)',
  (language) => {
    const body = contentPages.find(({ urlPath }) => urlPath === 'delivery-services')?.body[language] ?? '';
    const groups = Map.groupBy(Object.keys(deliveryServices), (code) => JSON.stringify(deliveryServices[code]));
    const lines = [...groups.values()].map((codes) => lineOf(codes, deliveryServices[codes[0] ?? ''] ?? {}, language));
    expect(
      body
        .match(/<li>.*?<\/li>/g)
        ?.filter((line) => /\d\d/.test(line))
        .toSorted(),
    ).toEqual(lines.toSorted());
  },
);
