import { paths } from '@shop/contract';
import { takenOver } from '@shop/qa';
import { holdScripts } from '../support/paused-files.ts';
import { isWritten } from '../support/loading-stages.ts';
import { expect, test } from '../support/test.ts';

test.use({ hands: 'off' });

test('pressed before hydration, a form with a password or an e-mail sends nothing', async ({ page, context }) => {
  const letGo = await holdScripts(context);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await page.goto(paths.password({ type: 'create', email: 'nobody.yet@example.ca' }), { waitUntil: 'commit' });
  await isWritten(page);
  const before = page.url();
  for (const field of await page.locator('main form input:visible').all()) {
    await field.fill('typed.before@example.ca');
    await field.press('Enter');
  }
  for (const button of await page.locator('main form [type=submit]').all()) {
    await button.evaluate((node) => node instanceof HTMLElement && node.click());
  }
  await page.locator('main form').evaluateAll((forms) => {
    for (const form of forms) if (form instanceof HTMLFormElement) form.submit();
  });
  letGo();
  await takenOver(page.locator('main form input:visible').first());
  expect(page.url()).toBe(before);
  expect(sent.filter((line) => line.includes('typed.before') || line.startsWith('POST'))).toEqual([]);
});

test('a field that has the focus when the scripts come is a touch, and what was typed stays', async ({
  page,
  context,
}) => {
  const letGo = await holdScripts(context);
  await page.goto(paths.home(), { waitUntil: 'commit' });
  await isWritten(page);
  const field = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' });
  await field.fill('typed@before.ca');
  await expect(field).toBeFocused();
  letGo();
  await takenOver(field);
  await expect(field).toHaveValue('typed@before.ca');
});
