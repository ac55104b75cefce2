import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadLimits } from '@shop/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { ShopError } from '../domain/shop-error.ts';
import { messages } from '../domain/messages.ts';
import { formDataOf, sampleBytes, samplePicture } from '../testing/form-data.ts';
import { registerBodyParsers } from './body-parsers.ts';
import { registerErrorHandler } from './error-handler.ts';
import { mediaTypeOf, multipartLimits, readMultipart, type Admit } from './multipart-body.ts';

let app: FastifyInstance;
let folder: string;
let admit: Admit = async () => undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'multipart-test-'));
  // Until the end of this file: the folder of files that are about to be gone.
  process.env['TMPDIR'] = folder;
  app = fastify();
  await registerBodyParsers(app);
  registerErrorHandler(app);
  /** A file of the form as its name, type and size. */
  const shown = (_name: string, value: unknown): unknown =>
    value instanceof File ? `${value.name} ${value.type} ${value.size}` : value;
  app.route({
    method: 'POST',
    url: '/',
    handler: async (request) => {
      const { fields, discard } = await readMultipart(request, admit);
      const text = JSON.stringify(fields, shown);
      await discard();
      return JSON.parse(text);
    },
  });
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  admit = async () => undefined;
});

const send = async (fields: object) => {
  const reply = await app.inject({ method: 'POST', url: '/', ...(await formDataOf(fields)) });
  // Whatever became of a form, none of its files is left.
  expect(await readdir(folder)).toEqual([]);
  return { status: reply.statusCode, ...reply.json() };
};
const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('REQ-010 form-data is read like a form, with its files', async () => {
  const reply = await send({ order_id: 'CA1', item_ids: [5, 6], 'media[]': samplePicture(), note: 'é' });
  expect(reply).toEqual({
    status: 200,
    order_id: 'CA1',
    item_ids: ['5', '6'],
    media: ['sofa.jpg image/jpeg 6'],
    note: 'é',
  });
  expect(await send({})).toEqual({ status: 200 });
});

test('a field for files that was left empty holds none', async () => {
  expect(await send({ star: 5, media: new File([], '') })).toEqual({ status: 200, star: '5' });
});

test.each([
  ['image/jpeg', Uint8Array.from(sampleBytes.jpeg)],
  ['image/png', Uint8Array.from(sampleBytes.png)],
  ['image/webp', bytes('RIFF\0\0\0\0WEBPVP8 ')],
  ['image/avif', bytes('\0\0\0\x1Cftypavif')],
  ['video/mp4', bytes('\0\0\0\x18ftypmp42')],
  ['video/quicktime', bytes('\0\0\0\x14ftypqt  ')],
  ['video/webm', bytes('\x1A\x45\xDF\xA3\x01\0\0\0\x42\x82\x84webm')],
  [null, bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">')],
  [null, bytes('<html>')],
  [null, bytes('MZ')],
  [null, bytes('')],
])('a file is %s by its bytes', (type, content) => {
  expect(mediaTypeOf(content)).toBe(type);
});

test('a file that only says that it is a picture is refused by its name', async () => {
  const file = new File(['<script>alert(1)</script>'], 'sofa.png', { type: 'image/png' });
  expect(await send({ media: file })).toMatchObject({
    status: 400,
    message: expect.stringContaining('sofa.png'),
    result: { field: 'media' },
  });
});

test('too many files, too large a file, too much in all and too long a text are refused, and the next form is read', async () => {
  const large = (size: number): File => {
    const content = new Uint8Array(size);
    content.set(sampleBytes.jpeg);
    return new File([content], 'large.jpg');
  };
  const { files, fileSize, fieldSize } = multipartLimits;
  const { total } = uploadLimits;
  expect((await send({ media: Array.from({ length: files + 1 }, () => samplePicture()) })).status).toBe(413);
  expect((await send({ media: large(fileSize + 1) })).status).toBe(413);
  expect(
    (await send({ media: [fileSize, fileSize, total - 2 * fileSize + sampleBytes.jpeg.length].map(large) })).status,
  ).toBe(413);
  expect((await send({ note: 'x'.repeat(fieldSize + 1) })).status).toBe(413);
  expect((await send({ media: Array.from({ length: files }, () => samplePicture()) })).status).toBe(200);
});

test('form-data that breaks off is told of', async () => {
  const { payload, headers } = await formDataOf({ media: samplePicture() });
  const reply = await app.inject({ method: 'POST', url: '/', payload: payload.subarray(0, -20), headers });
  expect(reply.statusCode).toBe(400);
});

test('who may not send files is refused by the fields before them, and no file is read', async () => {
  const seen: unknown[] = [];
  admit = async (fields) => {
    seen.push(fields, await Promise.all((await readdir(folder)).map((name) => readdir(join(folder, name)))));
    throw new ShopError(404, messages.notFound);
  };
  const file = new File(['<script>alert(1)</script>'], 'sofa.png', { type: 'image/png' });
  expect((await send({ order_id: 'CA1', media: file, note: 'late' })).status).toBe(404);
  expect(seen).toEqual([{ order_id: 'CA1' }, [[]]]);
  // A form without files is asked about as well, with all of its fields.
  expect((await send({ order_id: 'CA1', note: 'late' })).status).toBe(404);
  expect(seen[2]).toEqual({ order_id: 'CA1', note: 'late' });
});

test('a form that says that it is longer than any may be is refused before it is read', async () => {
  const { payload, headers } = await formDataOf({ media: samplePicture() });
  let asked = 0;
  admit = async () => void (asked += 1);
  const tooLong = { ...headers, 'content-length': String(uploadLimits.total + 2 ** 21) };
  const reply = await app.inject({ method: 'POST', url: '/', payload, headers: tooLong });
  expect([reply.statusCode, asked]).toEqual([413, 0]);
});
