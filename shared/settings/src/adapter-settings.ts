import * as kinds from './kinds.ts';
import { about, type Setting } from './setting.ts';

/** The server that puts the shop's contract on another commerce platform. */
export const adapterSettings = {
  ...about('adapter', ['adapter'], {
    MEDUSA_URL: {
      kind: kinds.origin,
      what: 'where Medusa is; the adapter listens on `API_HOST` and `API_PORT` ([how](docs/how-to/sell-from-medusa.md))',
    },
    MEDUSA_KEY: { kind: kinds.text, what: 'the publishable key of the sales channel that is sold' },
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
