import { paths, type Language } from '@shop/contract';
import { comeBack, expectAccessible, expectNothingWide, expectRoomForText, screens } from '@shop/qa';
import { leadsTo, onTheWay, pathOf, visitorOf } from '../support/every-route.ts';
import { expectOutline } from '../support/outline.ts';
import { liveRoutes } from '../support/routes.ts';
import { expectStylesInAnyOrder } from '../support/style-order.ts';
import { expect, test } from '../support/test.ts';

const looks: readonly { language: Language; screen: keyof typeof screens }[] = [
  { language: 'fr', screen: 'phone' },
  { language: 'en', screen: 'desktop' },
];

for (const { language, screen } of looks) {
  test.describe(`in ${language} on a ${screen}`, { tag: screen === 'desktop' ? '@nightly' : [] }, () => {
    test.use({ viewport: screens[screen] });

    for (const route of liveRoutes().filter(({ name }) => !onTheWay.has(name))) {
      test(`${route.name} has a title and an outline, fits, and breaks no rule of WCAG 2.2 AA`, async ({
        page,
        context,
      }) => {
        const who = await visitorOf(route);
        if (route.auth || leadsTo[route.name]) await comeBack(context, who);
        const path = await pathOf(route, who);
        const answer = await page.goto(paths.inLanguage(path, language));
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveURL(({ pathname }) => pathname === (leadsTo[route.name] ?? path.split('?')[0]));
        // Its own code and its texts in this language, and nothing of other pages.
        expect(await page.locator('link[rel=preload][href*="/expose-"]').count()).toBeLessThanOrEqual(2);
        await expect(page).toHaveTitle(/\S/);
        if (route.redirect === undefined) expect(await page.title()).not.toContain(route.titleKey);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
        await expectOutline(page, { isBare: route.redirect === undefined && route.layout === 'print' });
        await expectNothingWide(page);
        await expectStylesInAnyOrder(page);
        await expectAccessible(page);
        if (screen === 'phone') await expectRoomForText(page);
      });
    }
  });
}
