import { Readable } from 'node:stream';
import fc from 'fast-check';
import { decodedText } from './decoded-text.ts';
import { FileProblem, readCsv, type CsvRecord } from './read-csv.ts';
import { programs, savedBy, type ProgramName } from './testing/spreadsheet.ts';
import { hundredthsOf } from './written-number.ts';
import { csvOf } from './write-csv.ts';

/** Reads a file in pieces of `size` bytes, up to its problem. */
const read = async (file: Buffer | string, size = 65_536): Promise<{ records: CsvRecord[]; problem: unknown }> => {
  const bytes = Buffer.from(file as string);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, place) =>
    bytes.subarray(place * size, (place + 1) * size),
  );
  const records: CsvRecord[] = [];
  try {
    for await (const record of readCsv(Readable.from(pieces))) records.push(record);
    return { records, problem: null };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { records, problem: [error.line, error.message] };
  }
};
const cellsOf = async (file: Buffer | string, size?: number) =>
  (await read(file, size)).records.map(({ cells }) => cells);
const names = Object.keys(programs) as ProgramName[];

test('records begin where an editor shows them, whatever ends lines and whatever cells hold', async () => {
  const lines = ['sku,text', 'A-1,"one', 'two"', '', ',', 'A-2,three', 'A-3,"four"'];
  for (const end of ['\n', '\r\n', '\r']) {
    // Spreadsheets end lines within cells with a line feed alone.
    const text = lines.join(end).replace(`one${end}two`, 'one\ntwo');
    for (const size of [1, 7, 65_536])
      expect((await read(text, size)).records).toEqual([
        { line: 1, cells: ['sku', 'text'] },
        { line: 2, cells: ['A-1', 'one\ntwo'] },
        { line: 6, cells: ['A-2', 'three'] },
        { line: 7, cells: ['A-3', 'four'] },
      ]);
  }
});

test.each([';', '\t', ','])('“%s” stands between cells where the header has it', async (separator) => {
  const file = ['', 'sku,name,price', 'A-1,"Lamp, large; or so",9', ''].join('\n').replace(/,(?! )/g, separator);
  expect(await cellsOf(file)).toEqual([
    ['sku', 'name', 'price'],
    ['A-1', 'Lamp, large; or so', '9'],
  ]);
});

test('what stands before a quotation mark out of place is read, and its line is told', async () => {
  const file = 'sku,name\nA-1,"x\ny"\nA-2,b\nA-3,"never closed\nA-4,d\n';
  expect(await read(file)).toEqual({
    records: [
      { line: 1, cells: ['sku', 'name'] },
      { line: 2, cells: ['A-1', 'x\ny'] },
      { line: 4, cells: ['A-2', 'b'] },
    ],
    problem: [5, 'A quotation mark is out of place.'],
  });
});

test('UTF-8 and Windows-1252 are told apart, in pieces of any size', async () => {
  const text = 'sku,name\nA-1,Plain\nA-2,Œuvre d’été à 5 €\n';
  const windows = savedBy('Excel en-CA, CSV', text);
  for (const size of [1, 3, 65_536]) {
    expect((await cellsOf(windows, size)).at(-1)).toEqual(['A-2', '', 'Œuvre d’été à 5 €']);
    expect((await cellsOf(`\ufeff${text}`, size)).at(-1)).toEqual(['A-2', 'Œuvre d’été à 5 €']);
    expect((await cellsOf(`\ufeff${text}`, size))[0]).toEqual(['sku', 'name']);
  }
});

const latin = (text: string) => Buffer.from(text, 'latin1');
test.each([
  ['UTF-8, then Windows-1252', [Buffer.from('sku,name\nA-1,été\n'), latin('A-2,été\n')], 3, 'two encodings'],
  ['Windows-1252, then UTF-8', [latin('sku,name\nA-1,été\n'), Buffer.from('A-2,été\n')], 3, 'two encodings'],
  [
    'an old Mac’s accents',
    [Buffer.from('sku,name\nA-1,\x8et\x8e\n', 'latin1')],
    2,
    'neither in UTF-8 nor in Windows-1252',
  ],
  ['a byte that is none', [Buffer.from('sku,name\nA-1,x\x81\n', 'latin1')], 2, 'neither in UTF-8 nor in Windows-1252'],
  ['UTF-16', [Buffer.from('\ufeffsku\tname\nA-1\tx\n', 'utf16le')], 1, 'UTF-16'],
  ['a line without end', [Buffer.from(`sku,name\nA-1,${'x'.repeat(1_000_001)}`)], 2, 'longer than 1000000 bytes'],
])('%s: refused with the line and what to do', async (_, pieces, line, message) => {
  const { problem } = await read(Buffer.concat(pieces));
  expect(problem).toEqual([line, expect.stringContaining(message)]);
});

test('whatever bytes come, text or a problem comes of them, and nothing stands for a byte that is none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
      try {
        let text = '';
        for await (const piece of decodedText(Readable.from([Buffer.from(bytes)]))) text += piece;
        const isSame = [Buffer.from(text), latin(text)].some((again) => again.equals(bytes));
        const isWindows =
          Buffer.from(bytes)
            .toString('latin1')
            .replace(/[\x80-\x9f]/g, '').length <= text.length;
        expect(isSame || isWindows).toBe(true);
        if (!Buffer.from(bytes).includes('\ufffd')) expect(text).not.toContain('\ufffd');
      } catch (error) {
        expect(error).toBeInstanceOf(FileProblem);
      }
    }),
  );
});

test.each(names)('texts and amounts come back from %s as they were written', async (program) => {
  const part = fc.constantFrom(
    ...'0123456789.,-/+=@eE\'" %$:;\n|é'.split(''),
    'jan',
    'MAR',
    'déc',
    'true',
    'VRAI',
    '00',
    '628123456789',
    '1299.00',
    '’',
  );
  // In Windows-1252 these are the bytes of a Chinese sign in UTF-8: beside other accents they are refused as two encodings.
  const isBoth = (one: string): boolean => one.includes('é’’');
  const text = fc
    .array(part, { maxLength: 5 })
    .map((parts) => parts.join(''))
    .filter((one) => !isBoth(one));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (texts) => {
      const csv = csvOf([['sku', 'text'], ...texts.map((one, place) => [`A-${place}x`, one])]);
      const [, ...records] = await cellsOf(savedBy(program, csv));
      expect(records).toHaveLength(texts.length);
      for (const [place, one] of texts.entries()) {
        const cell = records[place]?.[2] ?? '';
        if (cell !== one.trim()) expect([one, hundredthsOf(cell)]).toEqual([one, hundredthsOf(one.trim())]);
      }
    }),
    { numRuns: 300 },
  );
});
