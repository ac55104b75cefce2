import { paths } from '@shop/contract';
import type { CDPSession } from '@playwright/test';
import { rested, screens, textsIn } from '@shop/qa';
import { expect, test, type Page } from '../support/test.ts';

const text = textsIn('en');

test.use({ viewport: screens.phone });

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: text('host:header.menu'), exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: text('host:header.menu') });
const isModal = (page: Page) => menu(page).evaluate((dialog) => dialog.matches(':modal'));

/** What the tracing of a browser says of the work for one frame. */
interface Traced {
  name: string;
  ts: number;
  tid: number;
  args: { elementCount?: number; data?: { type?: string } };
}

/** Everything that a page did while `act` ran. */
const traced = async (session: CDPSession, act: () => Promise<void>): Promise<Traced[]> => {
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  await session.send('Tracing.end');
  await ended;
  return events.toSorted((a, b) => a.ts - b.ts);
};

test('the frame that shows a drawer styles the drawer alone; then all behind it is inert', async ({ page }) => {
  await page.goto(paths.home());
  await rested(page);
  const elements = await page.locator('*').count();
  const events = await traced(await page.context().newCDPSession(page), async () => {
    await opener(page).click();
    await expect.poll(() => isModal(page)).toBe(true);
  });
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click');
  const frame = events.find(({ name, ts, tid }) => name === 'PrePaint' && tid === click?.tid && ts > (click?.ts ?? 0));
  expect(frame).toBeDefined();
  const styled = events
    .filter(({ name, ts, tid }) => name === 'UpdateLayoutTree' && tid === click?.tid && ts < (frame?.ts ?? 0))
    .filter(({ ts }) => ts > (click?.ts ?? 0))
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(elements / 4);
  await expect(menu(page).getByRole('heading').first()).toBeFocused();
  await page
    .locator('main a')
    .first()
    .evaluate((link: HTMLElement) => link.focus());
  await expect(menu(page).locator(':focus')).toHaveCount(1);
});

test('what is done outside a drawer before it is modal does nothing; Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.goto(paths.home());
  const focused = await opener(page).evaluate(async (link: HTMLElement) => {
    link.focus();
    link.click();
    for (let turn = 0; turn < 10 && !document.querySelector('dialog[open]'); turn += 1) await Promise.resolve();
    const dialog = document.querySelector('dialog[open]');
    const behind = document.querySelector<HTMLElement>('main a');
    let presses = 0;
    behind?.addEventListener('click', (event) => {
      presses += 1;
      event.preventDefault();
    });
    behind?.click();
    behind?.focus();
    const seen = { isModal: dialog?.matches(':modal'), hasFocus: dialog?.contains(document.activeElement), presses };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    return seen;
  });
  expect(focused).toEqual({ isModal: false, hasFocus: true, presses: 0 });
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect.poll(() => isModal(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('the page behind is not laid out for the frame that shows a drawer, and is not scrolled meanwhile', async ({
  page,
}) => {
  await page.goto(paths.home());
  const seen = await opener(page).evaluate(async (link: HTMLElement) => {
    link.click();
    for (let turn = 0; turn < 10 && !document.querySelector('dialog[open]'); turn += 1) await Promise.resolve();
    const dialog = document.querySelector('dialog[open]');
    const isInside = (type: string, target: Element | null | undefined) =>
      target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })) === false;
    return {
      overflow: getComputedStyle(document.documentElement).overflowY,
      behind: ['wheel', 'touchmove'].map((type) => isInside(type, document.querySelector('main a'))),
      inside: ['wheel', 'touchmove'].map((type) => isInside(type, dialog?.querySelector('h2'))),
    };
  });
  expect(seen).toEqual({ overflow: 'visible', behind: [true, true], inside: [false, false] });
  await expect.poll(() => isModal(page)).toBe(true);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
});

test('a drawer comes in once: it does not begin anew when it becomes modal', async ({ page }) => {
  await page.goto(paths.home());
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const count = ({ type, target, pseudoElement, propertyName }: TransitionEvent): void => {
      if (!(target instanceof HTMLDialogElement)) return;
      dataset[type] = `${dataset[type] ?? ''} ${target.matches(':modal')}:${pseudoElement}${propertyName}`;
    };
    for (const type of ['transitionrun', 'transitioncancel', 'transitionend'] as const)
      document.addEventListener(type, count);
  });
  await opener(page).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-transitionend', /true:transform/);
  const begun = ((await root.getAttribute('data-transitionrun')) ?? '').trim().split(' ');
  expect(begun.filter((one) => one.endsWith(':transform'))).toHaveLength(1);
  expect(begun.filter((one) => one.endsWith(':::backdropopacity'))).toHaveLength(1);
  await expect(root).not.toHaveAttribute('data-transitioncancel', /./);
});
