import type { BrowserContext, Response } from '@playwright/test';
import { paths } from '@shop/contract';
import { comeBack, expectAccessible, expectNothingWide, expectRoomForText, rested, screens } from '@shop/qa';
import { cameBack, customerWithoutCart, guestWithCart, guestWithOrder, visitorOf } from '../support/every-route.ts';
import { FIRST_VIEW_SCRIPT, watchFirstView } from '../support/first-view.ts';
import { hideActivation } from '../support/hidden-activation.ts';
import { holdFont, holdScripts } from '../support/paused-files.ts';
import { answerAfterPaint, expectFontMovesLittle, expectStill, startAnew } from '../support/layout-shifts.ts';
import { isWritten } from '../support/loading-stages.ts';
import { expectOutline } from '../support/outline.ts';
import { shopUrl } from '../support/places.ts';
import { expectStylesInAnyOrder } from '../support/style-order.ts';
import { expect, type Page } from '../support/test.ts';
import { expectNoDeadControl } from './properties/dead-controls.ts';
import { expectEndOfFirstView } from './properties/first-view-end.ts';
import { expectAnswered } from './properties/forms.ts';
import { expectOwnCode, expectTitle } from './properties/head.ts';
import { expectPolicy } from './properties/policy.ts';
import { property } from './properties/property.ts';
import { expectRoomToScroll } from './properties/room-to-scroll.ts';
import { expectTyped, typeEverywhere } from './properties/typed.ts';
import { expectLight, expectOneScript, weights } from './properties/light.ts';
import type { Visit } from './visits.ts';

/** Bytes by which French texts are longer than English ones. */
const FRENCH_TEXTS = 1024;

const enterAs = async (context: BrowserContext, { viewer, route }: Visit): Promise<void> => {
  if (viewer === 'nobody') return;
  if (viewer === 'guest' || viewer === 'buyer') {
    const { token } = await (viewer === 'guest' ? guestWithCart() : guestWithOrder());
    await context.addCookies([{ name: 'GuestToken', value: encodeURIComponent(token), url: shopUrl }]);
    return;
  }
  if (viewer === 'newcomer') return comeBack(context, await customerWithoutCart());
  if (viewer !== 'customer') return comeBack(context, await cameBack(viewer.email));
  if (route) await comeBack(context, await visitorOf(route));
};

/** The first view ends there: what the shell fetches afterwards is no part of its weight. */
const untilHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('alive').length > 0);

/** What the server answered and wrote: the scripts of the page are held. */
const lookAtWritten = async (page: Page, visit: Visit, answer: Response | null) => {
  const { route, status = 200 } = visit;
  await property('its status', () => expect(answer?.status()).toBe(status));
  await property('its security policy', () => expectPolicy(answer?.headers() ?? {}));
  if (route?.redirect === undefined && route?.render !== 'client')
    await property('its heading from the server', async () => expect(await answer?.text()).toContain('<h1'));
  await property('no control that does nothing without scripts', () => expectNoDeadControl(page));
  await property('forms that are answered', () => expectAnswered(page));
};

/** Pages that mark the end of their first view, and whose weight is bounded. */
const isWeighed = ({ name }: Visit): boolean => weights[name] !== undefined;

/** What a page of everybody fetched before the browser rested, when its scripts came. */
const lookAtWeight = async (page: Page, visit: Visit, answer: Response | null) => {
  const weight = weights[visit.name];
  await property('one script until it is loaded', () => expectOneScript(page));
  if (weight) await property('its weight until it is loaded', () => expectLight(page, weight, visit.language, answer));
};

/** The page as the shell has taken it over. */
const lookAtHydrated = async (page: Page, { route, language, leadsTo }: Visit, path: string) => {
  await property('its address', () =>
    expect(page).toHaveURL(({ pathname }) => pathname === (leadsTo ?? path.split('?')[0])),
  );
  await property('its title and language', () => expectTitle(page, route, language));
  await property('one heading', () => expect(page.getByRole('heading', { level: 1 })).toHaveCount(1));
  await property('only its own code', () => expectOwnCode(page));
};

const lookAtLooks = async (page: Page, { route }: Visit) => {
  const isBare = route?.redirect === undefined && route?.layout === 'print';
  await property('its outline', () => expectOutline(page, { isBare }));
  await property('nothing wider than the window', () => expectNothingWide(page));
  await property('the same looks with styles in any order', () => expectStylesInAnyOrder(page));
  await property('no violation of WCAG 2.2 AA', () => expectAccessible(page));
  await property('lines that scroll show words', () => expectRoomToScroll(page));
  await property('room for text', () => expectRoomForText(page));
};

/** Opens a page once and looks at every property that all pages have. Each fails by its name. */
export const makeVisit = async (page: Page, visit: Visit): Promise<void> => {
  const context = page.context();
  await enterAs(context, visit);
  await page.setViewportSize(screens[visit.screen]);
  const path = await visit.path();
  const letScriptsCome = await holdScripts(context);
  const letFontCome = await holdFont(context);
  await answerAfterPaint(page);
  await hideActivation(page);
  const watch = await watchFirstView(page);
  const answer = await page.goto(visit.language === 'en' ? path : paths.inLanguage(path, visit.language), {
    waitUntil: 'commit',
  });
  await isWritten(page);
  const address = page.url();
  const waits = (await page.locator('#start').count()) > 0;
  const most = isWeighed(visit) ? 0 : undefined;

  await property('nothing moves before scripts', () => expectStill(page, most));
  await lookAtWritten(page, visit, answer);
  if (waits && visit.viewer === 'nobody')
    await property('the end of its first view', () => expectEndOfFirstView(page, { isMarked: isWeighed(visit) }));
  const typed = await typeEverywhere(page);
  await startAnew(page); // without scripts some of the page looks otherwise
  letFontCome();
  await property('a line of its heading moves at most when its font comes', () => expectFontMovesLittle(page));
  await startAnew(page);
  letScriptsCome();
  await untilHydrated(page);
  await rested(page);
  if (waits && visit.viewer === 'nobody') await lookAtWeight(page, visit, answer);
  if (!visit.moves) await property('nothing moves', () => expectStill(page, most));
  if (isWeighed(visit)) {
    const { scriptBytes, steps } = await watch.read();
    await property('little script in its first view', () => {
      expect(scriptBytes).toBeGreaterThan(10_000);
      expect(scriptBytes).toBeLessThanOrEqual(FIRST_VIEW_SCRIPT + (visit.language === 'fr' ? FRENCH_TEXTS : 0));
    });
    await property('few steps to its first view', () => expect(steps).toBeLessThanOrEqual(3));
  }
  await property('what is typed before hydration stays', () => expectTyped(page, typed));
  await lookAtHydrated(page, visit, path);
  if (!visit.leadsTo) {
    await property('its address once it is alive', () => expect(page.url()).toBe(address));
    await property('forms that are answered once it is alive', () => expectAnswered(page));
  }
  if (!visit.isAgain) await lookAtLooks(page, visit);
};
