import type { Browser } from '@playwright/test';
import { phone } from './phone.ts';

/** What the largest picture of a page is, and what stands beside it. */
interface Seen {
  picture: string;
  width: number;
  height: number;
  title: string;
}

/** Looks at the shop's page for its largest picture in view, and its heading. */
const look = async (browser: Browser, url: string): Promise<Seen> => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => {
    const shown = [...document.images].map((image) => ({ image, box: image.getBoundingClientRect() }));
    const area = ({ box }: (typeof shown)[number]) =>
      Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) * box.width;
    const largest = shown.toSorted((a, b) => area(b) - area(a))[0];
    return {
      picture: largest?.image.currentSrc ?? '',
      width: largest?.box.width ?? 0,
      height: largest?.box.height ?? 0,
      title: document.querySelector('h1')?.textContent ?? '',
    };
  });
  await context.close();
  if (!seen.picture) throw new Error(`${url} shows no picture`);
  return seen;
};

/** So many square pixels of a picture hide that one more sentence stands beside it. */
const TEXT_AREA = 30_000;

/**
 * The least that a page could be: the picture that is largest on the shop's page, in the same size, a heading and some
 * text, with no script and six lines of style. What is slower than this is the shop's own doing.
 */
export const floorPage = async (browser: Browser, url: string): Promise<string> => {
  const { picture, width, height, title } = await look(browser, url);
  const source = new URL(picture).pathname;
  const sentence = 'Made of solid wood and wool, delivered to your door, with thirty days to change your mind. ';
  // Less of it than of the picture, or the text would be the largest, and be there with the first paint.
  const text = sentence.repeat(Math.max(1, Math.min(4, Math.floor((width * height) / TEXT_AREA))));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="preload" as="image" href="${source}" fetchpriority="high"><link rel="icon" href="data:,">
<style>body{margin:0;font:16px/1.5 system-ui;color:#1f2925}header,main{padding:16px}img{display:block}</style></head>
<body><header><a href="/">Boréal</a></header><main><img src="${source}" width="${Math.round(width)}" height="${Math.round(height)}" alt=""><h1>${title}</h1><p>${text}</p></main></body></html>`;
};
