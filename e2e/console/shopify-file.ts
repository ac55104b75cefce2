const header = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Barcode',
  'Status',
];
const colours = ['Grey', 'Blue'];

/** A product in one way, or every third one in two colours, whose second row leaves out what the first says. */
const rowsOf = (place: number, type: string): string[][] => {
  const number = String(place).padStart(2, '0');
  const first = [
    `cedar-${number}`,
    `Cedar Stool ${number}`,
    '<p>Solid cedar,\noiled.</p>',
    'Atelier Nord',
    type,
    'true',
  ];
  const sold = [`${4 + place}`, '149.00', '189.00', '', 'active'];
  if (place % 3 !== 0) return [[...first, 'Title', 'Default Title', `CEDAR-${number}`, ...sold]];
  return colours.map((colour, at) => {
    const own = at === 0 ? first : [first[0] ?? '', '', '', '', '', ''];
    return [...own, at === 0 ? 'Colour' : '', colour, `CEDAR-${number}-${colour.toUpperCase()}`, ...sold];
  });
};

/** A file of products as Shopify exports them; every third one has two options. */
export const shopifyFile = (products: number, type: string): string =>
  [header, ...Array.from({ length: products }, (_, place) => rowsOf(place + 1, type)).flat()]
    .map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\n`)
    .join('');
