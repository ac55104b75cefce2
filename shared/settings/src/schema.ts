import * as kinds from './kinds.ts';
import type { Kind } from './kinds.ts';
import { outsideSettings } from './outside-settings.ts';
import { runningSettings } from './running-settings.ts';
import { about, type Process, type Setting } from './setting.ts';
import { storeSettings } from './store-settings.ts';
import { telemetrySettings } from './telemetry-settings.ts';

const whoUsesBuckets: readonly Process[] = ['api', 'web', 'files', 'release', 'console'];

/** How buckets are reached, whatever lies in them. */
const bucketSettings = {
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

/** The server that puts the shop's contract on another commerce platform. */
const adapterSettings = {
  ...about('adapter', ['adapter'], {
    MEDUSA_URL: {
      kind: kinds.origin,
      what: 'where Medusa is; the adapter listens on `API_HOST` and `API_PORT` ([how](docs/how-to/sell-from-medusa.md))',
    },
    MEDUSA_KEY: { kind: kinds.text, what: 'the publishable key of the sales channel that is sold' },
    MEDUSA_SECRET_KEY: {
      kind: kinds.text,
      isSecret: true,
      what: 'a secret key of Medusa’s admin API; without one orders cannot be cancelled or returned, nobody can delete their account, and the newsletter takes no address',
    },
    MEDUSA_RETURN_DAYS: {
      kind: kinds.integer(0, 3650),
      default: '30',
      what: 'for how many days after its delivery something can be sent back',
    },
    MEDUSA_PICTURES: {
      kind: kinds.origin,
      otherwise: '`MEDUSA_URL`',
      what: 'the origin of pictures in Medusa; those of others are not shown',
    },
    MEDUSA_MEMORY: {
      kind: kinds.place,
      default: '.data/medusa.sqlite',
      what: 'the file in which the adapter keeps what Medusa has no place for',
    },
  }),
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

/** Every variable that a process of this workspace reads; what each is for stands in `docs/settings.md`, written from here. */
export const schema = {
  ...storeSettings,
  ...runningSettings,
  ...telemetrySettings,
  ...bucketSettings,
  ...outsideSettings,
  ...adapterSettings,
  ...about('tools', ['operator'], {
    OPERATOR_API: {
      kind: kinds.origin,
      of: ['operator', 'console'],
      default: 'http://127.0.0.1:4000',
      what: 'origin of the API that `pnpm operator` and the console run the shop with ([how](docs/operations.md#run-the-shop))',
    },
    OPERATOR_KEY: {
      kind: kinds.matching(/^op_\S+$/, 'be a key that begins with op_'),
      isSecret: true,
      what: 'key of whoever uses `pnpm operator`; `pnpm operator-key` makes the first one',
    },
    CONFORMANCE_PASSWORD: {
      kind: kinds.text,
      of: ['conformance'],
      isSecret: true,
      what: 'password of the customer as whom `pnpm conformance` asks another backend ([how](docs/how-to/other-backend.md))',
    },
    BUILD_NUMBER: {
      kind: kinds.integer(1, 999_999_999_999),
      of: ['build'],
      otherwise: 'the time in seconds',
      what: 'number of a build; `pnpm release` sets it',
    },
  }),
} as const satisfies Record<string, Setting<unknown>>;

export type SettingName = keyof typeof schema;

/** The value of a setting: null when nothing is set and it has no default. */
export type ValueOf<Name extends SettingName> =
  | ((typeof schema)[Name]['kind'] extends Kind<infer Value> ? Value : never)
  | ((typeof schema)[Name] extends { readonly default: string } ? never : null);

/** The settings of these processes by name, in the order of the schema. */
export const settingsOf = (processes: readonly Process[]): [SettingName, Setting<unknown>][] =>
  (Object.entries(schema) as [SettingName, Setting<unknown>][]).filter(([, setting]) =>
    // its keys are SettingName
    setting.of.some((process) => processes.includes(process)),
  );
