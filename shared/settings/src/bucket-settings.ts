import * as kinds from './kinds.ts';
import { about, type Process, type Setting } from './setting.ts';

const whoUsesBuckets: readonly Process[] = ['api', 'web', 'files', 'release'];

/** How buckets are reached, whatever lies in them. */
export const bucketSettings = {
  ...about('objects', whoUsesBuckets, {
    S3_ENDPOINT: {
      kind: kinds.address('https://objects.example', 'http:', 'https:'),
      otherwise: 'Amazon S3',
      what: 'address of the S3-compatible server whose buckets `RELEASES` and `UPLOADS` name ([which will do](docs/decisions/0017-storage.md))',
    },
    S3_REGION: { kind: kinds.text, default: 'us-east-1', what: 'region of the buckets' },
    S3_PATH_STYLE: {
      kind: kinds.flag,
      otherwise: '`1` with `S3_ENDPOINT`, else `0`',
      what: '`1` names the bucket in the path (`https://host/bucket/key`), `0` in the host’s name',
    },
    S3_ACCESS_KEY_ID: {
      kind: kinds.text,
      isSecret: true,
      otherwise: 'what the machine has: the role of its instance, or `AWS_…`',
      what: 'name of the key to the buckets',
    },
    S3_SECRET_ACCESS_KEY: { kind: kinds.text, isSecret: true, what: 'that key' },
    S3_LIMIT: {
      kind: kinds.milliseconds(100, 600_000),
      default: '10000',
      what: 'milliseconds that a call of a bucket may take, with the two times that it is made again',
    },
  }),
} as const satisfies Record<string, Setting<unknown>>;
