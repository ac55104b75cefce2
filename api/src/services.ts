import type { Customer } from '@shop/contract';
import type { StoreContents } from '@shop/contract/contents';
import type { CaptchaChecker } from './captcha/checker.ts';
import type { CustomerRow } from './database/account/customers.ts';
import type { PoolLoad, Queryable } from './database/connection.ts';
import type { Joined } from './database/membership/plus-orders.ts';
import type { ReadCount } from './database/replicas/read-pool.ts';
import type { DatabaseState } from './database/state.ts';
import type { FileStore } from './files/file-store.ts';
import type { GoogleTokens } from './google/tokens.ts';
import type { PasswordHasher } from './domain/account/password.ts';
import type { JobKind } from './job-kind.ts';
import type { LimitStore } from './limits/limit-store.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Providers } from './payment/providers.ts';
import type { PlusPayment } from './plus-payment/provider.ts';
import type { PushSender } from './push/sender.ts';
import type { Settings } from './settings.ts';
import type { Messenger } from './sms/messenger.ts';

/** What one feature adds to Plus+ and its members (`served/membership.ts` has those of all features). */
export interface MembershipPart {
  /** The customer's fields that are this feature's own. */
  readonly customerFields: (db: Queryable, customer: CustomerRow) => Promise<Partial<Customer>>;
  /**
   * A code that somebody joins with, as their order stores it; null for one that is not this feature's.
   * @throws ShopError 400 at `vip_code`
   */
  readonly acceptCode: (db: Queryable, customerId: number, code: string) => Promise<string | null>;
  /** Somebody has paid for a year of Plus+: called once for it, within the transaction that makes them a member. */
  readonly joined: (services: Services, joined: Joined) => Promise<void>;
}

/** Given to every handler. Nothing here belongs to one person. */
export interface Services extends Providers {
  readonly db: Queryable;
  /** The same database through connections of the checkout's own. Its calls find these in `db` (http/routes.ts). */
  readonly checkoutDb: Queryable;
  /** The same database for everybody's reads, which replicas answer where there are some; their calls find it in `db`. */
  readonly readDb: Queryable;
  /** Asks the database, past all that waits for it, whether it answers and has this version’s migrations. */
  readonly databaseState: () => Promise<DatabaseState>;
  /** How many of everybody's statements each server has answered; none without replicas. */
  readonly databaseReads: () => ReadCount[];
  /** How busy the connections to the database are. */
  readonly databaseLoad: () => PoolLoad[];
  readonly settings: Settings;
  readonly mailer: Mailer;
  readonly messenger: Messenger;
  readonly push: PushSender;
  readonly plusPayment: PlusPayment;
  /** What features add to Plus+. */
  readonly membership: readonly MembershipPart[];
  /** Work of features that nobody's request does. */
  readonly jobs: readonly ((services: Services) => JobKind)[];
  readonly passwords: PasswordHasher;
  readonly captcha: CaptchaChecker;
  readonly google: GoogleTokens;
  /** Counts of what is limited, the same for all API servers. */
  readonly limits: LimitStore;
  /** Where files of customers lie that the database only names; null where they lie in the database. */
  readonly files: FileStore;
  /** The clock, so that tests can set it. */
  readonly now: () => Date;
  /** The world that the store began with, for the sandbox's reset. */
  readonly makeWorld: () => Promise<StoreContents>;
}
