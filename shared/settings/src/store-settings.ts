import * as kinds from './kinds.ts';
import { about, type Setting } from './setting.ts';

/** Where the shop is, to whom it is open, and its data. */
export const storeSettings = {
  ...about('places', ['api', 'web', 'adapter'], {
    PORT: { kind: kinds.port, of: ['web'], default: '3000', what: 'port of the web server' },
    API_PORT: { kind: kinds.port, default: '4000', what: 'port of the API' },
    ASSETS_PORT: {
      kind: kinds.port,
      of: ['files'],
      default: '3010',
      what: 'port of the server of released files alone',
    },
    HOST: {
      kind: kinds.text,
      of: ['api', 'web', 'files'],
      default: '127.0.0.1',
      what: 'address that the web server listens on',
    },
    API_HOST: { kind: kinds.text, default: '127.0.0.1', what: 'address that the API listens on' },
    WORKER_HOST: {
      kind: kinds.text,
      of: ['api'],
      default: '127.0.0.1',
      what: 'address where a worker answers `/livez`, `/readyz` and `/metrics` ([roles](docs/operations.md#roles))',
    },
    WORKER_PORT: { kind: kinds.port, of: ['api'], default: '4010', what: 'port of that' },
    CONSOLE_PORT: { kind: kinds.port, of: ['console', 'api'], default: '3020', what: 'port of the console' },
    CONSOLE_HOST: {
      kind: kinds.text,
      of: ['console'],
      default: '127.0.0.1',
      what: 'address that the console listens on',
    },
    CONSOLE_URL: {
      kind: kinds.origin,
      of: ['console', 'api'],
      otherwise: '`CONSOLE_PORT` of this machine',
      what: 'the origin under which people open the console; with `https` its session’s cookie is sent over nothing else',
    },
    API_URL: {
      kind: kinds.origin,
      of: ['web', 'build'],
      otherwise: 'the API at `API_PORT` of this machine',
      what: 'another backend; then `npm start` starts no API ([how](docs/how-to/other-backend.md))',
    },
    CONTENT_DIR: {
      kind: kinds.place,
      of: ['web'],
      what: 'a folder with content pages that stand before those of the backend ([how](docs/how-to/other-backend.md#pages-from-files))',
    },
  }),
  ...about('public', ['api', 'web'], {
    NODE_ENV: {
      kind: kinds.text,
      of: ['api', 'web', 'adapter'],
      what: '`production` says that the shop is public, see `SANDBOX`',
    },
    SANDBOX: {
      kind: kinds.flag,
      of: ['api', 'web', 'adapter'],
      otherwise:
        'on, unless `NODE_ENV=production`, `HOST` or `API_HOST` is not a loopback address, `SMTP_URL`, `SHOP_URL`, `PUBLIC_ORIGIN` or `DATABASE_URL` names another machine, or a payment provider’s environment is `production`',
      what: 'stand-ins of the outside services, test accounts, the API’s `/dev` and `/docs`, on the shop’s port too; `0` takes them away. A start without a sandbox names every setting that it misses',
    },
    SANDBOX_REVIEWS: {
      kind: kinds.flag,
      of: ['api'],
      default: '1',
      what: 'the sandbox says yes to a large order by itself after 10 s; `0` leaves each to an operator, as it is without a sandbox',
    },
    PUBLIC_ORIGIN: { kind: kinds.origin, what: 'the origin that shoppers see' },
    ASSET_ORIGIN: {
      kind: kinds.origin,
      of: ['web'],
      what: 'another origin of released files ([how](docs/how-to/cdn.md))',
    },
    TRUST_PROXY: {
      kind: kinds.proxies,
      of: ['web', 'console'],
      what: 'how many proxies stand before the web server and the console, or their addresses',
    },
    WEB_SECRET: {
      kind: kinds.sharedSecret,
      of: ['api', 'web', 'console'],
      isSecret: true,
      otherwise: 'with `npm start` one that is new per start',
      what: 'by which the API knows the shop’s web servers and its console and believes what they say of a visitor’s address; at least 16 characters, the same for all processes. An API without one believes nobody',
    },
    WEB_SECRET_FORMER: {
      kind: kinds.sharedSecret,
      of: ['api'],
      isSecret: true,
      what: 'the `WEB_SECRET` before, which the API believes as well while web servers are started again with another ([how](docs/operations.md#keys))',
    },
    METRICS_TOKEN: {
      kind: kinds.sharedSecret,
      isSecret: true,
      what: 'whoever names it (`authorization: Bearer …`) reads `/metrics` of the API and of the web server ([what is there](docs/operations.md)); without it nobody but in a sandbox; at least 16 characters',
    },
    OUTSIDE_LINKS: {
      kind: kinds.text,
      of: ['web'],
      what: 'where the links to social networks, app stores and sites of other countries lead, such as `instagram=https://…,app-store=https://…,usa=https://…`; for the others the shop has a page that says what would be there',
    },
  }),
  ...about('database', ['api'], {
    DATABASE_URL: {
      kind: kinds.text,
      of: ['api', 'web'],
      isSecret: true,
      otherwise: 'an embedded database',
      what: 'a PostgreSQL server ([how](docs/how-to/postgresql.md)); the web server only sees by it whether the shop is public',
    },
    DATABASE_READ_URL: {
      kind: kinds.addresses('postgresql://shop:…@replica.example/shop', 'postgres:', 'postgresql:'),
      of: ['api'],
      isSecret: true,
      otherwise: 'the server of `DATABASE_URL` answers everything',
      what: 'servers that copy the one of `DATABASE_URL`, with commas; they answer reads of what everybody sees ([how](docs/how-to/postgresql.md#replicas))',
    },
    DATABASE_POOL: {
      kind: kinds.integer(1, 1_000),
      default: '10',
      what: 'connections that each API process takes for everything but the checkout',
    },
    DATABASE_CHECKOUT_POOL: {
      kind: kinds.integer(1, 1_000),
      default: '10',
      what: 'connections that each API process takes for cart, checkout and payment alone',
    },
    DATABASE_STATEMENT_TIMEOUT: {
      kind: kinds.milliseconds(0, 3_600_000),
      default: '15000',
      what: 'milliseconds after which a statement is ended and the call answered 503; 0 for no limit',
    },
    DATABASE_LOCK_TIMEOUT: {
      kind: kinds.milliseconds(0, 3_600_000),
      default: '5000',
      what: 'milliseconds after which a statement’s wait for a lock is ended and the call answered 503; 0 for no limit',
    },
    UPLOADS: {
      kind: kinds.placeOrBucket,
      otherwise: 'the database',
      what: 'folder that all API servers and workers share, or bucket such as `s3://shop/uploads`, where new pictures and films of customers, and pictures that operators add to products, lie ([why](docs/decisions/0017-storage.md))',
    },
    API_DATA: {
      kind: kinds.place,
      otherwise: '`.data/api`',
      what: 'folder of the embedded database; delete it for a new world',
    },
    BACKUP_FOLDER: {
      kind: kinds.place,
      what: 'folder into which the running API backs the embedded database up; without it there are no backups but those of `pnpm backup`',
    },
    BACKUP_EVERY: { kind: kinds.integer(1, 8_760), default: '24', what: 'hours between two backups' },
    BACKUP_KEEP: {
      kind: kinds.integer(1, 10_000),
      default: '7',
      what: 'how many backups stay in `BACKUP_FOLDER`; the oldest goes first',
    },
    WORLD: {
      kind: kinds.flag,
      otherwise: 'with `npm start` 1 for the embedded database',
      what: '`1` fills an empty database with the invented world; outside the sandbox without its people, orders and coupons',
    },
    WORLD_PRODUCTS: {
      kind: kinds.integer(0, 100_000),
      default: '630',
      what: 'size of a new world; of more than 630 products some look alike',
    },
  }),
} as const satisfies Record<string, Setting<unknown>>;
