import { paths } from '@shop/contract';
import { comeBack, quickProduct, screens } from '@shop/qa';
import { cameBack, guestWithCart } from '../support/every-route.ts';
import { isWritten } from '../support/loading-stages.ts';
import { holdShell } from '../support/paused-files.ts';
import { shopUrl } from '../support/places.ts';
import { expect, test, type Page } from '../support/test.ts';

test.use({ hands: 'off', consent: 'unasked' });

const pages = {
  home: paths.home(),
  'a list': '/furniture/sofas-loveseats.html',
  'a search': paths.search('sofa'),
  'a product': quickProduct,
  'a page of texts': paths.content('shipping-guide'),
  'the cart': paths.cart(),
  'a page of an account': paths.accountHome(),
};

const kinds =
  'button, summary, select, textarea, input:not([type=hidden], [type=checkbox], [type=radio]), a[href^="#"]';

interface Control {
  /** Its place among all of them. */
  at: number;
  name: string;
}

/** One of each kind that somebody sees and can use: of many cards' links the first. */
const kindsOn = (page: Page): Promise<Control[]> =>
  page.locator(kinds).evaluateAll((all) => {
    const known = new Set<string>();
    return all.flatMap((one, at) => {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.matches(':disabled, [aria-disabled=true]'))
        return [];
      const said = one.getAttribute('aria-label') ?? one.textContent.trim();
      const form = one.closest('form')?.getAttribute('action') ?? '';
      const kind = [one.localName, one.getAttribute('type'), one.className, form].join();
      if (known.has(kind)) return [];
      known.add(kind);
      return [{ at, name: `${one.localName} “${said || one.getAttribute('name')}”` }];
    });
  });

/** Uses a control as the first thing of all, and answers what a person sees of it at once, and how far the page jumps. */
const useFirst = (page: Page, at: number): Promise<{ seen: string; jump: number }> =>
  page
    .locator(kinds)
    .nth(at)
    .evaluate(async (one) => {
      const element = one as HTMLElement; // a control of HTML
      let isSent = false;
      addEventListener('submit', (event) => {
        isSent = true;
        event.preventDefault();
      });
      const number = () => element.parentElement?.querySelector<HTMLInputElement>('input[type=number]')?.value;
      const isOpen = () => element.closest('details')?.open;
      const [stoodAt, before, wasOpen] = [scrollY, number(), isOpen()];
      if (element instanceof HTMLSelectElement) {
        element.selectedIndex = (element.selectedIndex + 1) % element.options.length;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (element.matches('input, textarea')) element.focus({ preventScroll: true });
      else element.click();
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      const opened = isOpen() !== wasOpen || document.querySelector('dialog[open], :popover-open') !== null;
      const seen = [
        isSent && 'its page is asked for',
        opened && 'it opens, or closes',
        element.dataset['held'] !== undefined && 'it is busy',
        // Nothing is sent here, which may be known by now.
        document.querySelector('[data-start-notice]') !== null && 'it is said',
        document.activeElement?.matches(':invalid') && 'the field that lacks something has the focus',
        number() !== before && 'its number changes',
        document.activeElement === element && element.matches('input, textarea, select') && 'it can be typed in',
        element.matches('a') && 'the browser goes there',
        element instanceof HTMLSelectElement && 'it is chosen',
      ].find((one) => typeof one === 'string');
      return { seen: seen ?? 'nothing', jump: element.matches('a') ? 0 : Math.abs(scrollY - stoodAt) };
    });

for (const [place, [name, path]] of Object.entries(pages).entries())
  for (const language of ['en', 'fr'] as const)
    for (const screen of ['desktop', 'phone'] as const) {
      const isDaily =
        place % 2 === 0 ? language === 'en' && screen === 'desktop' : language === 'fr' && screen === 'phone';
      test(
        `each control of ${name} answers as the first that is used, in ${language} on a ${screen}`,
        { tag: isDaily ? [] : ['@nightly'] },
        async ({ page, context, complaints }) => {
          complaints.allow(/Failed to load resource|net::ERR/);
          await page.setViewportSize(screens[screen]);
          if (path === paths.cart()) {
            const { token } = await guestWithCart();
            await context.addCookies([{ name: 'GuestToken', value: encodeURIComponent(token), url: shopUrl }]);
          }
          if (path === paths.accountHome()) await comeBack(context, await cameBack('ordinary@shop.test'));
          await holdShell(context);
          // What is asked for is another test's matter: here nothing changes.
          await page.route('**/*', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
          const open = async () => {
            // The start script comes after the document is parsed, and before all that is held.
            const started = page.waitForResponse(/\/start\.js/);
            await page.goto(paths.inLanguage(path, language), { waitUntil: 'commit' });
            await isWritten(page);
            await (await started).finished();
            await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
          };
          await open();
          const found = await kindsOn(page);
          expect(found.length).toBeGreaterThan(4);
          for (const { at, name: control } of found) {
            await open();
            const { seen, jump } = await useFirst(page, at);
            expect([control, seen, jump]).toEqual([control, expect.not.stringMatching(/^nothing$/), 0]);
          }
        },
      );
    }
