/** Brand: the slug stands in paths (/costwayday, /costwaycoin, /costwayplus), the name is shown to people. */
export const brand = { slug: 'costway', name: 'Boréal' } as const;

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];
/** The last page of a list that the API takes; it is empty, as any page beyond a list's end. */
export const lastPage = 1000;
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };
export const defaultLanguage: Language = 'en';
/** Query parameter that chooses the language (I18N-002); it wins over the stored one. */
export const languageQuery = 'setLang';

/** What a person may choose in place of what their device says; kept in the cookie `appearance`. */
export const appearances = ['light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];
/** Query parameter that chooses it without scripts: one of these, or anything else for what the device says. */
export const appearanceQuery = 'setAppearance';
export const isAppearance = (value: unknown): value is Appearance => appearances.some((one) => one === value);

/** Sent as header `country` (REQ-004) and stored with every address. */
export const country = 'ca';
/** Sent as header `client` (REQ-004). */
export const client = 'pc';
export const currency = 'CAD';
/** Pixels of the picture with which other sites show a link to a page. */
export const linkCard = { width: 1200, height: 630 } as const;
/** The shop's one service worker, which shows push messages (POP-028). */
export const serviceWorkerPath = '/service-worker.js';

export const orderNoteLength = 500;

/** Query `newsletter` of the page to which the newsletter's form comes back when it was sent without scripts. */
export const newsletterNotices = ['done', 'invalid', 'refused', 'unavailable'] as const;
export type NewsletterNotice = (typeof newsletterNotices)[number];
/** Query `notice` of the page that leaves the newsletter: its form brought somebody back, or could not be carried out. */
export type LeaveNotice = 'back' | 'unavailable';
/** Values of that form's field `wants`. */
export type LeaveWish = 'leave' | 'come_back';

/** Query `reorder` of an order's page: what became of ordering it again, where the form was sent without scripts. */
export const reorderNotices = ['done', 'gone', 'failed'] as const;
export type ReorderNotice = (typeof reorderNotices)[number];

/** Query `notice` of the contact page: what became of its form that was sent without scripts. */
export const contactNotices = ['sent', 'invalid', 'unavailable'] as const;
export type ContactNotice = (typeof contactNotices)[number];

/** Query `notice` of the payment page: why nothing was paid. */
export const paymentNotices = ['unpaid', 'changed', 'tooLarge', 'unavailable'] as const;
export type PaymentNotice = (typeof paymentNotices)[number];

/** Entries on a page of each list (CONST-004); those of reviews and questions are given by PDP-026 and PDP-027. */
export const pageSizes = {
  list: 24,
  search: 24,
  reviews: 5,
  customerPhotos: 8,
  questions: 10,
  orders: 10,
  videos: 12,
  wishlist: 24,
  coupons: 12,
  ownReviews: 10,
  boughtProducts: 12,
  showcase: 12,
} as const;

/**
 * As each text says it: the pop-up's heading what all five coupons are worth, its other text what the three largest are,
 * and the footer what they are at least (POP-016).
 */
export const newsletterOffers = { heading: 25_000, text: 20_000, footer: 1_500 } as const;

/** Days for which what an order earns stays pending, its points and its cashback. No requirement gives this number. */
export const pendingDays = 30;

/** Loyalty cashback: per cent of the goods, and how long it stays pending. No requirement gives the rate. */
export const cashbackTerms = { rate: 2, pendingDays } as const;

/** Points ever earned; each milestone gives one draw. No requirement gives these numbers. */
export const milestones: readonly number[] = [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000];

/**
 * Joining Plus+: seconds until another code (MEM-009), and milliseconds until and between asking for the payment
 * (MEM-012).
 */
export const plusJoinTimes = { resendSeconds: 59, firstAsk: 30_000, everyAsk: 3_000 } as const;

/** The twelve regional sites of the top bar (SHELL-029). */
export const regionalSites = [
  { code: 'USA', name: 'United States' },
  { code: 'GBR', name: 'United Kingdom' },
  { code: 'GER', name: 'Deutschland' },
  { code: 'ITA', name: 'Italia' },
  { code: 'FRA', name: 'France' },
  { code: 'ESP', name: 'España' },
  { code: 'POL', name: 'Polska' },
  { code: 'AUS', name: 'Australia' },
  { code: 'AUT', name: 'Österreich' },
  { code: 'BEL', name: 'België' },
  { code: 'NLD', name: 'Nederland' },
  { code: 'SWE', name: 'Sverige' },
] as const;

/** Recommendation availability zone (CONST-001) and e-mail marketing field (CONST-002). */
export const availabilityZone = 'en_CA';
export const marketingFieldId = 6694;

/** Cookie lifetimes in days (SESS-014, SESS-017 to SESS-021). */
export const cookieDays = {
  default: 120,
  deviceId: 365,
  visitorId: 7,
  language: 30,
  appearance: 365,
  affiliate: 30,
} as const;

/** The eleven roots of the mega-menu, by slug, in their order (SHELL-024). */
export const categoryRoots = [
  'furniture',
  'outdoor',
  'kitchen',
  'appliance',
  'decor',
  'bath',
  'baby-kids',
  'toys-hobbies',
  'sports-games',
  'pets',
  'health-beauty',
] as const;
export type CategoryRootSlug = (typeof categoryRoots)[number];

/** Joins street and apartment in one stored field (ADDR-003). */
export const streetSeparator = ' ¦ ';
/** Local storage keys (SESS-015). */
export const storageKeys = {
  userInfo: 'userInfo',
  guestToken: 'GuestToken',
  shippingAddress: 'shipping_address',
  indent: 'indent',
  emarsysLogin: 'emarsysLogin',
} as const;
/** Channel on which tabs tell each other a new guest token (SESS-006). */
export const guestTokenChannel = 'GuestToken';

/**
 * Fields of answers that say the moment at which they were made: the seconds that are left of a price, the server's
 * clock. Another value is no other data.
 */
export const momentFields: ReadonlySet<string> = new Set(['spkie_special_time', 'server_time', 'timestamp']);
