import { takenOver } from '@shop/qa';
import { expect, test } from '../support/test.ts';

/** What attackers write into a text that is shown as HTML; each would set an attribute of the document when it ran. */
const run = `document.documentElement.setAttribute('data-run','')`;
const payloads = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<svg onload="${run}"></svg>`,
  `<svg><script>${run}</script></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${run}">`,
  `<noscript><p title="</noscript><img src=x onerror=&quot;${run}&quot;>">`,
  `<a href="javascript:${run}">a</a>`,
  `<a href="jav&#x09;ascript:${run}">b</a>`,
  `<a href="data:text/html,<script>${run}</script>">c</a>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<form action="javascript:${run}"><button>d</button></form>`,
  `<details open ontoggle="${run}">e</details>`,
  `<p style="background:url(javascript:${run})">f</p>`,
  `<base href="https://evil.example/">`,
  `<template><img src=x onerror="${run}"></template>`,
  `<img src="x" alt="\`><img src=x onerror=${run}>">`,
  `</div></main><h1 id="escaped">g</h1>`,
];

test('a page takes neither HTML nor the address of a script from a string', async ({ page, complaints }) => {
  complaints.allow(/Trusted ?(HTML|ScriptURL|Type)/);
  await page.goto('/');
  const refused = await page.evaluate(() => {
    const attempts = [
      () => (document.body.innerHTML = '<p>x</p>'),
      () => document.body.insertAdjacentHTML('beforeend', '<p>x</p>'),
      () => new DOMParser().parseFromString('<p>x</p>', 'text/html'),
      () => (document.createElement('script').src = '/assets/x.js'),
      () =>
        (
          window as unknown as Window & { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('mine', {}),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError']);
});

test('nothing of the API’s HTML runs in a browser, and what is allowed of it is shown', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/); // pictures of the payloads that are not there
  await page.route('**/api/cms_page*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const content = `<h2>Before</h2>${payloads.join('\n')}<p>After <strong>all</strong></p>`;
    await route.fulfill({ response, json: { ...answer, result: { ...answer.result, content } } });
  });
  await page.goto('/');
  const policy = await page.evaluate(async () => (await fetch('/')).headers.get('content-security-policy'));
  expect(policy).toContain("require-trusted-types-for 'script'");
  const footer = page.getByRole('contentinfo');
  const terms = await takenOver(footer.getByRole('link', { name: 'Terms' }).first());
  await terms.click();
  const shown = page.getByRole('main');
  await expect(shown.getByText('After all')).toBeVisible();
  await expect(shown.locator('strong', { hasText: 'all' })).toBeVisible();
  const rendered = await shown.evaluate((main) =>
    [...main.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches('script, iframe, math, style, template, noscript, base') ? [element.tagName] : []),
      ...[...element.attributes].filter(({ name }) => /^on|^srcdoc|^style/.test(name)).map(({ name }) => name),
      ...(element instanceof HTMLAnchorElement && element.href && !/^(https?|mailto|tel):$/.test(element.protocol)
        ? [element.href]
        : []),
    ]),
  );
  expect(rendered).toEqual([]);
  await expect(page.locator('html[data-run]')).toHaveCount(0);
  await expect(page.locator('main #escaped')).toHaveCount(0);
});
