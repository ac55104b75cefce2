import type { Kind } from './kinds.ts';

/**
 * Who reads a setting: the API, the operator's commands, the console, the web server, the file server alone, what publishes
 * builds, what builds them, the check of another backend, and the adapter to one. What measures and tests this workspace has variables of its own.
 */
export type Process =
  | 'api'
  | 'operator'
  | 'console'
  | 'web'
  | 'files'
  | 'release'
  | 'build'
  | 'conformance'
  | 'adapter';

export type Topic = keyof typeof topics;
export const topics = {
  places: 'Addresses and ports',
  public: 'The public shop',
  database: 'Database',
  limits: 'Limits',
  pages: 'Pages',
  releases: 'Releases',
  objects: 'Buckets',
  running: 'Running',
  traces: 'Traces and figures',
  mail: 'E-mails',
  outside: 'Outside services',
  adapter: 'Another commerce platform',
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

type Said = Omit<Setting<unknown>, 'of' | 'topic'> & Partial<Pick<Setting<unknown>, 'of'>>;

/** Settings of one topic; `of` reads those that do not say themselves who reads them. */
export const about = <const Settings extends Readonly<Record<string, Said>>>(
  topic: Topic,
  of: readonly Process[],
  settings: Settings,
) =>
  Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, { of, topic, ...setting }])) as {
    readonly [Name in keyof Settings]: Settings[Name] & Pick<Setting<unknown>, 'of' | 'topic'>; // of the same names
  };
