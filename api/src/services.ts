import type { World } from '@shop/world';
import type { CaptchaChecker } from './captcha/checker.ts';
import type { Queryable } from './database/connection.ts';
import type { GoogleTokens } from './google/tokens.ts';
import type { Mailer } from './mail/mailer.ts';
import type { CardProvider, PayLaterProvider, WalletProvider } from './payment/provider.ts';
import type { PlusPayment } from './plus-payment/provider.ts';
import type { Settings } from './settings.ts';
import type { Messenger } from './sms/messenger.ts';

/** What every handler is given. Nothing here belongs to one person. */
export interface Services {
  readonly db: Queryable;
  readonly settings: Settings;
  readonly mailer: Mailer;
  readonly messenger: Messenger;
  readonly cards: CardProvider;
  readonly payLater: PayLaterProvider;
  readonly wallet: WalletProvider;
  readonly plusPayment: PlusPayment;
  readonly captcha: CaptchaChecker;
  readonly google: GoogleTokens;
  /** The clock, so that tests can set it. */
  readonly now: () => Date;
  /** The world that the store began with, for the sandbox's reset. */
  readonly makeWorld: () => Promise<World>;
  /** When this store was opened: drop prices count from here. */
  readonly openedAt: Date;
}
