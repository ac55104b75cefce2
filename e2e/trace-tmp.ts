import { chromium } from '@playwright/test';
import { openAlive } from './support/alive.ts';
import { adding } from './support/adding.ts';
import { textsIn } from './support/texts.ts';
const what = process.argv[2] ?? 'cart';
const U='http://127.0.0.1:9701'; const text = textsIn('en');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: {width:390,height:844}, hasTouch: true, isMobile: true });
await openAlive(context);
const page = await context.newPage();
const url = U + '/one-variant-out-of-stock.html';
await page.goto(url);
const main = page.getByRole('main');
const add = main.getByRole('button', { name: text('catalog:cart.add') });
if (what === 'cart') { await adding(page, () => add.click()); await page.goto(url); }
if (what === 'menu') await page.goto(U + '/');
await page.waitForLoadState('networkidle');
const target = what === 'cart' ? page.locator('header a[href="/checkout/cart"]').first() : what === 'menu' ? page.getByRole('banner').getByRole('link', { name: text('host:header.menu'), exact: true }) : what==='add' ? add : what==='variant' ? main.locator('a[href*="piid"]:not([aria-current])').first() : main.getByRole('button', { name: text('catalog:quantity.more') });
await target.scrollIntoViewIfNeeded();
const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
await page.waitForTimeout(500);
const events: any[] = [];
session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline','disabled-by-default-v8.cpu_profiler','v8.execute','blink.user_timing','loading'] } } as never);
await target.tap();
await page.waitForTimeout(1200);
const done = new Promise((r) => session.once('Tracing.tracingComplete', r));
await session.send('Tracing.end'); await done;
const press = events.find((e) => e.name === 'EventDispatch' && ['pointerdown','touchstart'].includes(e.args?.data?.type));
const click = events.find((e) => e.name === 'EventDispatch' && e.args?.data?.type === 'click');
const t0 = press.ts; const tid = press.tid, pid = press.pid;
const mine = events.filter((e) => e.pid === pid && e.tid === tid && e.ts >= t0 && e.ts < t0 + 700e3 && e.dur);
console.log('click at', ((click?.ts ?? 0) - t0) / 1000);
for (const e of mine.filter((e) => e.dur > 3000 && !['RunTask'].includes(e.name)).sort((a, b) => a.ts - b.ts)) console.log(((e.ts - t0) / 1000).toFixed(0).padStart(5), (e.dur / 1000).toFixed(1).padStart(7), e.name, e.args?.data?.type ?? e.args?.data?.functionName ?? e.args?.beginData?.dirtyObjects ?? e.args?.elementCount ?? '');
// self time by function
const nodes = new Map<number, any>(); const self = new Map<string, number>();
for (const e of events.filter((e) => e.name === 'ProfileChunk')) {
  const p = e.args.data.cpuProfile; for (const n of p?.nodes ?? []) nodes.set(n.id, n);
  const d = e.args.data.timeDeltas ?? []; (p?.samples ?? []).forEach((s: number, i: number) => { const n = nodes.get(s); if (!n) return; const k = n.callFrame.functionName + ' ' + (n.callFrame.url ?? '').split('/').slice(-1) + ':' + n.callFrame.columnNumber; self.set(k, (self.get(k) ?? 0) + d[i] / 1000); });
}
console.log([...self].sort((a, b) => b[1] - a[1]).slice(0, 22).map(([k, v]) => v.toFixed(1) + ' ' + k).join('\n'));
await browser.close();
