import type { Request } from '@playwright/test';
import { addOne, quickProduct, textsIn } from '@shop/qa';
import { letChecksTakeLong } from './delivery.ts';
import type { Page } from './test.ts';

/** What a page knows of its own comparison with the live builds. */
interface BuildCheck {
  /** Since the last press; a new document came with what was live. */
  wasAsked: boolean;
  /** Questions that have had no answer. */
  pending: number;
  /** Another document is on its way. */
  isLeaving: boolean;
}

declare global {
  interface Window {
    buildCheck: BuildCheck;
  }
}

/** Runs in a page before anything else. */
const watchBuildCheck = (): void => {
  const check: BuildCheck = { wasAsked: true, pending: 0, isLeaving: false };
  window.buildCheck = check;
  const ask = window.fetch.bind(window);
  window.fetch = async (what, how) => {
    if (!/\/(version|registry)\.json/.test(String(what))) return ask(what, how);
    check.wasAsked = true;
    check.pending += 1;
    try {
      const answer = await ask(what, how);
      const output = await answer.text();
      // Read at once, so that the page has done what follows from it before the question counts as answered.
      return Object.assign(new Response(output, answer), { json: async () => JSON.parse(output) });
    } finally {
      setTimeout(() => (check.pending -= 1));
    }
  };
  navigation.addEventListener('navigate', ({ destination }) => {
    if (!destination.sameDocument) check.isLeaving = true;
  });
};

/** Whether the page of this heading stays: it has compared its builds, and no document comes in its place. */
const isOpened = ({ pathname, heading }: { pathname: string; heading: string }): boolean => {
  const { wasAsked, pending, isLeaving } = window.buildCheck;
  if (window.isHydrated !== true || !wasAsked || pending > 0 || isLeaving || location.pathname !== pathname)
    return false;
  return [...document.querySelectorAll('h1')].some(({ innerText }) => innerText.trim() === heading);
};

/** Somebody with an item in the cart. */
export interface Session {
  page: Page;
  /** Documents that it has asked for. */
  documents: number;
}

const lists = ['Decor', 'Bath', 'Pets', 'Kitchen'] as const;
const text = textsIn('en');
/** Many share the machine. */
const timeout = 60_000;

/** Presses a link; ends when the page that it leads to is open, in this document or in a new one. */
const follow = async ({ page }: Session, link: ReturnType<Page['getByRole']>, heading: string): Promise<void> => {
  const pathname = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  await page.evaluate(() => (window.buildCheck.wasAsked = false));
  await link.click();
  await page.waitForFunction(isOpened, { pathname, heading }, { timeout: timeout });
};

/** One of four lists, or the next where that is in view. */
export const openList = async (session: Session, at: number): Promise<void> => {
  const { page } = session;
  const known = page.getByRole('heading', { level: 1 });
  const [first = lists[0], second = lists[1]] = [lists[at % 4], lists[(at + 1) % 4]];
  const name = (await known.innerText()).trim() === first ? second : first;
  await follow(session, page.getByRole('banner').getByRole('link', { name, exact: true }).first(), name);
};

/** The first product of the list in view. */
export const openProduct = async (session: Session): Promise<void> => {
  const link = session.page.getByRole('main').getByRole('article').first().getByRole('link').last();
  await follow(session, link, (await link.innerText()).trim());
};

/** The cart that was filled before the first swap still holds its item. */
export const openCart = async (session: Session): Promise<void> => {
  const { page } = session;
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('host:header.cart', { count: 1 }) })
    .click();
  const drawer = page.getByRole('dialog', { name: text('cart-checkout:drawer.title') });
  const link = drawer.getByRole('link', { name: text('cart-checkout:cart.viewCart') });
  await follow(session, link, text('cart-checkout:cart.heading'));
};

export const enterShop = async (url: string, page: Page): Promise<Session> => {
  const session: Session = { page, documents: 0 };
  page.setDefaultTimeout(timeout);
  await page.addInitScript(watchBuildCheck);
  await letChecksTakeLong(page);
  await page.goto(url + quickProduct);
  await addOne(page);
  const isDocument = (request: Request): boolean =>
    request.isNavigationRequest() && request.frame() === page.mainFrame() && request.redirectedFrom() === null;
  page.on('request', (request) => {
    if (isDocument(request)) session.documents += 1;
  });
  return session;
};
