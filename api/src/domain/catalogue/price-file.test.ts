import { Readable } from 'node:stream';
import fc from 'fast-check';
import { readGoodsFile, type FilePart } from './goods-file.ts';
import { priceFile, type PriceLine } from './price-file.ts';

const now = new Date('2026-06-01T12:00:00.000Z');
const readText = async (text: string) => {
  const whole: FilePart<PriceLine> = { lines: [], errors: [] };
  for await (const { lines, errors } of readGoodsFile(priceFile, Readable.from([Buffer.from(text)]), now)) {
    whole.lines.push(...lines);
    whole.errors.push(...errors);
  }
  return whole;
};
const read = (...lines: string[]) => readText(lines.join('\n'));

test('a price file has commas or semicolons, dollars, and empty cells for what stays', async () => {
  const wanted = [
    { line: 2, sku: 'A-1', prices: { price: 129_900, finalPrice: 99_950 }, stockChange: 12, from: null },
    { line: 3, sku: 'A-2', prices: { plusPrice: null }, stockChange: -3, from: null },
  ];
  const lines = ['\ufeffSKU,price,final_price,plus_price,stock_change', 'A-1,1299,999.50,,+12', 'A-2,,,-,-3', ''];
  expect(await read(...lines)).toEqual({ lines: wanted, errors: [] });
  expect(await read(...lines.map((line) => line.replaceAll(',', ';')))).toEqual({ lines: wanted, errors: [] });
});

test.each([
  ['2026-07-01', '2026-07-01T04:00:00.000Z'],
  ['2026-12-01', '2026-12-01T05:00:00.000Z'],
  ['2026-12-01T09:30Z', '2026-12-01T09:30:00.000Z'],
  ['2026-12-01T09:30:00-05:00', '2026-12-01T14:30:00.000Z'],
])('a price from %s on holds from %s on', async (text, instant) => {
  const { lines, errors } = await read('sku,price,final_price,valid_from', `A-1,2.00,1.00,${text}`);
  expect([lines[0]?.from?.toISOString(), errors]).toEqual([instant, []]);
});

test.each([
  ['sku,price', 'A-1,12,99', '', 'The line has 3 cells, the header 2.'],
  ['sku,price', 'A-1,free', 'price', '"free" is no price such as 1299.00.'],
  ['sku,price', 'A-1,0', 'price', '"0" is no price'],
  ['sku,price', 'A-1,12.555', 'price', '"12.555" could be thousands or decimals'],
  ['sku,price', 'A-1,2.4E+12', 'price', '"2.4E+12" is no price'],
  ['sku,price', ',12', 'sku', 'A product number is missing.'],
  ['sku,stock_change', 'A-1,1.5', 'stock_change', '"1.5" is no number of units'],
  ['sku,price,final_price,valid_from', 'A-1,2,1,soon', 'valid_from', '"soon" is no day'],
  ['sku,price,final_price,valid_from', 'A-1,2,1,2026-02-31', 'valid_from', '"2026-02-31" is no day'],
  ['sku,price,final_price,valid_from', 'A-1,2,1,2026-06-01', 'valid_from', 'This time is over'],
  ['sku,price,valid_from', 'A-1,2,2026-07-01', 'valid_from', 'needs both price and final_price'],
  ['sku,price,final_price,stock_change,valid_from', 'A-1,2,1,4,2026-07-01', 'stock_change', 'at once'],
])('“%s”, “%s” is told by line and column', async (header, line, column, message) => {
  expect((await read(header, line)).errors).toEqual([{ line: 2, column, message: expect.stringContaining(message) }]);
});

test.each([
  ['name,price', 'sku', 'The column sku is missing.'],
  ['sku,cost', 'cost', 'There is no column "cost".'],
  ['sku,price,price', 'price', 'The column stands here twice.'],
])('the header “%s” is told', async (header, column, message) => {
  expect((await read(header, 'A-1,1')).errors).toEqual([{ line: 1, column, message }]);
});

test('a product stands in a file once for each time, and lines are counted as an editor does', async () => {
  const later = ',2.00,1.00,2026-07-01';
  const file = [
    'sku,price,final_price,valid_from',
    'A-1,,3,',
    `A-1${later}`,
    '',
    '"A-2\n",4,3,',
    'A-1,,2,',
    `A-1${later}`,
  ];
  expect((await read(...file)).errors).toEqual([
    { line: 7, column: 'sku', message: 'A-1 stands in line 2 already.' },
    { line: 8, column: 'sku', message: 'A-1 stands in line 3 already.' },
  ]);
  expect((await read('sku,price', '"A-1,2')).errors).toEqual([
    { line: 2, column: '', message: 'A quotation mark is out of place.' },
  ]);
});

test('whatever a file holds, it is read or told, and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), async (text) => {
      const { lines, errors } = await readText(`sku,price\n${text}`);
      for (const { prices } of lines) expect(prices.price ?? 1).toBeGreaterThan(0);
      for (const { line } of errors) expect(line).toBeGreaterThan(0);
    }),
  );
});
