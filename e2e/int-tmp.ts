import { chromium } from '@playwright/test';
import { measureInteractions } from './speed/interactions.ts';
import { measureOpening } from './speed/opening.ts';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const U='http://127.0.0.1:9701';
const o=[]; for (let i=0;i<4;i++) o.push(await measureOpening(browser, U+'/one-variant-out-of-stock.html', 'header a[href="/checkout/cart"]'));
console.log('opening', JSON.stringify(o.map(x=>[Math.round(x.painted),Math.round(x.shown)])));
if (process.argv[2]!=='o') for (let i = 0; i < 2; i++) console.log(JSON.stringify(await measureInteractions(browser, U)));
await browser.close();
