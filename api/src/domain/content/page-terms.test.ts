import { withTerms } from './page-terms.ts';

test('a page’s words have the shop’s terms in place of their names, in its own language', () => {
  expect(withTerms('<p>{{warranty.standard}}</p>', 'en')).toBe('<p>Every product comes with a 90-day warranty.</p>');
  expect(withTerms('<p>{{warranty.standard}}</p>', 'fr')).toBe('<p>Chaque produit est garanti 90 jours.</p>');
  expect(withTerms('{{plus.percent}} – {{delivery.oversize}}', 'en')).toBe(
    '15% – A large item costs C$49.00 more, once for each order.',
  );
  expect(withTerms('{{plus.percent}} – {{delivery.oversize}}', 'fr')).toBe(
    '15\u00A0% – Un gros article coûte 49,00\u00A0$ de plus, une fois par commande.',
  );
});

test('each of the terms has its own words', () => {
  const names = [
    'delivery.promise',
    'delivery.goods',
    'delivery.oversize',
    'delivery.northern',
    'delivery.provinces',
    'delivery.north',
    'earlybird.ships',
    'earlybird.recall',
    'earlybird.repackaging',
    'earlybird.shipping',
    'plus.percent',
    'service.hours',
    'arrival.guarantee',
    'warranty.standard',
    'warranty.plus',
    'warranty.register',
    'warranty.parts',
    'returns.days',
    'returns.state',
    'returns.cost',
    'returns.parcel',
    'returns.large',
    'returns.pickup',
    'returns.refund',
  ];
  const said = names.flatMap((name) => [withTerms(`{{${name}}}`, 'en'), withTerms(`{{${name}}}`, 'fr')]);
  expect(said.filter((words) => words === '' || words.includes('{{'))).toEqual([]);
  expect(new Set(said).size).toBe(2 * names.length);
  expect(withTerms('{{service.telephone}}', 'fr')).toBe(withTerms('{{service.telephone}}', 'en'));
});

test('what is no name of a term stays as it is written', () => {
  for (const words of ['', 'Nothing', '{{delivery.unknown}}', '{{Delivery.promise}}', '{{ plus.percent }}', '{plus}']) {
    expect(withTerms(words, 'en')).toBe(words);
  }
});
