import { screens } from '@shop/qa';
import { FIRST_VIEW_SCRIPT, measureFirstView } from '../support/first-view.ts';
import { expect, test } from '../support/test.ts';

// Of these, 130 KB are there before somebody touches the page (untouched.spec.ts).
const budget = { scriptBytes: FIRST_VIEW_SCRIPT, steps: 3 };
const pages = { home: '/', list: '/furniture/sofas-loveseats.html', product: '/one-variant-out-of-stock.html' };

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    for (const [name, path] of Object.entries(pages)) {
      test(`${name}: few steps, little script, nothing moves`, async ({ page }, { annotations }) => {
        const { scriptBytes, steps, layoutShift } = await measureFirstView(page, path);
        annotations.push({ type: 'first view', description: `${scriptBytes} bytes of script, ${steps} steps` });
        expect(scriptBytes).toBeGreaterThan(10_000);
        expect(scriptBytes).toBeLessThanOrEqual(budget.scriptBytes);
        expect(steps).toBeLessThanOrEqual(budget.steps);
        expect(layoutShift).toBe(0);
      });
    }
  });
}
