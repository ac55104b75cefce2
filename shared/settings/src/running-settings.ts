import * as kinds from './kinds.ts';
import { about, type Setting } from './setting.ts';

/** How much the servers take on, how they make pages, what they serve, and how they end. */
export const runningSettings = {
  ...about('limits', ['api'], {
    API_RATE_LIMIT: {
      kind: kinds.integer(0, 1_000_000),
      default: '1200',
      what: 'requests per minute and visitor’s address (IPv6: network of 64 bits), 0 takes away every limit by address',
    },
    API_RENDER_RATE_LIMIT: {
      kind: kinds.integer(0, 10_000_000),
      default: '60000',
      what: 'calls per minute that one web server makes while it renders pages, which count for no visitor; 0 for no limit',
    },
    REDIS_URL: {
      kind: kinds.address('redis://127.0.0.1:6379', 'redis:', 'rediss:'),
      isSecret: true,
      what: 'a Valkey or Redis server that counts for limits in place of the database ([why](docs/decisions/0018-limits.md))',
    },
    PASSWORD_COST: {
      kind: kinds.integer(14, 20),
      default: '17',
      what: 'binary logarithm of scrypt’s N for new passwords, 14 to 20: at 17 a hash takes 128 MB and about 0.3 s',
    },
  }),
  ...about('pages', ['web'], {
    RENDER_LIMIT: {
      kind: kinds.milliseconds(1, 999_999),
      default: '1500',
      what: 'milliseconds that a page may take the web server, with waiting, before it is left to the browser; a thread that gives no answer for twice as long is ended',
    },
  }),
  ...about('limits', ['web'], {
    API_TIMEOUT: {
      kind: kinds.milliseconds(1, 600_000),
      default: '30000',
      what: 'milliseconds that the web server waits for the API’s answer to what it passes on, and for more of an answer that has begun; then it answers 504. More than the API’s own limits',
    },
  }),
  ...about('pages', ['web'], {
    PART_LIMIT: {
      kind: kinds.milliseconds(1, 999_999),
      what: 'milliseconds that a browser waits for a part of a remote before it goes on without it; 5000 where it is not set',
    },
    RENDER_SLOW: {
      kind: kinds.milliseconds(1, 999_999),
      default: '1000',
      what: 'milliseconds that a page may take a thread before it is told of as slow, by its remote',
    },
    RENDER_WORKERS: { kind: kinds.integer(1, 9_999), otherwise: 'one per core', what: 'threads that render pages' },
    RENDER_CONCURRENCY: {
      kind: kinds.integer(1, 9_999),
      otherwise: '8 in each thread',
      what: 'pages that are rendered at once',
    },
    RENDER_QUEUE: {
      kind: kinds.integer(1, 9_999),
      default: '100',
      what: 'pages that may wait to be rendered; more are answered with 503',
    },
    PAGE_CACHE_MB: {
      kind: kinds.integer(1, 9_999),
      default: '256',
      what: 'megabytes of memory in which a web server keeps pages that are the same for everyone, compressed; the least asked for go first',
    },
    PAGE_CACHE_URL: {
      kind: kinds.address('redis://127.0.0.1:6379', 'redis:', 'rediss:'),
      isSecret: true,
      what: 'a Valkey or Redis server in which several web servers share such pages ([how](docs/decisions/0019-page-caching.md))',
    },
    PAGE_CACHE_LIMIT: {
      kind: kinds.milliseconds(1, 999_999),
      default: '100',
      what: 'milliseconds that its answer is waited for',
    },
    FLAGS_FILE: {
      kind: kinds.place,
      otherwise: 'the rules that operators have given to the API',
      what: 'file with the rules of flags and experiments ([how](docs/how-to/use-a-flag.md)); looked at each second',
    },
    REMOTE_OVERRIDES: {
      kind: kinds.flag,
      what: '`1` lets `?remote=` put a remote’s development server ([how](docs/how-to/run-one-remote.md)) or a stored build ([how](docs/how-to/release-a-remote.md#look-before-you-promote)) under the shop for one browser; outside the sandbox it has to be signed',
    },
    PREVIEW_ORIGINS: {
      kind: kinds.safeOrigins,
      otherwise: 'none',
      what: 'origins from which `?remote=` may show a build that is not stored, with commas; it has to be signed as any build ([how](docs/how-to/release-a-remote.md#a-build-that-is-not-stored)). An `http` origin of this machine is taken in the sandbox',
    },
    DEV_SERVERS: {
      kind: kinds.text,
      what: 'file that names the development servers in place of releases, or of some remotes; `pnpm dev` sets it',
    },
  }),
  ...about('releases', ['web', 'files', 'release', 'console'], {
    RELEASES: {
      kind: kinds.placeOrBucket,
      otherwise: '`releases`',
      what: 'folder of the builds, or a bucket such as `s3://shop/releases`, which needs `RELEASE_TEAMS` ([how](docs/how-to/release-a-remote.md#releases-in-a-bucket)); what `npm start` has not made itself it leaves as it is ([how](docs/how-to/release-a-remote.md#releases-that-several-people-share))',
    },
    RELEASES_DATABASE_URL: {
      kind: kinds.address('postgresql://shop:…@db.example/releases', 'postgres:', 'postgresql:'),
      isSecret: true,
      what: 'a PostgreSQL database that holds the builds, in place of the folder `RELEASES`; it needs `RELEASE_TEAMS` ([how](docs/how-to/release-a-remote.md#releases-in-a-database))',
    },
    RELEASES_KEPT: {
      kind: kinds.place,
      of: ['web'],
      what: 'folder of this machine alone where the web server keeps a copy of what is live, runs it from there, and starts with it when the builds are away',
    },
    RELEASE_TEAMS: {
      kind: kinds.place,
      otherwise: '`teams.json` in `RELEASES`',
      what: 'file of the teams that may release and of their public keys ([how](docs/how-to/release-a-remote.md#who-may-release))',
    },
    RELEASE_KEY: {
      kind: kinds.place,
      of: ['release'],
      otherwise: 'a key made beside `RELEASES`',
      what: 'file of the private key with which `npm start` and `pnpm release` sign builds',
    },
    RELEASE_BY: {
      kind: kinds.text,
      of: ['release'],
      otherwise: 'the account that runs the command',
      what: 'who releases, as the history tells it',
    },
  }),
  ...about('running', ['api', 'web'], {
    DRAIN_DELAY: {
      kind: kinds.milliseconds(0, 600_000),
      otherwise: '`3000`; in a sandbox `0`',
      what: 'milliseconds that a server which is asked to end goes on taking requests, while `/readyz` says 503: longer than a balancer takes to notice ([how](docs/operations.md))',
    },
    DRAIN_LIMIT: {
      kind: kinds.milliseconds(1, 3_600_000),
      default: '20000',
      what: 'milliseconds that what is under way may take after that, before it is cut off',
    },
    READY_LIMIT: {
      kind: kinds.milliseconds(1, 60_000),
      of: ['api'],
      default: '2000',
      what: 'milliseconds that `/readyz` waits for the database',
    },
    LOG_LEVEL: {
      kind: kinds.oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
      of: ['web', 'files', 'console'],
      otherwise: '`info`; with `npm start` `warn`',
      what: 'how much the web server and the console say',
    },
    API_LOG: {
      kind: kinds.oneOf('silent', 'error', 'warn', 'info'),
      of: ['api'],
      default: 'warn',
      what: 'how much the API says',
    },
    ACCESS_LOG: {
      kind: kinds.flag,
      otherwise: '`1`; with `npm start` `0`',
      what: '`0` leaves out the line that the log has for each answered request ([what is in it](docs/operations.md)); there is none either where `LOG_LEVEL` or `API_LOG` is `silent`',
    },
  }),
} as const satisfies Record<string, Setting<unknown>>;
