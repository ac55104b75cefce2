import * as kinds from './kinds.ts';
import type { Setting } from './setting.ts';

/** The server that puts the shop's contract on another commerce platform. */
export const adapterSettings = {
  MEDUSA_URL: {
    kind: kinds.origin,
    of: ['adapter'],
    topic: 'adapter',
    what: 'where Medusa is; the adapter listens on `API_HOST` and `API_PORT` ([how](docs/how-to/sell-from-medusa.md))',
  },
  MEDUSA_KEY: {
    kind: kinds.text,
    of: ['adapter'],
    topic: 'adapter',
    what: 'the publishable key of the sales channel that is sold',
  },
  MEDUSA_PICTURES: {
    kind: kinds.origin,
    of: ['adapter'],
    topic: 'adapter',
    otherwise: '`MEDUSA_URL`',
    what: 'the origin of pictures in Medusa; those of others are not shown',
  },
  MEDUSA_MEMORY: {
    kind: kinds.place,
    of: ['adapter'],
    topic: 'adapter',
    default: '.data/medusa.sqlite',
    what: 'the file in which the adapter keeps what Medusa has no place for',
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>;
