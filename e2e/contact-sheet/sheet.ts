import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@shop/contract';
import { expect, type Page } from '../support/test.ts';

/** Where the sheets are left. */
export const sheets = path.resolve(import.meta.dirname, '../../.cache/contact-sheet');
export const widths = [390, 768, 1440] as const;
/** Pixels of a page that are shown; what lies further down is cut off. */
const SHOWN = 4200;

/** A visitor who has moved through the whole page, so that all that waits for the scroll has come. */
const seeAll = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      });
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    const pictures = [...document.images].filter((picture) => picture.currentSrc !== '');
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
};

const take = async (page: Page, width: number): Promise<Buffer> => {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await seeAll(page);
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), SHOWN);
  await page.setViewportSize({ width, height }); // so that bars that stick to an edge stand where the page ends
  return page.screenshot({ animations: 'disabled' });
};

/** Takes the page in view at each width, and lays the pictures side by side at half their size. */
export const layOut = async (page: Page, name: string, language: Language): Promise<void> => {
  const pictures: string[] = [];
  for (const width of widths)
    pictures.push(
      `<img width="${width / 2}" src="data:image/png;base64,${(await take(page, width)).toString('base64')}">`,
    );
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: widths.reduce((sum, width) => sum + width / 2, 0) + 40, height: 400 });
  await sheet.setContent(
    `<body style="margin:0;display:flex;gap:20px;align-items:start;background:#888">${pictures.join('')}</body>`,
  );
  mkdirSync(sheets, { recursive: true });
  await sheet.screenshot({ path: path.join(sheets, `${name}.${language}.png`), fullPage: true });
  await sheet.close();
};
