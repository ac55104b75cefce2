import { randomUUID } from 'node:crypto';
import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import { ConditionsIgnored, ObjectStoreProblem, type ConditionalStore, type ListedObject } from './object-store.ts';
import type { BucketAccess, BucketPlace } from './place.ts';

/** How often a call is sent before it counts as failed: the first time, and again after a lost or refused connection. */
const attempts = 3;
/** Milliseconds to connect. */
const connectionLimit = 3_000;
/** Objects that are removed at once. */
const removals = 16;
/** In the object: which writing it comes from. */
const writing = 'writing';

const open = async ({ endpoint, region, pathStyle, keys, limit }: BucketAccess) => {
  // Loaded when it is needed: who has his releases in a folder does not wait for it.
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectionLimit, requestTimeout: limit, throwOnRequestTimeout: true },
    // Stores that are not Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint }),
    ...(keys && { credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret } }),
  });
  return { sdk, client };
};
type Opened = Awaited<ReturnType<typeof open>>;

interface Failure {
  name?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number; attempts?: number };
}

const statusOf = ({ $metadata }: Failure): number => $metadata?.httpStatusCode ?? 0;
const isAbsent = (error: Failure): boolean => statusOf(error) === 404 && error.name !== 'NoSuchBucket';

/** Another was faster (409: at this very moment), or what was to be replaced is gone. */
const isRefused = (error: Failure): boolean => [409, 412].includes(statusOf(error)) || isAbsent(error);

/**
 * Objects in a bucket of Amazon S3, or of a server that speaks its language. Each call has an end, with what it is sent
 * again.
 */
export const s3Objects = ({ bucket, prefix }: BucketPlace, access: BucketAccess): ConditionalStore => {
  const place = `s3://${bucket}/${prefix}`;
  let opened: Promise<Opened> | null = null;
  const Bucket = bucket;

  const problem = (error: Failure): ObjectStoreProblem => {
    if (error instanceof ObjectStoreProblem) return error;
    const said = [error.name, error.message].filter((word) => word && word !== 'Error' && word !== 'UnknownError');
    return new ObjectStoreProblem(
      `The store ${place} cannot be used: ${said.join(': ') || `it answers with ${statusOf(error)}`}.`,
    );
  };

  /** A call whose whole answer comes within the limit, or the failure that is an answer by what `expected` says. */
  const call = async <T>(
    work: (opened: Opened, abortSignal: AbortSignal) => Promise<T>,
    expected: (failure: Failure) => boolean = () => false,
  ): Promise<{ answer: T } | { failure: Failure }> => {
    const aborting = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(
          new ObjectStoreProblem(`The store ${place} cannot be used: it gave no answer within ${access.limit} ms.`),
        );
        aborting.abort();
      }, access.limit);
    });
    const asked = async (): Promise<T> => work(await (opened ??= open(access)), aborting.signal);
    try {
      return { answer: await Promise.race([asked(), tooLate]) };
    } catch (error) {
      const failure = Object(error) as Failure; // errors of the SDK have a name and what was answered
      if (expected(failure)) return { failure };
      throw problem(failure);
    } finally {
      clearTimeout(timer);
    }
  };

  const get = async (key: string, Range?: string) => {
    const got = await call(async ({ sdk, client }, abortSignal) => {
      const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key: `${prefix}${key}`, Range }), {
        abortSignal,
      });
      const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
      return { bytes, tag: found.ETag ?? '', by: found.Metadata?.[writing] };
    }, isAbsent);
    return 'answer' in got ? got.answer : null;
  };

  const put = async ({ sdk, client }: Opened, given: PutObjectCommandInput, abortSignal: AbortSignal) =>
    (await client.send(new sdk.PutObjectCommand(given), { abortSignal })).ETag ?? '';

  const store: ConditionalStore = {
    place,

    read: (key) => get(key),

    readPart: async (key, start, end) => (await get(key, `bytes=${start}-${end}`))?.bytes ?? null,

    async write(key, bytes) {
      await call((client, signal) => put(client, { Bucket, Key: `${prefix}${key}`, Body: bytes }, signal));
    },

    async writeIf(condition, key, bytes) {
      const mark = randomUUID();
      const when = condition === 'absent' ? { IfNoneMatch: '*' } : { IfMatch: condition.tag };
      const given = { Bucket, Key: `${prefix}${key}`, Body: bytes, Metadata: { [writing]: mark }, ...when };
      const written = await call((client, signal) => put(client, given, signal), isRefused);
      if ('answer' in written) return written.answer;
      if ((written.failure.$metadata?.attempts ?? 1) < 2) return null;
      // Sent again after an answer that was lost, a writing may have been refused for itself.
      const found = await get(key);
      return found?.by === mark ? found.tag : null;
    },

    async list(under) {
      const found: ListedObject[] = [];
      let ContinuationToken: string | undefined;
      do {
        const given = { Bucket, Prefix: `${prefix}${under}`, ContinuationToken };
        const listed = await call(({ sdk, client }, abortSignal) =>
          client.send(new sdk.ListObjectsV2Command(given), { abortSignal }),
        );
        if ('failure' in listed) break;
        for (const { Key = '', LastModified } of listed.answer.Contents ?? [])
          found.push({ key: Key.slice(prefix.length), changedAt: LastModified?.getTime() ?? 0 });
        ContinuationToken = listed.answer.NextContinuationToken;
      } while (ContinuationToken);
      return found.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    },

    async remove(keys) {
      const limited = pLimit(removals);
      await limited.map([...keys], (key) =>
        call(
          ({ sdk, client }, abortSignal) =>
            client.send(new sdk.DeleteObjectCommand({ Bucket, Key: `${prefix}${key}` }), { abortSignal }),
          isAbsent,
        ),
      );
    },

    async requireConditions() {
      const key = `.trial-${randomUUID()}`;
      try {
        const first = await store.writeIf('absent', key, Buffer.from('1'));
        const again = await store.writeIf('absent', key, Buffer.from('2'));
        const other = await store.writeIf({ tag: '"00000000000000000000000000000000"' }, key, Buffer.from('3'));
        const next = first === null ? null : await store.writeIf({ tag: first }, key, Buffer.from('4'));
        if (first === null || again !== null || other !== null || next === null)
          throw new ConditionsIgnored(
            `The store ${place} takes no notice of If-None-Match and If-Match when it is written to, so that of two writers at once one would be lost. Use one that has conditional writes.`,
          );
      } finally {
        await store.remove([key]).catch(() => undefined);
      }
    },

    async close() {
      const closing = opened?.then(({ client }: { client: S3Client }) => client.destroy());
      opened = null;
      await closing?.catch(() => undefined);
    },
  };
  return store;
};
