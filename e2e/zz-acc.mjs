import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:3620';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const log = (...w) => console.log(...w);
async function ctx(width, lang) {
  const c = await browser.newContext({ viewport: { width, height: 900 }, locale: lang === 'fr' ? 'fr-CA' : 'en-CA' });
  const p = await c.newPage();
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && log(lang, width, m.type(), m.text().slice(0, 300)));
  p.on('pageerror', (e) => log('pageerror', e.message.slice(0, 300)));
  return { c, p };
}
const shot = async (p, n) => {
  const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) log('OVERFLOW', n, over);
  await p.screenshot({ path: `/tmp/acc-shots/${n}.png`, fullPage: true });
};
for (const [width, lang] of [
  [390, 'fr'],
  [1440, 'en'],
]) {
  const { c, p } = await ctx(width, lang);
  const n = (s) => `${s}-${width}-${lang}`;
  await p.goto(`${base}/costwayplus?setLang=${lang}`, { waitUntil: 'networkidle' });
  await shot(p, n('plus'));
  await p.goto(`${base}/customer/account/login?setLang=${lang}&redirect=%2Fcostwayplus`, { waitUntil: 'networkidle' });
  await shot(p, n('login'));
  const mail = `shot-${Date.now()}-${width}@example.ca`;
  await p.getByRole('textbox').first().fill(mail);
  await p.getByRole('button', { name: /^Contin/ }).click();
  await p.locator('input[type=password]').waitFor();
  await p.locator('input[type=password]').fill('sof');
  await shot(p, n('create'));
  await p.locator('input[type=password]').fill('sofapillow77');
  await p.getByRole('checkbox').check();
  await p.locator('button[type=submit]').last().click();
  await p.waitForTimeout(4000);
  log(p.url());
  await shot(p, n('verify'));
  await p.goto(`${base}/costwayplus`, { waitUntil: 'networkidle' });
  await shot(p, n('plus-customer'));
  await p.goto(`${base}/customer/account`, { waitUntil: 'networkidle' });
  log(p.url());
  await shot(p, n('home'));
  await p.goto(`${base}/customer/account/order`, { waitUntil: 'networkidle' });
  await shot(p, n('orders-empty'));
  const r = await p.goto(`${base}/customer/account/order/NOPE`, { waitUntil: 'networkidle' });
  log('unknown order', r.status());
  await p.goto(`${base}/?x=1`, { waitUntil: 'networkidle' });
  await p.mouse.click(5, 5);
  await p.waitForTimeout(17000);
  await shot(p, n('popup'));
  const d = p.getByRole('dialog');
  log('dialog', await d.count());
  if (await d.isVisible().catch(() => false)) {
    await d.getByRole('textbox').fill(mail);
    await d.locator('button[type=submit]').click();
    await p.waitForTimeout(2500);
    await shot(p, n('popup-answer'));
  }
  await c.close();
}
await browser.close();
