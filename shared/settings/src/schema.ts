import * as kinds from './kinds.ts';
import type { Kind } from './kinds.ts';

/**
 * Who reads a setting: the API and its operator's commands, the web server, the file server alone, what publishes
 * builds, what builds them, and the check of another backend. What measures and tests this workspace has variables of its own.
 */
export type Process = 'api' | 'web' | 'files' | 'release' | 'build' | 'conformance';

export type Topic = keyof typeof topics;
export const topics = {
  places: 'Addresses and ports',
  public: 'The public shop',
  database: 'Database',
  limits: 'Limits',
  pages: 'Pages',
  releases: 'Releases',
  running: 'Running',
  mail: 'E-mails',
  outside: 'Outside services',
  tools: 'Tools',
} as const;

export interface Setting<Value> {
  readonly kind: Kind<Value>;
  readonly of: readonly Process[];
  readonly topic: Topic;
  /** For operators: Markdown, without the full stop. */
  readonly what: string;
  /** The text that holds when nothing is set. */
  readonly default?: string;
  /** In place of `default`: what holds then, in words. */
  readonly otherwise?: string;
  /** Never printed, and also taken from the file that `<name>_FILE` names. */
  readonly isSecret?: true;
}

const outside = 'docs/how-to/outside-services.md';
const how = (file: string): string => `([how](${file}))`;
const paid = how(`${outside}#payment-providers`);
const pushed = how(`${outside}#push-messages`);

/** Every variable that a process of this workspace reads; what each is for stands in `docs/settings.md`, written from here. */
export const schema = {
  PORT: {
    kind: kinds.port,
    of: ['web'],
    topic: 'places',
    default: '3000',
    what: 'port of the web server',
  },
  API_PORT: {
    kind: kinds.port,
    of: ['api', 'web'],
    topic: 'places',
    default: '4000',
    what: 'port of the API',
  },
  ASSETS_PORT: {
    kind: kinds.port,
    of: ['files'],
    topic: 'places',
    default: '3010',
    what: 'port of the server of released files alone',
  },
  HOST: {
    kind: kinds.text,
    of: ['api', 'web', 'files'],
    topic: 'places',
    default: '127.0.0.1',
    what: 'address that the web server listens on',
  },
  API_HOST: {
    kind: kinds.text,
    of: ['api', 'web'],
    topic: 'places',
    default: '127.0.0.1',
    what: 'address that the API listens on',
  },
  API_URL: {
    kind: kinds.origin,
    of: ['web', 'build'],
    topic: 'places',
    otherwise: 'the API at `API_PORT` of this machine',
    what: 'another backend; then `npm start` starts no API ([how](docs/how-to/other-backend.md))',
  },
  NODE_ENV: {
    kind: kinds.text,
    of: ['api', 'web'],
    topic: 'public',
    what: '`production` says that the shop is public, see `SANDBOX`',
  },
  SANDBOX: {
    kind: kinds.flag,
    of: ['api', 'web'],
    topic: 'public',
    otherwise:
      'on, unless `NODE_ENV=production`, `HOST` or `API_HOST` is not a loopback address, or `SMTP_URL`, `PUBLIC_ORIGIN` or `DATABASE_URL` names another machine',
    what: 'stand-ins of the outside services, test accounts, the API’s `/dev`, `/dev` and `/docs` on the shop’s port; `0` takes them away. A start without a sandbox names every setting that it misses',
  },
  PUBLIC_ORIGIN: {
    kind: kinds.origin,
    of: ['api', 'web'],
    topic: 'public',
    what: 'the origin that shoppers see',
  },
  ASSET_ORIGIN: {
    kind: kinds.origin,
    of: ['web'],
    topic: 'public',
    what: 'another origin of released files ([how](docs/how-to/cdn.md))',
  },
  TRUST_PROXY: {
    kind: kinds.proxies,
    of: ['web'],
    topic: 'public',
    what: 'how many proxies stand before the web server, or their addresses',
  },
  WEB_SECRET: {
    kind: kinds.sharedSecret,
    of: ['api', 'web'],
    topic: 'public',
    isSecret: true,
    otherwise: 'with `npm start` one that is new per start',
    what: 'by which the API knows the shop’s web servers and believes what they say of a visitor’s address; at least 16 characters, the same for all processes. An API without one believes nobody',
  },
  METRICS_TOKEN: {
    kind: kinds.sharedSecret,
    of: ['web'],
    topic: 'public',
    isSecret: true,
    what: 'whoever names it (`authorization: Bearer …`) reads the web server’s `/metrics`; without it nobody but in a sandbox; at least 16 characters',
  },
  OUTSIDE_LINKS: {
    kind: kinds.text,
    of: ['web'],
    topic: 'public',
    what: 'where the links to social networks, app stores and sites of other countries lead, such as `instagram=https://…,app-store=https://…,usa=https://…`; for the others the shop has a page that says what would be there',
  },
  DATABASE_URL: {
    kind: kinds.text,
    of: ['api', 'web'],
    topic: 'database',
    isSecret: true,
    otherwise: 'an embedded database',
    what: 'a PostgreSQL server ([how](docs/how-to/postgresql.md)); the web server only sees by it whether the shop is public',
  },
  DATABASE_POOL: {
    kind: kinds.integer(1, 1_000),
    of: ['api'],
    topic: 'database',
    default: '10',
    what: 'connections that each API process takes for everything but the checkout',
  },
  DATABASE_CHECKOUT_POOL: {
    kind: kinds.integer(1, 1_000),
    of: ['api'],
    topic: 'database',
    default: '10',
    what: 'connections that each API process takes for cart, checkout and payment alone',
  },
  DATABASE_STATEMENT_TIMEOUT: {
    kind: kinds.milliseconds(0, 3_600_000),
    of: ['api'],
    topic: 'database',
    default: '15000',
    what: 'milliseconds after which a statement is ended and the call answered 503; 0 for no limit',
  },
  DATABASE_LOCK_TIMEOUT: {
    kind: kinds.milliseconds(0, 3_600_000),
    of: ['api'],
    topic: 'database',
    default: '5000',
    what: 'milliseconds after which a statement’s wait for a lock is ended and the call answered 503; 0 for no limit',
  },
  API_DATA: {
    kind: kinds.place,
    of: ['api'],
    topic: 'database',
    otherwise: '`.data/api`',
    what: 'folder of the embedded database; delete it for a new world',
  },
  WORLD: {
    kind: kinds.flag,
    of: ['api'],
    topic: 'database',
    otherwise: 'with `npm start` 1 for the embedded database',
    what: '`1` fills an empty database with the invented world; outside the sandbox without its people, orders and coupons',
  },
  WORLD_PRODUCTS: {
    kind: kinds.integer(0, 100_000),
    of: ['api'],
    topic: 'database',
    default: '1200',
    what: 'size of a new world',
  },
  WORLD_CSV: {
    kind: kinds.text,
    of: ['api'],
    topic: 'database',
    what: 'file of a CSV catalogue that fills an empty store instead',
  },
  API_RATE_LIMIT: {
    kind: kinds.integer(0, 1_000_000),
    of: ['api'],
    topic: 'limits',
    default: '1200',
    what: 'requests per minute and visitor’s address (IPv6: network of 64 bits), 0 takes away every limit by address',
  },
  API_RENDER_RATE_LIMIT: {
    kind: kinds.integer(0, 10_000_000),
    of: ['api'],
    topic: 'limits',
    default: '60000',
    what: 'calls per minute that one web server makes while it renders pages, which count for no visitor; 0 for no limit',
  },
  REDIS_URL: {
    kind: kinds.address('redis://127.0.0.1:6379', 'redis:', 'rediss:'),
    of: ['api'],
    topic: 'limits',
    isSecret: true,
    what: 'a Valkey or Redis server that counts for limits in place of the database ([why](docs/decisions/limits.md))',
  },
  PASSWORD_COST: {
    kind: kinds.integer(14, 20),
    of: ['api'],
    topic: 'limits',
    default: '17',
    what: 'binary logarithm of scrypt’s N for new passwords, 14 to 20: at 17 a hash takes 128 MB and about 0.3 s',
  },
  RENDER_LIMIT: {
    kind: kinds.milliseconds(1, 999_999),
    of: ['web'],
    topic: 'pages',
    default: '1500',
    what: 'milliseconds that a page may take the web server, with waiting, before it is left to the browser; a thread that gives no answer for twice as long is ended',
  },
  API_TIMEOUT: {
    kind: kinds.milliseconds(1, 600_000),
    of: ['web'],
    topic: 'limits',
    default: '30000',
    what: 'milliseconds that the web server waits for the API’s answer to what it passes on, and for more of an answer that has begun; then it answers 504. More than the API’s own limits',
  },
  RENDER_SLOW: {
    kind: kinds.milliseconds(1, 999_999),
    of: ['web'],
    topic: 'pages',
    default: '1000',
    what: 'milliseconds that a page may take a thread before it is told of as slow, by its remote',
  },
  RENDER_WORKERS: {
    kind: kinds.integer(1, 9_999),
    of: ['web'],
    topic: 'pages',
    otherwise: 'one per core',
    what: 'threads that render pages',
  },
  RENDER_CONCURRENCY: {
    kind: kinds.integer(1, 9_999),
    of: ['web'],
    topic: 'pages',
    otherwise: '8 in each thread',
    what: 'pages that are rendered at once',
  },
  RENDER_QUEUE: {
    kind: kinds.integer(1, 9_999),
    of: ['web'],
    topic: 'pages',
    default: '100',
    what: 'pages that may wait to be rendered; more are answered with 503',
  },
  PAGE_CACHE_MB: {
    kind: kinds.integer(1, 9_999),
    of: ['web'],
    topic: 'pages',
    default: '256',
    what: 'megabytes of memory in which a web server keeps pages that are the same for everyone, compressed; the least asked for go first',
  },
  PAGE_CACHE_URL: {
    kind: kinds.address('redis://127.0.0.1:6379', 'redis:', 'rediss:'),
    of: ['web'],
    topic: 'pages',
    isSecret: true,
    what: 'a Valkey or Redis server in which several web servers share such pages ([how](docs/decisions/shared-pages.md))',
  },
  PAGE_CACHE_LIMIT: {
    kind: kinds.milliseconds(1, 999_999),
    of: ['web'],
    topic: 'pages',
    default: '100',
    what: 'milliseconds that its answer is waited for',
  },
  REMOTE_OVERRIDES: {
    kind: kinds.flag,
    of: ['web'],
    topic: 'pages',
    what: '`1` lets `?remote=` put a remote’s development server under the shop ([how](docs/how-to/run-one-remote.md))',
  },
  DEV_SERVERS: {
    kind: kinds.text,
    of: ['web'],
    topic: 'pages',
    what: 'file that names the development servers in place of releases; `pnpm dev` sets it',
  },
  RELEASES: {
    kind: kinds.place,
    of: ['web', 'files', 'release'],
    topic: 'releases',
    otherwise: '`releases`',
    what: 'folder of the builds; what `npm start` has not made itself it leaves as it is ([how](docs/how-to/release-a-remote.md#releases-that-several-people-share))',
  },
  RELEASES_KEPT: {
    kind: kinds.place,
    of: ['web'],
    topic: 'releases',
    what: 'folder of this machine alone where the web server keeps a copy of what is live, runs it from there, and starts with it when `RELEASES` is away',
  },
  RELEASE_TEAMS: {
    kind: kinds.place,
    of: ['web', 'files', 'release'],
    topic: 'releases',
    otherwise: '`teams.json` in `RELEASES`',
    what: 'file of the teams that may release and of their public keys ([how](docs/how-to/release-a-remote.md#who-may-release))',
  },
  RELEASE_KEY: {
    kind: kinds.place,
    of: ['release'],
    topic: 'releases',
    otherwise: 'a key made beside `RELEASES`',
    what: 'file of the private key with which `npm start` and `pnpm release` sign builds',
  },
  RELEASE_BY: {
    kind: kinds.text,
    of: ['release'],
    topic: 'releases',
    otherwise: 'the account that runs the command',
    what: 'who releases, as the history tells it',
  },
  DRAIN_DELAY: {
    kind: kinds.milliseconds(0, 600_000),
    of: ['api', 'web'],
    topic: 'running',
    otherwise: '`3000`; in a sandbox `0`',
    what: 'milliseconds that a server which is asked to end goes on taking requests, while `/readyz` says 503: longer than a balancer takes to notice ([how](docs/operations.md))',
  },
  DRAIN_LIMIT: {
    kind: kinds.milliseconds(1, 3_600_000),
    of: ['api', 'web'],
    topic: 'running',
    default: '20000',
    what: 'milliseconds that what is under way may take after that, before it is cut off',
  },
  READY_LIMIT: {
    kind: kinds.milliseconds(1, 60_000),
    of: ['api'],
    topic: 'running',
    default: '2000',
    what: 'milliseconds that `/readyz` waits for the database',
  },
  LOG_LEVEL: {
    kind: kinds.oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
    of: ['web', 'files'],
    topic: 'running',
    otherwise: '`info`; with `npm start` `warn`',
    what: 'how much the web server says',
  },
  API_LOG: {
    kind: kinds.oneOf('silent', 'error', 'warn', 'info'),
    of: ['api'],
    topic: 'running',
    default: 'warn',
    what: 'how much the API says',
  },
  CONTACT_EMAIL: {
    kind: kinds.text,
    of: ['api'],
    topic: 'mail',
    default: 'customer-care@boreal.example',
    what: 'where the messages of the contact page are sent ([how they are answered](docs/how-to/answer-messages.md))',
  },
  SMTP_URL: {
    kind: kinds.text,
    of: ['api', 'web'],
    topic: 'mail',
    isSecret: true,
    otherwise: 'letters stay in the API’s mailbox',
    what: 'the server that sends e-mails; the web server only sees by it whether the shop is public',
  },
  MAIL_FROM: {
    kind: kinds.text,
    of: ['api'],
    topic: 'mail',
    default: 'Boréal <no-reply@boreal.example>',
    what: 'their sender',
  },
  SHOP_URL: {
    kind: kinds.address('https://shop.example'),
    of: ['api'],
    topic: 'mail',
    default: 'http://127.0.0.1:3000',
    what: 'where their links lead',
  },
  RECAPTCHA_SITE_KEY: {
    kind: kinds.text,
    of: ['api', 'web'],
    topic: 'outside',
    what: `Google’s captcha in place of the shop’s stand-in ${how(outside)}`,
  },
  RECAPTCHA_SECRET: {
    kind: kinds.text,
    of: ['api'],
    topic: 'outside',
    isSecret: true,
    what: 'its secret key',
  },
  GOOGLE_CLIENT_ID: {
    kind: kinds.text,
    of: ['api', 'web'],
    topic: 'outside',
    what: `Google’s sign-in in place of the shop’s stand-in ${how(outside)}`,
  },
  TAG_MANAGER_ID: {
    kind: kinds.matching(/^GTM-[A-Z0-9]+$/, 'be a container such as GTM-ABC123'),
    of: ['api', 'web'],
    topic: 'outside',
    what: `tag manager, with people’s consent ${how(`${outside}#tag-manager-and-fraud-prevention`)}`,
  },
  FRAUD_SITE_ID: {
    kind: kinds.text,
    of: ['api', 'web'],
    topic: 'outside',
    what: `fraud prevention, with people’s consent ${how(`${outside}#tag-manager-and-fraud-prevention`)}`,
  },
  FRAUD_SCRIPT: {
    kind: kinds.text,
    of: ['api', 'web'],
    topic: 'outside',
    what: 'https address of its script; `{site_id}` stands for the id',
  },
  FRAUD_ACTIVE: {
    kind: kinds.flag,
    of: ['api'],
    topic: 'outside',
    what: '`1` lets browsers use it',
  },
  EMAIL_MARKETING_ID: {
    kind: kinds.matching(/^[A-Za-z0-9]{6}$/, 'be an id such as Ab12Cd'),
    of: ['api', 'web'],
    topic: 'outside',
    what: `e-mail marketing, with people’s consent ${how(`${outside}#e-mail-marketing-and-recommendations`)}`,
  },
  RECOMMENDATIONS_ID: {
    kind: kinds.matching(/^[A-F0-9]{16}$/, 'be an id such as 1A65B5CB868AFF1E'),
    of: ['api', 'web'],
    topic: 'outside',
    what: `the recommender, with people’s consent ${how(`${outside}#e-mail-marketing-and-recommendations`)}`,
  },
  TRANSLATION_WIDGET: {
    kind: kinds.oneOf('google'),
    of: ['api', 'web'],
    topic: 'outside',
    what: `\`google\` lets people translate pages, with their consent ${how(`${outside}#page-translation`)}`,
  },
  BRAINTREE_ENVIRONMENT: {
    kind: kinds.oneOf('sandbox', 'production'),
    of: ['api'],
    topic: 'outside',
    what: `cards and PayPal by Braintree ${paid}: its \`sandbox\` or \`production\``,
  },
  BRAINTREE_PUBLIC_KEY: {
    kind: kinds.text,
    of: ['api', 'web'],
    topic: 'outside',
    what: 'its public key',
  },
  BRAINTREE_PRIVATE_KEY: {
    kind: kinds.text,
    of: ['api'],
    topic: 'outside',
    isSecret: true,
    what: 'its private key',
  },
  BRAINTREE_MERCHANT_ACCOUNT: {
    kind: kinds.text,
    of: ['api'],
    topic: 'outside',
    otherwise: 'the account’s own default',
    what: 'the merchant account that is paid',
  },
  KLARNA_ENVIRONMENT: {
    kind: kinds.oneOf('playground', 'production'),
    of: ['api'],
    topic: 'outside',
    what: `paying later by Klarna ${paid}: its \`playground\` or \`production\``,
  },
  KLARNA_USERNAME: {
    kind: kinds.text,
    of: ['api', 'web'],
    topic: 'outside',
    what: 'its user name',
  },
  KLARNA_PASSWORD: {
    kind: kinds.text,
    of: ['api'],
    topic: 'outside',
    isSecret: true,
    what: 'its password',
  },
  ALIPAY_ENVIRONMENT: {
    kind: kinds.oneOf('sandbox', 'production'),
    of: ['api'],
    topic: 'outside',
    what: `the wallet of Alipay ${paid}: its \`sandbox\` or \`production\``,
  },
  ALIPAY_CLIENT_ID: {
    kind: kinds.text,
    of: ['api'],
    topic: 'outside',
    what: 'its client',
  },
  ALIPAY_PRIVATE_KEY: {
    kind: kinds.text,
    of: ['api'],
    topic: 'outside',
    isSecret: true,
    what: 'the shop’s private key there, Base64 without line breaks',
  },
  ALIPAY_PUBLIC_KEY: {
    kind: kinds.text,
    of: ['api'],
    topic: 'outside',
    what: 'the public key of Alipay, Base64 without line breaks',
  },
  TWILIO_ACCOUNT_SID: {
    kind: kinds.text,
    of: ['api'],
    topic: 'outside',
    what: `text messages through Twilio in place of the sandbox’s mailbox ${how(`${outside}#text-messages`)}`,
  },
  TWILIO_AUTH_TOKEN: {
    kind: kinds.text,
    of: ['api'],
    topic: 'outside',
    isSecret: true,
    what: 'its token',
  },
  TWILIO_FROM: {
    kind: kinds.matching(
      /^(\+[1-9]\d{6,14}|MG\w+)$/,
      'be a number such as +16475550100, or the SID of a messaging service',
    ),
    of: ['api'],
    topic: 'outside',
    what: 'the number, or the messaging service, that sends them',
  },
  PUSH_PUBLIC_KEY: {
    kind: kinds.text,
    of: ['api'],
    topic: 'outside',
    otherwise: 'the sandbox makes its own keys',
    what: `public key of push messages ${pushed}`,
  },
  PUSH_PRIVATE_KEY: {
    kind: kinds.text,
    of: ['api'],
    topic: 'outside',
    isSecret: true,
    what: 'its private key',
  },
  PUSH_CONTACT: {
    kind: kinds.matching(
      /^(mailto:\S+@\S+|https:\/\/\S+)$/,
      'be an address such as mailto:shop@example.ca or https://shop.example',
    ),
    of: ['api'],
    topic: 'outside',
    what: 'whom push services write to',
  },
  CONFORMANCE_PASSWORD: {
    kind: kinds.text,
    of: ['conformance'],
    topic: 'tools',
    isSecret: true,
    what: 'password of the customer as whom `pnpm conformance` asks another backend ([how](docs/how-to/other-backend.md))',
  },
  BUILD_NUMBER: {
    kind: kinds.integer(1, 999_999_999_999),
    of: ['build'],
    topic: 'tools',
    otherwise: 'the time in seconds',
    what: 'number of a build; `pnpm release` sets it',
  },
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
