import { globSync } from 'node:fs';
import { paths } from '@shop/contract';
import type { Browser } from '@playwright/test';
import { adding, enter, quickProduct, rested, screens, textsIn } from '@shop/qa';
import { SLOWER_BY } from './phone.ts';
import { LIST, main, settled, tap, tapped, type Interaction } from './press.ts';

const text = textsIn('en');

const ofTheShop: readonly Interaction[] = [
  {
    name: 'product: quantity',
    path: quickProduct,
    act: tapped((page) => main(page).getByRole('button', { name: text('catalog:quantity.more') })),
  },
  {
    name: 'product: variant',
    path: quickProduct,
    act: tapped((page) => main(page).locator('a[href*="piid"]:not([aria-current])')),
  },
  {
    name: 'product: heart',
    path: quickProduct,
    act: tapped((page) => main(page).getByRole('button', { name: text.like('account:wishlist.heart') })),
  },
  {
    name: 'product: add to cart',
    path: quickProduct,
    act: (page) => adding(page, () => tap(page, main(page).getByRole('button', { name: text('catalog:cart.add') }))),
  },
  {
    name: 'list: filters',
    path: LIST,
    act: tapped((page) => page.getByRole('button', { name: text('catalog:list.filters'), exact: true })),
  },
  {
    name: 'list: heart',
    path: LIST,
    act: tapped((page) => main(page).getByRole('button', { name: text.like('account:wishlist.heart') })),
  },
  {
    name: 'footer: appearance',
    path: paths.home(),
    act: async (page) => {
      await page.getByRole('combobox', { name: text('host:appearance.label') }).focus();
      await settled(page);
      await page.evaluate(() => void (window.longest = 0));
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'header: menu',
    path: paths.home(),
    act: tapped((page) =>
      page.getByRole('banner').getByRole('button', { name: text('host:header.menu'), exact: true }),
    ),
  },
  {
    name: 'header: a letter of a search',
    path: paths.home(),
    act: async (page) => {
      const box = page.getByRole('combobox', { name: text('host:search.label') });
      await tap(page, box);
      await page.keyboard.press('s');
    },
  },
  {
    name: 'cart: removal',
    path: paths.cart(),
    act: tapped((page) => main(page).getByRole('button', { name: text('cart-checkout:line.remove') })),
  },
];

/** With those of each feature that a shop may do without. */
const allInteractions = async (): Promise<Interaction[]> => {
  const all = [...ofTheShop];
  for (const file of globSync('presses/*.ts', { cwd: import.meta.dirname }).toSorted())
    all.push(...Object.values<Interaction>(await import(`./${file}`)));
  return all;
};

/** Runs in the page before anything else: keeps the longest time from an input to the frame that shows it. */
const watchInputs = (): void => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/**
 * The time from an input to the frame that shows what it did (Event Timing, which INP is made of), in ms by
 * interaction, on a slow phone's processor and pages that are alive and at rest. What is too short to be reported is
 * 16 ms.
 */
export const measureInteractions = async (browser: Browser, origin: string): Promise<Record<string, number>> => {
  const context = await browser.newContext({
    viewport: screens.phone,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const durations: Record<string, number> = {};
  try {
    await enter(context);
    await context.addInitScript(watchInputs);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    for (const { name, path, act } of await allInteractions()) {
      await page.goto(origin + path);
      await rested(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_BY });
      await act(page);
      await settled(page);
      durations[name] = Math.max(16, await page.evaluate(() => window.longest ?? 0));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    return durations;
  } finally {
    await context.close();
  }
};
