import { bucketSettings } from './bucket-settings.ts';
import { adapterSettings } from './adapter-settings.ts';
import * as kinds from './kinds.ts';
import type { Kind } from './kinds.ts';
import { outsideSettings } from './outside-settings.ts';
import { runningSettings } from './running-settings.ts';
import { about, type Process, type Setting } from './setting.ts';
import { storeSettings } from './store-settings.ts';
import { telemetrySettings } from './telemetry-settings.ts';

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
      default: 'http://127.0.0.1:4000',
      what: 'origin of the API that `pnpm operator` runs the shop with ([how](docs/operations.md#run-the-shop))',
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
