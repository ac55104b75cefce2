import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';

/** One request to Medusa and its answer; `after` counts the requests before it that changed something. */
interface Recorded {
  after: number;
  request: string;
  status: number;
  body: unknown;
}

export interface RecordedMedusa {
  url: string;
  /** Ends the server; writes the file where it was recorded. */
  close(): Promise<void>;
  /** Requests that were not recorded. */
  readonly unknown: readonly string[];
}

const pictures = path.resolve(import.meta.dirname, '../../../../world/assets/pictures');

/** A picture of the trial store, by the name that Medusa gave it: a time before the name of the file. */
const pictureOf = (name: string): string => path.join(pictures, path.basename(name).replace(/^\d+-/, ''));

/** Where Medusa's own pictures are in its answers: its default. */
const seededAt = 'http://localhost:9000';

const readsOnly = new Set(['GET', 'HEAD']);

/** Of a password’s reset, `Created` is all that is answered. */
const isJson = (text: string): boolean => /^[[{]/.test(text);

/**
 * A server that answers as Medusa did: from a recording, or, with `live`, from Medusa itself, whose answers it keeps.
 * A read is answered as it was after as many changes, or, where it came earlier or later then, as near to that as there is.
 */
export const recordedMedusa = async (
  file: string,
  { live, port = 0 }: { live?: string; port?: number } = {},
): Promise<RecordedMedusa> => {
  const lines = live ? [] : readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const records = lines.map((line) => JSON.parse(line) as Recorded); // written below
  const unknown: string[] = [];
  let changes = 0;
  const app = fastify({ logger: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const ask = async (method: string, url: string, headers: Record<string, string>, body: Buffer): Promise<Recorded> => {
    const sent = body.length > 0 && { body: new Uint8Array(body) };
    const answer = await fetch(live + url, { method, headers, ...sent });
    const request = requestOf(method, url, headers, body);
    const text = await answer.text();
    return { after: changes, request, status: answer.status, body: isJson(text) ? JSON.parse(text) : text };
  };
  /** Files of a form stand between texts that are new each time. */
  const textOf = (headers: Record<string, string>, body: Buffer): string =>
    headers['content-type']?.startsWith('multipart/') ? '(files)' : body.toString();
  /** Addresses that were answered here are Medusa's own there. */
  const ownAddresses = (headers: Record<string, string>, body: Buffer, here: string): Buffer =>
    headers['content-type']?.startsWith('multipart/') ? body : Buffer.from(body.toString().replaceAll(here, seededAt));
  const requestOf = (method: string, url: string, headers: Record<string, string>, body: Buffer): string =>
    [method, url, headers['x-medusa-locale'] ?? '', textOf(headers, body)].join(' ').trim();
  /** A read that says what it said before is not kept again. */
  const keep = (record: Recorded): void => {
    const last = records.findLast(({ request }) => request === record.request);
    if (JSON.stringify(last?.body) !== JSON.stringify(record.body)) records.push(record);
  };
  const find = (request: string): Recorded | undefined => {
    const same = records.filter((record) => record.request === request);
    return same.findLast(({ after }) => after <= changes) ?? same[0];
  };

  app.all('/static/:name', (request, reply) => {
    const { name } = request.params as { name: string }; // its route
    const known = pictureOf(name);
    if (!existsSync(known)) return reply.callNotFound();
    return reply.type('image/webp').send(readFileSync(known));
  });
  app.all('/*', async ({ method, url, headers, body }, reply) => {
    const { host, connection: _, 'content-length': __, ...passed } = headers as Record<string, string>;
    const sent = ownAddresses(passed, Buffer.isBuffer(body) ? body : Buffer.alloc(0), `http://${host}`);
    const request = requestOf(method, url, passed, sent);
    const record = live ? await ask(method, url, passed, sent) : find(request);
    if (!record) {
      unknown.push(request);
      return reply.status(501).send({ message: `not recorded: ${request}` });
    }
    if (live) keep(record);
    if (!readsOnly.has(method)) changes += 1;
    return reply
      .status(record.status)
      .type('application/json')
      .send(JSON.stringify(record.body).replaceAll(seededAt, `http://${host}`));
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    unknown,
    close: async () => {
      await app.close();
      if (live) writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    },
  };
};
