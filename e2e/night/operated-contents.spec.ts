import { paths } from '@shop/contract';
import { bothLanguages, fillCart, screens, shownAmount, textsIn, visitOf } from '@shop/qa';
import { couponAnswers } from '../support/coupon-answers.ts';
import type { OwnApi } from '../support/own-api.ts';
import { atOnce, onApi, openUntil, operatorFiles, startOperatedApi } from '../support/operated-shop.ts';
import { expect, test } from '../support/test.ts';

const words = {
  en: { banner: 'Oak weeks', page: 'How oak is oiled', body: 'Twice a year, along the grain.' },
  fr: { banner: 'Semaines du chêne', page: 'Huiler le chêne', body: 'Deux fois l’an, dans le fil du bois.' },
};
const written = operatorFiles();
const bodyIn = (language: 'en' | 'fr'): string => written(`${language}.html`, `<p>${words[language].body}</p>`);
/** A time that has not come when the command that names it is read, and that a test can wait for. */
const soon = (): string => new Date(Date.now() + 30_000).toISOString();

// One API for both: one test after the other.
test.describe.configure({ mode: 'default' });
let api: OwnApi;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  api = await startOperatedApi();
});
test.afterAll(() => api.stop());

for (const { language, screen } of bothLanguages) {
  test(`in ${language} on a ${screen} an operator's banner, page and coupon are there from their time on, take off what they say, and are gone after their end`, async ({
    page,
    openShop,
    complaints,
  }) => {
    test.setTimeout(600_000); // two times that are waited for, and seven commands
    complaints.allow(/status of 40[04]/); // the page before and after its time, and the code after its end
    const text = textsIn(language);
    const said = words[language];
    const shop = await openShop(onApi(api));
    const at = (target: string) => `${shop.url}${paths.inLanguage(target, language)}`;
    await page.setViewportSize(screens[screen]);
    const own = `care/oak-${language}`;
    const code = `OAK${language.toUpperCase()}`;
    const banner = page.getByRole('link', { name: said.banner });
    const heading = page.getByRole('heading', { level: 1, name: said.page });

    // Kept by the web server before anything is changed.
    await page.goto(at(paths.home()));
    await expect(banner).toHaveCount(0);
    await page.goto(at(`/${own}`));
    await expect(heading).toHaveCount(0);

    const titles = (of: 'banner' | 'page') => ['--title', words.en[of], '--title-fr', words.fr[of]];
    const bodies = ['--body', bodyIn('en'), '--body-fr', bodyIn('fr')];
    const [placed = ''] = await api.operate(
      ['content', 'add', 'header', ...titles('banner'), '--url', `/${own}`],
      ['coupons', 'make', code, '--percent', '10', '--text', 'On everything.', '--text-fr', 'Sur tout.'],
    );
    await api.operate(['content', 'add', 'pages', ...titles('page'), ...bodies, '--path', own, '--from', soon()]);
    await openUntil(page, at(paths.home()), () => expect(banner).toBeVisible(atOnce));
    await openUntil(page, at(`/${own}`), () => expect(heading).toBeVisible(atOnce));
    await expect(page.getByRole('main').getByText(said.body)).toBeVisible();
    await page.goto(at(paths.home()));
    await banner.click();
    await expect(heading).toBeVisible();

    await fillCart(visitOf(page, language), shop.url);
    const typed = page.getByRole('textbox', { name: text('cart-checkout:coupon.label') });
    const apply = page.getByRole('button', {
      name: `${text('cart-checkout:coupon.apply')} ${text('cart-checkout:coupon.label')}`,
    });
    const summary = page.getByRole('region', { name: text('cart-checkout:cart.summary') });
    const discount = () => shownAmount(summary, text('cart-checkout:totals.discount'));
    await typed.fill(code);
    await apply.click();
    await expect(page.getByText(text('cart-checkout:coupon.applied', { code }))).toBeVisible();
    await expect.poll(discount).toBeLessThan(0);

    const id = placed.split(' ')[1] ?? '';
    await api.operate(['coupons', 'end', code]);
    await api.operate(['content', 'change', 'header', '--id', id, '--until', soon()]);
    await api.operate(['content', 'change', 'pages', '--id', own, '--until', soon()]);
    await page.goto(at(paths.cart()));
    await expect.poll(discount).toBe(0);
    // It says that it has ended, and is taken out by one press.
    await expect(typed).toHaveValue(code);
    await expect(typed).toHaveAccessibleDescription(new RegExp(code));
    const remove = `${text('cart-checkout:coupon.remove')} ${text('cart-checkout:coupon.label')}`;
    await page.getByRole('button', { name: remove }).click();
    await expect(typed).toHaveValue('');
    await typed.fill(code);
    await apply.click();
    await expect(typed).toHaveAccessibleDescription(couponAnswers[language].expired);
    await openUntil(page, at(`/${own}`), () => expect(heading).toHaveCount(0, atOnce));
    await openUntil(page, at(paths.home()), () => expect(banner).toHaveCount(0, atOnce));
  });
}
