import type { Browser, Page } from '@playwright/test';
import { paths } from '@shop/contract';
import { enter } from '@shop/qa';
import type { Seen } from './cells.ts';

/** A page with a form of its own, which works without scripts too. */
export interface FormPage {
  remote: string;
  expose: string;
  path: string;
  /** Presses the button of its form; undefined where the page has none. */
  press?(page: Page): Promise<void>;
}

/** How long an answer to a press may be in coming, in ms: no press stays without one in the end. */
const timeout = 30_000;

/** Presses the button of an empty form, which the browser itself is kept from refusing. */
const pressForm = async (page: Page): Promise<void> => {
  const form = page.locator('[data-page] form[method=post]').first();
  await form.evaluate((element: HTMLFormElement) => (element.noValidate = true), undefined, { timeout: timeout });
  await form.locator('[type=submit]').first().click({ timeout: timeout });
};

export const pages = {
  login: { remote: 'account', expose: './login', path: paths.login(), press: pressForm },
  product: { remote: 'catalog', expose: './product', path: '/one-variant-out-of-stock.html', press: pressForm },
  contact: { remote: 'catalog', expose: './content', path: paths.contact(), press: pressForm },
  list: { remote: 'catalog', expose: './list', path: '/furniture/sofas-loveseats.html?setLang=fr' },
  plus: { remote: 'membership', expose: './plus', path: paths.plus() },
  cart: { remote: 'cart-checkout', expose: './cart', path: paths.cart() },
} satisfies Record<string, FormPage>;

let visitors = 0;

/** A visitor's page of their own, whose pages come to life once they rest. */
export const openVisitor = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    locale: 'en-CA',
    viewport: { width: 1024, height: 800 },
    extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${(visitors += 1)}` },
  });
  await enter(context, { hands: 'off' });
  return context.newPage();
};

interface Standing {
  isHydrated: boolean;
  failure: string | null;
  heading: string;
  notice: string;
  /** React has drawn the page's main part. */
  isDrawn: boolean;
  /** Most classes of the page's main part have rules. */
  isStyled: boolean;
}

const standing = (page: Page): Promise<Standing> =>
  page.evaluate(() => {
    const textOf = (selector: string): string =>
      document.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    const main = document.querySelector('[data-page] main');
    const classes = [...new Set([...(main?.querySelectorAll('[class]') ?? [])].flatMap((one) => [...one.classList]))];
    const rulesOf = (sheet: CSSStyleSheet): string => {
      try {
        return [...sheet.cssRules].map(({ cssText }) => cssText).join('');
      } catch {
        return ''; // one that did not come
      }
    };
    const rules = [...document.styleSheets].map(rulesOf).join('');
    const ruled = classes.filter((name) => rules.includes(`.${CSS.escape(name)}`));
    return {
      isHydrated: performance.getEntriesByName('session').length > 0,
      failure: document.querySelector('[data-failure]')?.getAttribute('data-failure') ?? null,
      heading: textOf('h1'),
      notice: [...document.querySelectorAll('[role=status],[role=alert],[data-toast]')]
        .map((element) => element.textContent?.trim() ?? '')
        .filter(Boolean)
        .join(' · '),
      isDrawn: main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber$')),
      isStyled: ruled.length * 2 >= classes.length,
    };
  });

/** Asks until the answer is wanted, for `most` ms; answers what was last seen. */
export const until = async <T>(look: () => Promise<T>, isWanted: (seen: T) => boolean, most: number): Promise<T> => {
  const end = Date.now() + most;
  for (;;) {
    const seen = await look();
    if (isWanted(seen) || Date.now() > end) return seen;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const pressed = async (page: Page, press: NonNullable<FormPage['press']>): Promise<string> => {
  let isPlain = false;
  const isSent: Promise<string> = page
    .waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest(), { timeout: timeout })
    .then(async (request) => {
      isPlain = true;
      const answer = await request.response();
      await page.waitForEvent('domcontentloaded', { timeout: timeout });
      return `plain form: ${answer?.status()} → ${new URL(page.url()).pathname}`;
    });
  const isTaken = page
    .waitForSelector('[data-page] [aria-invalid=true], dialog[open]', { timeout: timeout })
    // The answer to a plain form says so too.
    .then(() => (isPlain ? isSent : 'taken by the page'));
  await press(page).catch(() => undefined);
  return Promise.any([isSent, isTaken]).catch(() => 'nothing');
};

/** What is seen of a page on which something is broken: opened, needed, looked at once it has settled, and pressed. */
export const visit = async (
  page: Page,
  origin: string,
  { path, press }: FormPage,
): Promise<Pick<Seen, 'reads' | 'page' | 'press'>> => {
  const response = await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  const written = await standing(page);
  // Of the answer itself: its scripts may have drawn the page by now.
  const hasPage = /<\w+ [^>]*data-page\b/.test((await response?.text()) ?? '');
  // Again and again: the page hears nothing of a key before its first script has come.
  const needed = async (): Promise<Standing> => {
    await page.keyboard.press('Shift');
    return standing(page);
  };
  await until(
    needed,
    ({ isHydrated, failure, notice, isDrawn }) =>
      /could not be loaded|n’a pas pu se charger/.test(notice) || (isHydrated && (isDrawn || failure !== null)),
    20_000,
  );
  // A page that the server could not make is asked for once more by itself.
  const settled = await until(
    () => standing(page),
    ({ failure }) => failure === null,
    30_000,
  );
  const reads = settled.failure ? settled.heading : settled.notice || 'the page as ever';
  const made = !settled.isHydrated
    ? 'not alive'
    : settled.failure
      ? `failure screen (${settled.failure})`
      : settled.isDrawn
        ? 'drawn by its code'
        : 'the server’s markup stands';
  const first = hasPage ? `server’s (${response?.status()})` : `left to the browser (${response?.status()})`;
  const bare = [!written.isStyled && 'first', !settled.isStyled && 'then'].filter(Boolean).join(' and ');
  return {
    reads,
    page: `${first}, then ${made}${bare && `; ${bare} without its styles`}`,
    press: press ? await pressed(page, press) : '–',
  };
};
