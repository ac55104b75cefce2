import type { CallName } from './calls/index.ts';
import type { Language } from './constants/shop.ts';
import type { IntentName } from './events.ts';
import type { FlagConfig, FlagKey } from './flags/flags.ts';
import type { SlotName } from './slots.ts';

/**
 * default, login (header without search), cms (like default), print (bare), blank (no chrome): SHELL-002 to SHELL-006.
 */
export const layouts = ['default', 'login', 'cms', 'print', 'blank'] as const;
export type LayoutName = (typeof layouts)[number];

/** Where a page's first view comes from: rendered alike for everyone, with personal parts, or in the browser only. */
export type RenderMode = 'public' | 'personal' | 'client';

/** A route with `resolves` shows it. */
export type ResolvedType = 'product' | 'category' | 'cms' | 'installvideos';

/** Where a plain form is posted to; the `action` of the module that declares it takes what was sent. */
export interface FormConfig {
  readonly path: string;
  /** Taken from anywhere, not only from the shop's own pages: what was sent has to prove itself. No cookie may count. */
  readonly fromAnywhere?: boolean;
}

interface AnyRoute {
  /** react-router pattern, such as `/room/:roomType`; of a route with `resolves` it is only a name. */
  readonly path: string;
  /** Route name (ROUTE-039), such as Home or ProductDetail. */
  readonly name: string;
  /** Sign-in needed (GUARD-003). */
  readonly auth?: boolean;
  /** Values of the query `entrypoint` that go on to the sign-in page, in place of the way back to this route. */
  readonly entrypoints?: readonly string[];
  /** Only for who is not signed in: everybody else is led to the account home. */
  readonly anonymousOnly?: boolean;
}

/** Groups of the account's list of pages (ACC-004). */
export type AccountGroup = 'shopping' | 'benefits' | 'you' | 'service';

/** A page, a part of one, or what an intent asks for. */
interface Served {
  /** Calls without which it shows nothing or can do nothing: a backend that does not serve all of them has no such page or part, and offers no such intent. */
  readonly needs?: readonly CallName[];
}

/** An address that shows a page. */
export interface PageRoute extends AnyRoute, Served {
  /** Exposed module: `./home` is `src/pages/home.tsx`. */
  readonly page: `./${string}`;
  readonly layout: LayoutName;
  /** Links of letters lead here. Their token signs in, or is good for a new password on this very page. */
  readonly letterLink?: 'sign-in' | 'new-password';
  /** Key of the document title in the remote's own locales. */
  readonly titleKey: string;
  readonly render: RenderMode;
  /** Where the account's list of pages has it, and by which name. */
  readonly account?: { readonly group: AccountGroup; readonly name: Readonly<Record<Language, string>> };
  /** `params.id` then holds the id that was resolved. */
  readonly resolves?: ResolvedType;
  /**
   * Names of the query that the page reads while it is loaded and first drawn. A `public` page declares them: on the
   * server it sees no other, and no other splits the page cache.
   */
  readonly query?: readonly string[];
  /**
   * Flags that the page reads. In its first view it sees no other, and no other splits the page cache.
   */
  readonly flags?: readonly FlagKey[];
  /** Plain forms that the page's `action` takes. */
  readonly forms?: readonly FormConfig[];
  readonly redirect?: never;
}

/** An address that only leads to another. */
export interface RedirectRoute extends AnyRoute {
  /** Path of this site. The address's query goes along, unless this path has a query of its own. */
  readonly redirect: string;
  /** 302 when absent. */
  readonly status?: 301 | 302;
}

export type RouteConfig = PageRoute | RedirectRoute;

export interface SlotConfig extends Served {
  readonly slot: SlotName;
  /** Exposed module: `./card-heart` is `src/extensions/card-heart.tsx`. */
  readonly expose: `./${string}`;
  /** Lower comes first; 0 when absent. */
  readonly order?: number;
}

/** The module exposes a default component that is mounted, once, when the intent is first dispatched. */
export interface IntentConfig extends Served {
  readonly intent: IntentName;
  readonly expose: `./${string}`;
  /** Plain forms that the module's `action` takes. */
  readonly forms?: readonly FormConfig[];
}

/** Everything the host knows about a remote before any of its code is loaded. Plain data. */
export interface RemoteConfig {
  /** As the folder is called without `remote-`. */
  readonly name: string;
  readonly routes: readonly RouteConfig[];
  /** Slots that its pages and parts have, for others to fill. */
  readonly places: readonly SlotName[];
  readonly slots: readonly SlotConfig[];
  /** Intents that it dispatches, its own among them. */
  readonly dispatches: readonly IntentName[];
  readonly intents: readonly IntentConfig[];
  readonly flags?: readonly FlagConfig[];
  /** Languages of `locales/<language>.json`; the namespace is the remote's name. */
  readonly locales: readonly Language[];
}

export const pageRoutesOf = ({ routes }: Pick<RemoteConfig, 'routes'>): PageRoute[] =>
  routes.filter((route) => route.redirect === undefined);
