import { measuresIn } from './measures.ts';

test.each([
  ['tv stand under 500', { text: 'tv stand', highest: 50_000 }],
  ['canapé moins de 1000 $', { text: 'canapé', highest: 100_000 }],
  ['sofa under C$99.50', { text: 'sofa', highest: 9_950 }],
  ['canapé moins de 99,50 $', { text: 'canapé', highest: 9_950 }],
  ['desk over $200', { text: 'desk', lowest: 20_000 }],
  ['lit entre 200 et 400 $', { text: 'lit', lowest: 20_000, highest: 40_000 }],
  ['rug between 50 and 90', { text: 'rug', lowest: 5_000, highest: 9_000 }],
  ['$500 couch', { text: 'couch', highest: 50_000 }],
  ['canapé 500 $', { text: 'canapé', highest: 50_000 }],
  ['sofa under $1,000', { text: 'sofa', highest: 100_000 }],
  ['canapé moins de 1 000 $', { text: 'canapé', highest: 100_000 }],
  ['under 500', { text: '', highest: 50_000 }],
])('API-070 “%s” names a price', (query, expected) => {
  const { text, ...measures } = measuresIn(query);
  expect({ ...measures, text: text.trim() }).toEqual({
    lowest: null,
    highest: null,
    length: null,
    sides: null,
    ...expected,
  });
});

test.each([
  ['white tv stand 60 inch', 152.4],
  ['72" sofa', 182.88],
  ['meuble tv 60 pouces', 152.4],
  ['tapis 150 cm', 150],
  ['5 ft table', 152.4],
])('API-070 “%s” names a length in centimetres', (query, length) => {
  expect(measuresIn(query).length).toBeCloseTo(length);
});

test.each([
  ['tapis 160 x 230', [160, 230]],
  ['200×290 cm rug', [200, 290]],
  ['8x10 rug', [243.84, 304.8]],
  ["5' x 7' rug", [152.4, 213.36]],
  ['tapis 5 x 7 pieds', [152.4, 213.36]],
  ['mirror 24x36', [60.96, 91.44]],
  ['matelas 60 x 80 po', [152.4, 203.2]],
])('“%s” names two sides in centimetres', (query, sides) => {
  const measures = measuresIn(query);
  expect(measures.sides?.map((side) => Math.round(side * 100) / 100)).toEqual(sides);
  expect(measures.length).toBeNull();
});

test.each(['sofa', '5 drawer dresser', '12000 btu', 'set of 4', 'inch', 'over bed table', 'from ikea', 'x 230'])(
  'API-070 “%s” names neither price nor length',
  (query) => {
    expect(measuresIn(query)).toEqual({ text: query, lowest: null, highest: null, length: null, sides: null });
  },
);
