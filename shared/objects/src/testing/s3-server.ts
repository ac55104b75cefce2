// A process of its own: `s3-server.ts <folder> <port> <bucket> [conditional]`. It prints its port.
// The server from the registry takes no notice of conditions of writings; with `conditional` they stand before it, as Amazon
// describes them: 412 when one does not hold, 404 when what is to be replaced is not there.
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import S3rver, { type Context } from '@20minutes/s3rver';

const [directory = '', port = '0', bucket = '', conditional] = process.argv.slice(2);
const server = new S3rver({
  directory,
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  vhostBuckets: false,
  configureBuckets: [{ name: bucket }],
});

const refusal = (code: string) => `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;

/** Status and code of a failed precondition. */
const against = async ({ app, path, headers }: Context): Promise<[number, string] | null> => {
  const { 'if-none-match': none, 'if-match': match } = headers;
  if (none === undefined && match === undefined) return null;
  const key = decodeURIComponent(path.slice(bucket.length + 2));
  const found = (await app.store.existsObject(bucket, key)) ? await app.store.getMetadata(bucket, key) : null;
  if (none === '*' && found) return [412, 'PreconditionFailed'];
  if (match !== undefined && !found) return [404, 'NoSuchKey'];
  return match !== undefined && match !== found?.etag ? [412, 'PreconditionFailed'] : null;
};

/** One call after the other: the server writes over a file while it reads it. */
let turn: Promise<unknown> = Promise.resolve();
server.middleware.unshift((context, next) => {
  const mine = turn.then(async () => {
    const refused = conditional && context.method === 'PUT' ? await against(context) : null;
    if (refused) {
      await buffer(context.req);
      context.status = refused[0];
      context.type = 'application/xml';
      context.body = refusal(refused[1]);
      return;
    }
    // It reckons the signature of a bucket's own address without the slash that it ends with.
    const isList = context.path.endsWith('/');
    context.app.allowMismatchedSignatures = isList;
    // So that lists have more than one page without a thousand objects.
    if (isList) context.query = { ...context.query, 'max-keys': '20' };
    await next();
    if (context.body instanceof Readable) context.body = await buffer(context.body);
  });
  turn = mine.catch(() => undefined);
  return mine;
});

const { port: taken } = await server.run();
console.log(taken);
process.on('disconnect', () => process.exit());
